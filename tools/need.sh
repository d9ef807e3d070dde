#!/bin/sh
# Install system packages that a step needs, or say which they are.
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && apt-get install -y -qq "$@" && exit 0
fi
echo "This step needs the system package(s): $*. Install them, for example: sudo apt-get install $*" >&2
exit 1
