# Each target sets up what it needs in .venv; nothing is installed outside it.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

.PHONY: help setup postgresql curl play play-terminal compiled test test-fast lint types rule-coverage golden bench lock clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | sort | expand -t 16

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cantina needs Python 3.11 or newer, $(PYTHON) is older; set PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || sh tools/need.sh python3-venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

setup: .venv/ready ## install everything into .venv

postgresql: # the storage tests start a server of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || sh tools/need.sh postgresql

curl: # one of the example bots is a shell script
	@command -v curl >/dev/null || sh tools/need.sh curl

play: setup ## open a place to play, for the browser and for phones
	@$(BIN)/cantina serve

play-terminal: setup ## play in the terminal
	@$(BIN)/cantina play bounty-hunters

compiled: setup
	@$(BIN)/python -m tools.compile_all

test: lint compiled postgresql curl ## every test
	$(BIN)/python -m pytest -q -n $(JOBS)
	@$(MAKE) --no-print-directory rule-coverage

test-fast: setup postgresql curl ## the inner loop, under two minutes
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow"

lint: setup ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

types: setup ## write the TypeScript types of the messages anew; read the difference
	@$(BIN)/python -m tools.typescript

rule-coverage: setup ## every rule and ruling with its tests
	@$(BIN)/python -m tools.rule_coverage

golden: compiled ## write golden playthroughs, counts and recorded games anew; read the difference
	@$(BIN)/python -m tools.golden

bench: setup ## how fast it is, beside its peers
	@$(BIN)/cantina bench

lock: setup ## pin the newest versions that fit pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	  --python-version 3.11 --extra server --extra postgresql --extra lab --extra bench --extra dev pyproject.toml -o requirements.lock

clean: ## remove what was installed and built
	rm -rf .venv build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
