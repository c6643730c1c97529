"""`apus record` ends with its program; names are looked up when the trace is read first, in the program that ran, and stay."""

import os
import pathlib
import shutil
import struct
import subprocess
import time

NEEDS_EXAMPLES = True


def run(display, programs):
    folder = pathlib.Path(display.folder.name)
    program = folder / "Landmarks"
    shutil.copy2(f"{programs}/Landmarks", program)

    def tool(*words):
        result = subprocess.run([display.tool, *words], env=display.environment, capture_output=True, text=True,
                                timeout=120, cwd=folder)
        assert result.returncode == 0, result
        return result

    def timed(*words):
        start = time.monotonic()
        result = tool(*words)
        return result, time.monotonic() - start

    # The shell's last act is to say when the program ended.
    result = tool("record", "-o", "raw.trace", "--", "sh", "-c", 'timeout 10 "$@"; date +%s.%N', "sh", program,
                  "--still", "--size", "480x800")
    end = time.time() - float(result.stdout.split()[-1])
    for copy in ("named", "read", "stale", "gone"):
        shutil.copy2(folder / "raw.trace", folder / f"{copy}.trace")

    # Looking up names is what takes long, and the end of a recording has none of it.
    _, naming = timed("symbolicate", "named.trace")
    assert end < naming / 3, f"the recording ended after {end:.2f} s, where names take {naming:.2f} s"

    # The first reader looks them up and the next one finds them.
    statement = "SELECT count(*) AS n FROM stacks WHERE function LIKE '0x%'"
    first, slow = timed("query", "read.trace", statement, "--csv")
    second, fast = timed("query", "read.trace", statement, "--csv")
    assert fast < slow / 2, f"read in {slow:.2f} s, and again in {fast:.2f} s"
    assert first.stdout == second.stdout and first.stderr == second.stderr == "", (first, second)
    summary = tool("summary", "read.trace", "--json").stdout
    assert '"LandmarksViews"' in summary and "LandmarkRow.swift" in summary, summary

    # A program that was built again, and so has another build id, is not mistaken for the one that ran.
    built = bytearray(program.read_bytes())
    note = struct.pack("<III", 4, 20, 3) + b"GNU\0"
    built[built.index(note) + len(note)] ^= 1
    program.write_bytes(built)
    stale = tool("query", "stale.trace", statement, "--csv")
    assert f"apus: {program} was built again since the recording: its functions have no names." in stale.stderr, stale
    os.remove(program)  # and one that is gone is named
    gone = tool("query", "gone.trace", statement, "--csv")
    assert f"apus: {program} cannot be read: its functions have no names." in gone.stderr, gone
    nameless = [int(result.stdout.split()[-1]) for result in (first, stale, gone)]
    assert nameless[0] < nameless[1] == nameless[2], nameless
    for name in ("stale", "gone"):
        assert (folder / f"{name}.trace").read_bytes() == (folder / "raw.trace").read_bytes(), name

    # What was put into the trace before needs no program.
    named = tool("query", "named.trace", statement, "--csv")
    assert named.stdout == first.stdout and named.stderr == "", named
    assert tool("summary", "named.trace", "--json").stdout == summary
