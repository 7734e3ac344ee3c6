# One virtual environment with everything; in it the wheel built from this tree, compiled where a C compiler works.
PYTHON ?= python3
BIN := .venv/bin
UV := VIRTUAL_ENV=.venv $(BIN)/uv -q pip
IN_OTHER := $(BIN)/uv -q pip install --python build/other/bin/python
LOCK := $(UV) compile --universal --python-version 3.11 --no-emit-index-url --generate-hashes --no-header
# Many tests wait for a browser or another process: three workers keep two cores busy.
PYTEST := $(BIN)/pytest -q -n 3 --dist worksteal
SOAK := $(filter-out test_%,$(patsubst tests/soak/%.py,%,$(wildcard tests/soak/*.py)))
CLIENT := client-lint client-check client-test
CODE := $(wildcard src tests benchmarks examples docs/images docs/site_pages.py web/fixtures hatch_build.py)
# That the engine does the same as source and as compiled is tested by playing and replaying on both. Each rule and card,
# and what people and computer players do, is tested on the wheel, which is what they run and several times faster; so is
# what plays many matches.
MANY_MATCHES := $(wildcard tests/arena tests/cli/test_arena.py tests/cli/test_simulate.py tests/cli/test_train.py)
ON_WHEEL_ONLY := $(MANY_MATCHES) $(wildcard tests/bots tests/browser tests/games tests/lab tests/server tests/terminal)
ON_WHEEL := $(wildcard tests/core tests/conformance tests/journals) $(ON_WHEEL_ONLY)

# Bytecode is kept, beside the tree: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

# The stamp's name holds a checksum of all that goes into the wheel, so the installed one is never stale.
SUM := $(shell find src web pyproject.toml hatch_build.py \( -name node_modules -o -path src/ludoteka/server/client \) -prune \
  -o -type f ! -name '*.pyc' -print | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
WHEEL := .venv/wheel-$(SUM)$(if $(LUDOTEKA_PLAIN),-plain)

.DELETE_ON_ERROR:
.PHONY: help setup play terminal test other soak lint python-lint client format docs bench release lock clean chromium $(CLIENT)

help:  ## Show this help
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(WHEEL)  ## Make .venv with everything installed

play: $(WHEEL)  ## Open the table in the browser
	@$(BIN)/ludoteka serve

terminal: $(WHEEL)  ## Play Seasons in this terminal
	@$(BIN)/ludoteka play seasons

test: .venv/tools chromium  ## Check everything: lint, then tests on the source and on the installed wheel
	$(MAKE) --no-print-directory -j 2 lint client
	$(PYTEST) $(addprefix --ignore=,$(ON_WHEEL_ONLY))
ifneq ($(ON_WHEEL),)
	$(PYTEST) -o pythonpath=. $(ON_WHEEL)
endif

# The engine with nothing but its own dependencies; OTHER is the newest other Python that is found, in pyenv too.
FIND_OTHER := import sys; sys.exit(sys.version_info < (3, 11) or sys.version_info[:2] == tuple(map(int, sys.argv[1].split("."))))
OTHER ?= $(shell this=$$($(BIN)/python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
  for python in python3.14 python3.13 python3.12 python3.11 $$(ls -d ~/.pyenv/versions/3.*/bin/python 2>/dev/null | sort -rV); do \
  $$python -c '$(FIND_OTHER)' $$this 2>/dev/null && echo $$python && break; done)
other: .venv/tools  ## Test the engine as installed for another Python: make other OTHER=python3.13
	@test -n '$(OTHER)' || { echo 'No other Python from 3.11 on is installed: name one, as in make other OTHER=python3.13'; exit 1; }
	$(BIN)/uv -q venv --clear --python $(OTHER) build/other
	$(IN_OTHER) -c requirements/dev.txt hatchling 'mypy[mypyc]' hypothesis pytest pytest-asyncio pytest-xdist
	rm -rf build/other-wheel && build/other/bin/python -m hatchling build -t wheel -d build/other-wheel
	$(IN_OTHER) -c requirements/dev.txt build/other-wheel/*.whl
	LUDOTEKA_CASES=all build/other/bin/python -m pytest -q -n 2 -o pythonpath=. tests/core tests/conformance tests/journals

soak: $(WHEEL) chromium  ## Search for faults for hours: broken code no test notices, flaky tests, hostile data
	$(UV) install --require-hashes -r requirements/ray.txt
	set -e; for name in $(SOAK); do $(BIN)/python -m tests.soak.$$name; done

lint: python-lint client-lint  ## Check style, types and imports

python-lint: .venv/tools
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

client: $(CLIENT)  ## Check the browser client

$(CLIENT): client-%: $(WHEEL)
	cd web && npm run --silent $*

format: .venv/tools  ## Tidy the code's style
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	cd web && npm run --silent format

docs: .venv/tools  ## Build the documentation site in build/site; a broken link is an error
	$(BIN)/uv -q venv --clear --python $(BIN)/python build/docs
	$(BIN)/uv -q pip install --python build/docs/bin/python --require-hashes -r requirements/docs.txt
	NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --strict

bench: $(WHEEL) chromium  ## Measure the engine and the computer players beside OpenSpiel and RLCard, the server and the browser client
	$(UV) install --require-hashes --no-build-isolation -r requirements/bench.txt
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.players
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.browser

release: $(WHEEL)  ## Make the source archive and the pure wheel in build/release
	rm -rf build/release
	$(BIN)/python -m hatchling build -t sdist -d build/release
	LUDOTEKA_PLAIN=1 $(BIN)/python -m hatchling build -t wheel -d build/release

lock: .venv/tools  ## Pin the newest dependencies that pyproject.toml allows
	echo uv | $(LOCK) --upgrade - -o requirements/uv.txt
	$(LOCK) --upgrade pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml --extra ray -c requirements/dev.txt -o requirements/ray.txt
	$(LOCK) --upgrade pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) --upgrade pyproject.toml --extra docs -c requirements/dev.txt -o requirements/docs.txt

clean:  ## Remove .venv and all that was built
	rm -rf .venv build dist .hypothesis .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The browser tests need a Chromium; the headless shell does the least work. As root on Debian it is installed; elsewhere
# it is asked for.
chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	  if command -v $$name >/dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get -qq update && export DEBIAN_FRONTEND=noninteractive && \
	  { apt-get -qq install -y chromium-headless-shell >/dev/null || apt-get -qq install -y chromium >/dev/null; }; \
	else echo 'The browser tests need Chromium: install it (on Debian and Ubuntu: apt install chromium)'; exit 1; fi

$(WHEEL): .venv/tools
	rm -rf dist .venv/wheel-*
	$(BIN)/python -m hatchling build -t wheel
	$(UV) install --no-deps --reinstall dist/*.whl
	touch $@

.venv/tools: requirements/uv.txt requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'Ludoteka needs Python 3.11 or newer: install it, or name it: make setup PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing: install it (on Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(UV) install --require-hashes -r requirements/dev.txt
	touch $@
