#!/bin/sh
# Runs a TypeScript program on the Node 24 among the project's packages, whatever Node is in the PATH:
#   sh tools/run.sh server/src/cli/start.ts --help
# Installs missing packages first, and repairs Node if its install script was skipped.
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
  say 'outfitter: installing packages, which are missing or older than package-lock.json (about a minute)'
  # An npm script passes its settings on to the inner npm. Only those of the registry should apply.
  unset npm_config_global npm_config_prefix npm_config_local_prefix npm_config_workspace npm_config_workspaces npm_command
  # Not npm ci: it rejects a lock file from a machine whose registry lacks the packages of some platforms. With --no-save,
  # npm install installs the same versions, does not change the file, and is faster after a small change.
  npm install --no-save --no-audit --no-fund --loglevel=error >&2 ||
    fail 'npm install failed, its message is above. Fix: check the network or registry, then run npm install by hand.'
  # npm does not touch its list if nothing has changed; without this, every start would install again.
  touch node_modules/.package-lock.json
}

# npm runs only the install scripts that package.json allows; without the script of the package "node" its program is not linked.
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

# Programs started from here (tsc, vitest, react-router) find the same Node.
PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
export PATH
# Caches compiled code for the next start.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$root/node_modules/.cache/node}
export NODE_COMPILE_CACHE
exec "$node" "$@"
