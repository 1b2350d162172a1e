# `make play` takes a fresh clone to a game; `make check test` is what CI runs.
# Needed: Python 3.11 or newer with venv, Node 20 or newer, and Chromium for the tests.
PYTHON ?= python3
PORT ?= 8000
BASE ?= /statecraft/
PY := .venv/bin/python

# Stamps: the set-up is done once, and again only when what is pinned changes.
VENV := .venv/.ready
NPM := node_modules/.ready

.PHONY: help play setup build serve test check format bench clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: build ## set up, build and serve: the whole way to a game
	@$(MAKE) --no-print-directory serve

setup: $(VENV) $(NPM) ## the virtual environment and the pinned runtime

build: setup ## make dist/, the site
	$(PY) -m tools.site --base "$(BASE)" $(SITE_FLAGS)

serve: setup ## serve dist/ as GitHub Pages would
	$(PY) -m tools.serve --port $(PORT) --base "$(BASE)"

test: setup ## every test, those in the browser included (they build a site of their own)
	$(PY) -m pytest --numprocesses auto --dist loadfile

check: setup ## lint, format and types
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy --strict engine ui cli tools

format: setup ## put the code into the one format
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

bench: build ## measure; prints a table, asserts nothing
	$(PY) -m tools.bench

clean: ## remove what was made, the set-up included
	rm -rf .venv node_modules dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed. Name it: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

$(NPM): package.json package-lock.json
	@node -e 'if (parseInt(process.versions.node) < 20) { console.error("Node 20 or newer is needed."); process.exit(1); }'
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@
