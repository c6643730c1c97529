"""What a view copies is pasted whole in the same program, and read by other programs in each of its types, in parts where it
is long; what another program copies takes its place."""

import subprocess

from display import Program, set_appearance, wait_until

PICTURE = bytes(index // 7 % 256 for index in range(300_000))
LINK = "https://example.com/a"
WORDS = "a picture é"


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--copying"], "Window test")
    bar = (200, 400)
    wait_until("the window", lambda: display.pixel(*bar) == (0, 0, 0) and display.pixel(200, 150) != (0, 0, 0))

    def read(kind):
        return subprocess.run(
            ["xclip", "-selection", "clipboard", "-t", kind, "-o"], env=display.environment, capture_output=True,
            timeout=20).stdout

    program.click(200, 50)
    program.xdotool("key", "ctrl+c")
    text = f"{WORDS}\n{LINK}".encode()
    wait_until("the text for other programs", lambda: read("UTF8_STRING") == text)
    assert read("text/plain;charset=utf-8") == text
    assert read("image/png") == PICTURE
    assert read("text/uri-list") == f"{LINK}\r\n".encode()
    types = read("TARGETS").decode().split()
    assert {"image/png", "text/uri-list", "UTF8_STRING"} <= set(types), types
    # What is for this program alone is not offered.
    assert "application/json" not in types and read("application/json") == b"", types
    assert subprocess.run(
        ["xclip", "-selection", "clipboard", "-o"], env=display.environment, capture_output=True, timeout=20).stdout == text

    program.click(200, 150)
    program.xdotool("key", "ctrl+v")
    wait_until("both items, whole", lambda: display.pixel(*bar) == (2, 0, 0))
    program.click(200, 220)
    program.xdotool("key", "ctrl+v")
    # A field of one line has a space in place of the line's end.
    wait_until("the text in the field", lambda: display.pixel(*bar) == (2, 0, len(WORDS) + 1 + len(LINK)))
    # What the field copies takes its place, and the source's again takes the field's.
    program.xdotool("key", "ctrl+a", "key", "ctrl+x")
    wait_until("an empty field", lambda: display.pixel(*bar) == (2, 0, 0))
    assert read("UTF8_STRING").decode().split() == f"{WORDS} {LINK}".split() and read("image/png") == b""
    program.click(200, 50)
    program.xdotool("key", "ctrl+c")
    wait_until("the picture again", lambda: read("image/png") == PICTURE)

    subprocess.run(
        ["xclip", "-selection", "clipboard", "-t", "image/png", "-i"], input=PICTURE[:1000], env=display.environment,
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    program.click(200, 150)
    program.xdotool("key", "ctrl+v")
    wait_until("another program's picture", lambda: display.pixel(*bar) == (2, 1, 0))
    program.click(200, 220)
    program.xdotool("key", "ctrl+v", "sleep", 0.3)
    assert display.pixel(*bar) == (2, 1, 0), "the old text is gone"
    program.end()
