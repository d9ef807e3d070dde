#!/bin/sh
# Node and npm for the web client: installed where that can be done, and new enough for what builds it.
here=$(dirname "$0")
command -v npm >/dev/null || sh "$here/need.sh" npm || {
  echo "They build the web client. Without them Cantina can be played in the terminal: make play-terminal" >&2
  exit 1
}
node -e '
const [major, minor] = process.versions.node.split(".").map(Number);
const least = { 20: 19, 22: 13 }[major];
process.exit(major >= 24 || minor >= least ? 0 : 1);
' && exit 0
echo "The web client is built with Node 20.19, 22.13, or 24 and newer; here is $(node --version)." >&2
echo "Install a newer one, or play in the terminal: make play-terminal" >&2
exit 1
