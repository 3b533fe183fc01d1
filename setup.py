"""Builds the engine with mypyc as one group; without a C compiler it stays plain Python."""

import os
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Each where the compiler knows it; mypyc itself asks for -O3 and, too strict for a user, -Werror.
FLAGS = ["-Wno-error", "-fno-semantic-interposition", "-flto=auto", "-fvisibility=hidden"]
NOTICE = "Malecón: the engine runs interpreted here, many times slower but with the same results."


def compiles(flags: list[str]) -> bool:
    """Whether there is a C compiler that makes a Python extension with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        probe.optional = True
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()
        return Path(command.get_ext_fullpath("probe")).exists()


def expected_build() -> str:
    """Which build this machine and MALECON_INTERPRETED lead to: compiled or interpreted."""
    if os.environ.get("MALECON_INTERPRETED", "") not in ("", "0") or not compiles([]):
        return "interpreted"
    return "compiled"


def engine() -> list[Extension]:
    """The extensions of the engine: one shared library and a door to it per module."""
    if expected_build() == "interpreted":
        print(NOTICE)
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for path in Path("src/malecon/engine").rglob("*.py"))
    extensions = mypycify(
        # Skip what malecon/__init__.py imports: games, and libraries a build does not need.
        ["--cache-dir=build/mypy", "--follow-imports=skip", *sources],
        opt_level="3",
        group_name="malecon_engine",  # dotted, mypyc would look for packages in the wrong folder
        target_dir=f"build/{sys.implementation.cache_tag}",
    )
    flags = [flag for flag in FLAGS if compiles([flag])]
    for extension in extensions:
        extension.optional = True
        extension.depends.append("setup.py")
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = flags
    return cast(list[Extension], extensions)


class BuildEngine(build_ext):
    """All of the engine or nothing of it: a part could not be imported."""

    def run(self) -> None:
        self.parallel = True
        super().run()
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        if not all(path.exists() for path in wanted):
            wanted.clear()
            print(NOTICE)
        for path in built(self.build_lib) - wanted:
            path.unlink()


class BuildPython(build_py):
    """Starts from nothing, so that a module that was deleted leaves the wheel, too."""

    def run(self) -> None:
        files = {path for path in Path(self.build_lib).rglob("*") if path.is_file()}
        for path in files - built(self.build_lib):
            path.unlink()
        super().run()


def built(folder: str) -> set[Path]:
    return {path for suffix in EXTENSION_SUFFIXES for path in Path(folder).rglob("*" + suffix)}


if __name__ == "__main__":
    Path("build").mkdir(exist_ok=True)
    setup(
        # Metadata needs no compiler; only the wheel does.
        ext_modules=engine() if "bdist_wheel" in sys.argv else [],
        cmdclass={"build_ext": BuildEngine, "build_py": BuildPython},
        options={"egg_info": {"egg_base": "build"}},
    )
