"""`apus record` as a command: exit codes, limits, interrupts, attaching."""

import os
import pathlib
import signal
import subprocess
import time

from display import Program, wait_until
from recording import HEART_X, FIRST_HEART_Y, Landmarks, Recording

NEEDS_EXAMPLES = True


def run(display, programs):
    folder = pathlib.Path(display.folder.name)
    landmarks = f"{programs}/Landmarks"

    def record(*words, **options):
        return subprocess.run([display.tool, "record", *words], env=display.environment, capture_output=True, text=True,
                              timeout=60, cwd=folder, **options)

    # The program's exit code and its output pass through; so does a signal that ends it.
    result = record("-o", "out.trace", "--", "sh", "-c", "echo hello; exit 7")
    assert (result.returncode, result.stdout) == (7, "hello\n"), result
    assert record("-o", "out.trace", "--", "sh", "-c", "kill -9 $$").returncode == 128 + 9
    result = record("--", "/no/such/program")
    assert result.returncode == 1 and result.stderr.count("\n") == 1 and "/no/such/program" in result.stderr, result
    for place in ("/no/such/folder/out.trace", display.folder.name):
        result = record("-o", place, "--", landmarks)
        assert result.returncode == 1 and result.stderr.startswith("apus record: cannot write"), result
        assert result.stderr.count("\n") == 1 and folder.exists(), result

    # A time limit ends a program that would run on, with a whole file.
    start = time.monotonic()
    result = record("-o", "limit.trace", "--time-limit", "2", "--", landmarks)
    assert result.returncode == 0 and 2 <= time.monotonic() - start < 40, result
    assert Recording(display.tool, folder / "limit.trace").json("summary")["isComplete"]

    # Ctrl-C reaches both, and the file is finished.
    program = Landmarks(display, programs)
    program.fill_heart(0)
    child = int(subprocess.check_output(["pgrep", "-P", str(program.process.pid)]))
    for process in (program.process.pid, child):
        os.kill(process, signal.SIGINT)
    assert program.process.wait(timeout=20) == 128 + signal.SIGINT
    summary = program.recording.json("summary")
    assert summary["isComplete"] and not summary["warnings"], summary["warnings"]

    # A running program is recorded through its socket, from when it is asked until the time is over; and it runs on.
    socket = folder / "socket"
    display.environment["APUS_TRACE_SOCKET"] = str(socket)
    program = Program(display, [landmarks, "--still", "--size", "480x800"], "Landmarks")
    del display.environment["APUS_TRACE_SOCKET"]
    wait_until("the socket", socket.exists)
    attached = subprocess.Popen(
        [display.tool, "record", "-o", folder / "attached.trace", "--attach", socket, "--time-limit", "4"])
    wait_until("the file", (folder / "attached.trace").exists)
    time.sleep(1)
    program.click(HEART_X, FIRST_HEART_Y)
    assert attached.wait(timeout=30) == 0
    rows = Recording(display.tool, folder / "attached.trace").sql(
        "SELECT count(*) AS n FROM updates WHERE type = 'LandmarkRow' AND outcome = 'changed'")
    assert rows == [{"n": 1}], rows
    assert program.process.poll() is None
    program.end()
    result = record("--attach", str(socket))
    assert result.returncode == 1 and result.stderr.count("\n") == 1, result
