"""One run of a program, with one call that fails."""

import dataclasses
import itertools
import os
import shutil
import signal
import subprocess
import time

numbers = itertools.count()


@dataclasses.dataclass(frozen=True)
class Fault:
    """A call, by number, and how it fails; or a reading of a clock at which that steps by so many seconds."""

    number: int
    mode: str
    seconds: int = 0

    def __str__(self):
        return f"{self.number} {self.mode}" + (f" {self.seconds:+} s" if self.seconds else "")

    @property
    def environment(self):
        if self.seconds:
            return {"APUS_FAULTS_CLOCK": f"{self.number},{self.mode},{self.seconds}"}
        return {"APUS_FAULTS": f"{self.number},{self.mode}"}


@dataclasses.dataclass
class Run:
    """What a run left."""

    # Nil if it did not end by itself.
    status: int | None
    output: bytes
    errors: str
    # By path below its folder.
    files: dict
    # Number, class and name of each call; of a disturbed run only what failed, as text.
    calls: list
    failed: list
    readings: int
    seconds: float
    says: bool = False


def run(program, world, fault, seconds):
    """Runs the program in a new folder of its own."""
    folder = world.folder / f"run-{next(numbers)}"
    home = folder / "out"
    home.mkdir(parents=True)
    for name, content in program.before.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(content)
    log, output, errors = folder / "log", folder / "output", folder / "errors"
    environment = dict(
        world.environment, HOME=str(home), TMPDIR=str(home), XDG_CONFIG_HOME=str(home), XDG_STATE_HOME=str(home),
        SWIFT_BACKTRACE="enable=no", LD_PRELOAD=str(world.library), APUS_FAULTS_LOG=str(log),
        # Where dbus-x11 is installed, SDL would have a bus started, which leaves files.
        DBUS_SESSION_BUS_ADDRESS="disabled:", NO_AT_BRIDGE="1", **program.environment)
    if fault:
        environment.update(fault.environment)
    start = time.monotonic()
    with open(output, "wb") as out, open(errors, "wb") as err:
        process = subprocess.Popen(
            program.command, cwd=home, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=err,
            start_new_session=True)
        try:
            status = process.wait(seconds)
        except subprocess.TimeoutExpired:
            status = None
        # Also what it started.
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
    took = time.monotonic() - start
    lines = log.read_text().splitlines() if log.exists() else []
    readings = [int(line.split()[1]) for line in lines if line.startswith("clock ")]
    lines = [line for line in lines if not line.startswith("clock ")]
    calls = [] if fault else [(int(line.split()[0]), *line.split()[1:3]) for line in lines]
    failed = lines if fault and not fault.seconds else ["the clock"]
    files = {
        str(path.relative_to(home)): path.read_bytes() for path in sorted(home.rglob("*"))
        if path.is_file() and not path.is_symlink()}
    result = Run(
        status, output.read_bytes(), errors.read_text(errors="replace"), files, calls, failed,
        readings[-1] if readings else 0, took)
    shutil.rmtree(folder)
    return result
