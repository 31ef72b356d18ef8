#!/bin/sh
# Runs one of our TypeScript entries on the Node 24 that the project brings along, whatever Node the PATH has:
#   sh tools/run.sh server/src/cli/start.ts --help
# Installs what is missing first, and repairs a Node whose install script was skipped.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"

say() { printf '%s\n' "$*" >&2; }
fail() { say "outfitter: $*"; exit 1; }

needs_install() {
  [ ! -f node_modules/.package-lock.json ] && return 0
  [ -f package-lock.json ] && [ -n "$(find package-lock.json -newer node_modules/.package-lock.json)" ]
}

install_packages() {
  command -v npm >/dev/null 2>&1 || fail 'npm is missing. Fix: install Node.js 20 or newer with npm, then run this again.'
  say 'outfitter: packages are missing or older than package-lock.json, installing them (once, about a minute)'
  # Called from an npm script, the outer npm's settings would reach the inner one; only the registry ones may.
  unset npm_config_global npm_config_prefix npm_config_local_prefix npm_config_workspace npm_config_workspaces npm_command
  # Not npm ci: it refuses a lock file that was written where the registry lacks the packages of some platforms.
  # npm install takes the same versions, leaves the file as it is, and is quicker where only little has changed.
  npm install --no-save --no-audit --no-fund --loglevel=error >&2 ||
    fail 'npm install failed, its message is above. Fix: check the network or registry, then run npm install by hand.'
  # npm leaves the time of its own list alone where nothing changed; we would install again and again.
  touch node_modules/.package-lock.json
}

# npm runs only the install scripts that package.json allows; without node's own script its program is not linked.
link_node() {
  [ -d node_modules/node ] || fail 'the package "node" is missing from node_modules. Fix: rm -rf node_modules && npm install'
  say 'outfitter: the install script of the package "node" was skipped, running it now'
  (cd node_modules/node && node installArchSpecificPackage.js >&2) || true
}

needs_install && install_packages
node=node_modules/node/bin/node
[ -x "$node" ] || link_node
[ -x "$node" ] || fail "$node is missing. Fix: rm -rf node_modules && npm install"

case $("$node" --version) in
  v24.*) ;;
  *) fail "$node is $("$node" --version), not Node 24. Fix: rm -rf node_modules && npm install" ;;
esac

# Programs that we start (tsc, vitest, react-router) find the same Node first.
PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
export PATH
# Compiled code is kept for the next start.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$root/node_modules/.cache/node}
export NODE_COMPILE_CACHE
exec "$node" "$@"
