#!/usr/bin/env python3
"""accessible_journey.py <program>: uses the window as a blind person without a mouse.

Keys go to the X display; everything else is read and set through the accessibility bus, as a screen
reader does. An impossible step ends the journey and prints what was there instead.
"""

import csv
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import pyatspi

PROGRAM = sys.argv[1]
SENTENCE = "The dog chased a cat because it was hungry"
TEMPERATURE = 2.0
PATIENCE = 20  # seconds
LESSON = {
    "headlight": 2,
    "experiment": {"source": {"kind": "sentence", "text": "I saw a saw"}},
    "steps": [
        {
            "experiment": {"source": {"kind": "sentence", "text": "I saw a saw"}},
            "view": {"view": "heads"},
            "selection": {"query": 2},
            "captions": [{"language": "en", "title": "All heads", "text": "Rows ask."}],
        },
        {
            "experiment": {"source": {"kind": "sentence", "text": "I saw a saw"}},
            "view": {"view": "matrices", "tensor": "layer1/head1/weights"},
            "selection": {"query": 2, "key": 4},
            "hidden": "row",
            "captions": [{"language": "en", "title": "A riddle", "text": "Whom does it see?"}],
        },
    ],
}


def say(text):
    print(f"{time.monotonic() - STARTED:5.1f} s  {text}", flush=True)


def fail(text):
    sys.exit(f"The journey ends here: {text}")


