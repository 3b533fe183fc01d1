"""python -m malecon"""

from malecon.cli.main import main

main()
