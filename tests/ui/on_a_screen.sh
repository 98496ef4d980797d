#!/usr/bin/env bash
# on_a_screen.sh <command…>: runs it on an X display of its own, with a window manager, so that
# windows become active as they do for a user.
set -u

folder=$(mktemp -d)
trap 'kill "${manager-}" "${screen-}" 2>/dev/null; rm -rf "$folder"' EXIT

Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$folder/display" 2>"$folder/log" &
screen=$!
for ((i = 0; i < 200; ++i)); do
    [ -s "$folder/display" ] && break
    sleep 0.05
done
[ -s "$folder/display" ] || { cat "$folder/log"; exit 1; }
DISPLAY=:$(cat "$folder/display")
export DISPLAY QT_QPA_PLATFORM=xcb
openbox >/dev/null 2>&1 &
manager=$!
sleep 0.5

"$@"