def until(what, condition):
    """Waits for the condition and returns its first true value."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = condition()
        except Exception:  # an object that has just gone
            found = None
        if found:
            return found
        time.sleep(0.05)
    fail(what)


def key(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def write(text):
    subprocess.run(["xdotool", "type", "--delay", "2", text], check=True)


def shown(accessible):
    """True if it is on screen or can be scrolled to."""
    return accessible.getState().contains(pyatspi.STATE_VISIBLE)


def focused(accessible):
    return accessible.getState().contains(pyatspi.STATE_FOCUSED)


def walk(accessible):
    """Yields every visible object, from the top."""
    for child in accessible:
        if child is not None and shown(child):
            yield child
            yield from walk(child)


def find(inside, role, name):
    """The first object of a role whose name starts with the given text."""
    for each in walk(inside):
        if each.getRole() == role and each.name.startswith(name):
            return each
    return None


def windows():
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and "headlight" in application.name:
            yield from application


def window(title):
    return next((each for each in windows() if title in each.name and shown(each)), None)


def numbers(tensor, *settings):
    """The output of the compute command: rows of tokens and numbers."""
    command = [PROGRAM, "compute", "--text", SENTENCE, "--tensor", tensor, "--format", "csv"]
    for setting in settings:
        command += ["--set", setting]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return list(csv.reader(io.StringIO(text)))


def present():
    """Presents a lesson with clicker keys."""
    key("F5")
    screen = until("F5 presents nothing", lambda: window("presentation"))
    page = until(
        "no page tells the first step",
        lambda: next((e for e in walk(screen) if "All heads" in e.name and focused(e)), None),
    )
    for words in ("Step 1 of 2", "Rows ask."):
        if words not in page.name:
            fail(f"the first step is told as “{page.name}”, without “{words}”")
    if find(screen, pyatspi.ROLE_IMAGE, "Query saw (2)") is None:
        fail("the picture of the first step has no sentence")
    say(f"presents: {page.name}")
    key("Next")
    until("Page Down does not go on", lambda: "A riddle" in page.name and "Step 2" in page.name)
    until(
        "no title of the second step",
        lambda: find(screen, pyatspi.ROLE_LABEL, "A riddle"),
    )
    heard = [each.name for each in walk(screen) if each.name]
    told = [name for name in heard if re.search(r"\d\.\d", name)]
    if told:
        fail(f"what is covered is told: {told}")
    until("nothing says that it is covered", lambda: find(screen, pyatspi.ROLE_IMAGE, "Hidden"))
    key("Next")
    answer = until("no answer is told", lambda: find(screen, pyatspi.ROLE_LABEL, "saw → "))
    until("the picture stays silent", lambda: find(screen, pyatspi.ROLE_IMAGE, "Query saw (2)"))
    say(f"covered, then: {answer.name}")
    key("Escape")
    until("Esc does not leave", lambda: window("presentation") is None)


def change_sentence(frame):
    field = find(frame, pyatspi.ROLE_TEXT, "Sentence") or fail("no field is named “Sentence”")
    field.queryComponent().grabFocus()
    until("the sentence does not get the focus", lambda: focused(field))
    field.queryEditableText().setTextContents(SENTENCE)
    count = len(SENTENCE.split())
    until("the sentence has no new tokens", lambda: f"{count} tokens" in told(frame))
    say(f"{count} tokens")


def told(frame):
    return " ".join(each.name for each in walk(frame) if each.getRole() == pyatspi.ROLE_LABEL)


def set_slider(frame):
    name = "Temperature"
    slider = find(frame, pyatspi.ROLE_SLIDER, name) or fail(f"no slider is named “{name}”")
    value = slider.queryValue()
    if not value.minimumValue < TEMPERATURE < value.maximumValue:
        fail(f"the slider goes from {value.minimumValue} to {value.maximumValue}")
    value.currentValue = TEMPERATURE
    until("the slider keeps its number", lambda: abs(value.currentValue - TEMPERATURE) < 1e-6)
    box = find(frame, pyatspi.ROLE_SPIN_BUTTON, name) or fail("no box has the exact number")
    until("the box has another number", lambda: abs(box.queryValue().currentValue - 2) < 1e-6)
    say(f"{slider.name}: {value.currentValue}")


def select_cell(frame):
    """Moves to the view with Tab, and inside it with arrow keys."""
    picture = next((e for e in walk(frame) if e.getRole() == pyatspi.ROLE_IMAGE
                    and "Head 1 of" in e.name), None) or fail("no picture has a sentence")
    for _ in range(40):
        if focused(picture):
            break
        key("shift+Tab")
        time.sleep(0.03)
    else:
        fail("Shift+Tab never comes to the picture")
    key("Down", "Down", "Right", "Right", "Down")
    pattern = r"Query (\S+) \((\d+)\) gives key (\S+) \((\d+)\) the weight ([\d.]+), rank"
    rows = numbers("layer1/head1/weights", f"temperature={TEMPERATURE}")
    plain = numbers("layer1/head1/weights")

    def right():
        found = re.match(pattern, picture.name)
        if not found:
            return None
        query, row, key_token, column, weight = found.groups()
        cell = float(rows[int(row)][int(column)])
        if abs(cell - float(weight)) > 0.0006:
            return None
        words = SENTENCE.split()
        if query != words[int(row) - 1] or key_token != words[int(column) - 1]:
            fail(f"other tokens than in the sentence: {picture.name}")
        return abs(cell - float(plain[int(row)][int(column)])) > 0.002

    until(f"not what the command computes: {picture.name}", right)
    weight = re.match(pattern, picture.name).group(5)
    if weight not in told(frame):
        fail("the status line does not tell the weight")
    say(picture.name)


def export(folder):
    path = os.path.join(folder, "figure.pdf")
    key("ctrl+e")
    until("Ctrl+E opens no dialog", lambda: window("Export"))
    dialog = window("Export")
    nameless = [e.getRoleName() for e in walk(dialog)
                if e.getState().contains(pyatspi.STATE_FOCUSABLE) and not e.name
                and e.getRole() in (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TEXT,
                                    pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_CHECK_BOX)]
    if nameless:
        fail(f"parts of the dialog have no names: {nameless}")
    key("Return")
    asks = until("Return does not ask for a name", lambda: window("Export as"))
    until("no field for the name", lambda: next(
        (e for e in walk(asks) if e.getRole() == pyatspi.ROLE_TEXT and focused(e)), None))
    key("ctrl+a")
    write(path)
    key("Return")
    until("no figure is written", lambda: os.path.exists(path))
    with open(path, "rb") as file:
        if file.read(5) != b"%PDF-":
            fail("the figure is no PDF")
    say(f"exported {os.path.getsize(path)} bytes")


def main():
    with tempfile.TemporaryDirectory() as folder:
        lesson = os.path.join(folder, "lesson.headlight")
        with open(lesson, "w", encoding="utf-8") as file:
            json.dump(LESSON, file)
        program = subprocess.Popen([PROGRAM, lesson])
        try:
            frame = until("no window comes", lambda: window("lesson.headlight"))
            until("no picture comes", lambda: find(frame, pyatspi.ROLE_IMAGE, ""))
            say(f"opened: {frame.name}")
            present()
            change_sentence(frame)
            set_slider(frame)
            select_cell(frame)
            export(folder)
            if program.poll() is not None:
                fail("the program has ended")
        finally:
            program.kill()
            program.wait()


STARTED = time.monotonic()
main()
