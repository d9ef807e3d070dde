# Each target sets up what it needs in .venv; nothing is installed outside it.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
export CHROMIUM ?= $(shell command -v chromium || echo /usr/bin/chromium)

CLIENT := src/cantina/server/client/index.html
CLIENT_PARTS = $(shell find client/src client/page -type f ! -name '*.test.ts') $(wildcard client/*.html client/*.ts client/*.js src/cantina/text/*/*.ftl)

# Python keeps what it compiled, whatever the shell says: rewriting every test again takes a good part of the inner loop.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup postgresql curl chromium client client-types client-logic client-test client-e2e play play-terminal compiled test test-fast lint types rule-coverage golden pictures bench bench-client wheel lock lock-client clean

help: ## this list
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | sort | expand -t 16

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cantina needs Python 3.11 or newer, $(PYTHON) is older; set PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || sh tools/need.sh python3-venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

setup: .venv/ready ## install everything into .venv

postgresql: # the storage tests start a server of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || sh tools/need.sh postgresql

curl: # one of the example bots is a shell script
	@command -v curl >/dev/null || sh tools/need.sh curl

chromium: # the tests of the web client look at it
	@test -x "$(CHROMIUM)" || sh tools/need.sh chromium

client/node_modules/ready: client/package-lock.json client/package.json
	@sh tools/node.sh
	cd client && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): client/node_modules/ready $(CLIENT_PARTS)
	@sh tools/node.sh
	cd client && npm run --silent build -- --logLevel warn

client: $(CLIENT) ## build the web client into the package; needs Node 20.19
	@:

client-types: client
	cd client && npm run --silent check

client-logic: client
	cd client && npm run --silent test

client-test: client ## check the web client and test its logic
	@$(MAKE) --no-print-directory -j2 -O client-types client-logic

client-e2e: compiled client chromium ## play in browsers at a live server; pictures go to artefacts/client
	@rm -rf artefacts/client
	cd client && npm run --silent e2e

# A client that is there already can be played without Node.
play: setup ## open a place to play, for the browser and for phones
	@if command -v npm >/dev/null || ! test -f $(CLIENT); then $(MAKE) --no-print-directory client; fi
	@$(BIN)/cantina serve

play-terminal: setup ## play in the terminal
	@$(BIN)/cantina play bounty-hunters

compiled: setup
	@$(BIN)/python -m tools.compile_all

test: lint compiled postgresql curl chromium client-test ## every test
	$(BIN)/python -m pytest -q -n $(JOBS)
	@$(MAKE) --no-print-directory rule-coverage client-e2e

test-fast: setup postgresql curl client-test ## the inner loop, under two minutes
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow"

lint: setup client/node_modules/ready ## style, formatting and types, of the web client too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd client && npm run --silent lint

types: setup ## write what the web client knows of the server again: types of messages, facts of games; read the difference
	@$(BIN)/python -m tools.typescript

rule-coverage: setup ## every rule and ruling with its tests
	@$(BIN)/python -m tools.rule_coverage

golden: compiled ## write golden playthroughs, counts and recorded games again; read the difference
	@$(BIN)/python -m tools.golden
	@$(BIN)/python -m tools.recorded_updates

bench: setup ## how fast it is, beside its peers
	@$(BIN)/cantina bench

pictures: compiled client chromium ## take the pictures of the README again; look at them before they are committed
	@cd client && npm run --silent pictures

bench-client: compiled client chromium ## how heavy the web client is, and how soon a slow computer can use it
	@cd client && npm run --silent bench

wheel: setup client ## the package with the web client in it, in dist/
	@rm -rf build
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

lock: setup ## pin the newest versions that fit pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	  --python-version 3.11 --extra server --extra postgresql --extra lab --extra bench --extra dev pyproject.toml -o requirements.lock
	echo 'setuptools>=77' | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	  --python-version 3.11 --extra server --extra postgresql --constraint requirements.lock pyproject.toml - -o requirements-server.lock

lock-client: client/node_modules/ready ## pin what client/package.json names; all platforms, no addresses
	cd client && rm -rf node_modules package-lock.json && npm install --package-lock-only --no-audit --no-fund

clean: ## remove what was installed and built
	rm -rf client/node_modules src/cantina/server/client .venv build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
