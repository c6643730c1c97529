"""A program killed in the middle leaves a file that `apus summary` reads."""

import os
import signal
import subprocess

from display import Failure, wait_until
from recording import Landmarks

NEEDS_EXAMPLES = True


def run(display, programs):
    program = Landmarks(display, programs)
    program.fill_heart(0)
    recording = program.recording

    def rows():
        try:
            return recording.sql("SELECT count(*) AS n FROM updates WHERE type = 'LandmarkRow' AND creation = 0")[0]["n"]
        except Failure:
            return 0

    # What was recorded is in the file soon after, while the program runs.
    wait_until("the heart's row in the file", lambda: rows() == 1, seconds=10)
    child = int(subprocess.check_output(["pgrep", "-P", str(program.process.pid)]))
    os.kill(child, signal.SIGKILL)
    assert program.process.wait(timeout=20) == 128 + signal.SIGKILL
    summary = recording.json("summary")
    assert not summary["isComplete"] and summary["records"] > 1000, summary["records"]
    assert any(view["name"] == "LandmarkRow" for module in summary["modules"] for view in module["views"])
    assert "LandmarkRow" in recording.ask("summary")
    assert rows() == 1
