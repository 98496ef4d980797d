#!/usr/bin/env bash
# accessible_journey.sh <python> <program>: the journey on a screen, a session bus with a registry
# of accessible objects and in a home of its own.
set -u

here=$(dirname "$0")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export XDG_CACHE_HOME=$home/cache QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

"$here/on_a_screen.sh" dbus-run-session -- "$1" "$here/accessible_journey.py" "$2"
