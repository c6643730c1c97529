"""Lets every call of some programs fail, one after the other, and tells of each run that ends badly."""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import sys
import tempfile
import time

sys.dont_write_bytecode = True
from programs import OLD, World, all_programs
from attempt import Fault, run

# Readings of a clock at which it steps: the first ones, then fewer and fewer.
READINGS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024]
HOUR = 3600
STEPS = [("real", HOUR), ("real", -HOUR), ("steady", HOUR)]
# Calls that may do a part of what was asked.
PARTIAL = {"read", "pread", "pread64", "readv", "write", "pwrite", "pwrite64", "writev", "send", "recv"}


def faults(calls, readings, is_quick, limit):
    """What to try: each call fails alone, and with all later ones of its class; reads and writes do a half."""
    kinds = collections.defaultdict(list)
    for number, kind, name in calls:
        kinds[kind, name].append(number)
    for (kind, name), numbers in sorted(kinds.items()):
        # Where no memory is left at all, the next object of Swift's ends the program, whatever we do.
        later = [] if kind == "memory" else ["from"]
        if is_quick:
            yield Fault(numbers[0], (later or ["once"])[0])
            if len(numbers) > 1:
                yield Fault(numbers[-1], "once")
            continue
        if limit and len(numbers) > limit:
            numbers = [numbers[index * (len(numbers) - 1) // (limit - 1)] for index in range(limit)]
        for number in numbers:
            for mode in ["once"] + later + (["part"] if name in PARTIAL else []):
                yield Fault(number, mode)
    for clock, seconds in STEPS:
        for number in [number for number in READINGS if number <= readings][:3 if is_quick else None]:
            yield Fault(number, clock, seconds)


def judge(program, world, result, sound):
    """What is wrong with a run; empty if nothing is."""
    if result.status is None:
        return "hangs"
    if result.status < 0 or result.status >= 128:
        return f"ends by signal {-result.status if result.status < 0 else result.status - 128}"
    for name in program.outputs:
        content = result.files.get(name)
        if content in (None, OLD, sound.files[name]) or program.is_whole(content):
            continue
        return f"{name} is neither the old file nor the new one"
    strangers = set(result.files) - set(program.outputs) - set(program.leaves)
    if strangers:
        return f"leaves {', '.join(sorted(strangers))} behind"
    # Messages count without what an undisturbed run says too.
    says = {re.sub("[0-9.]+", "#", line) for line in result.errors.splitlines()}
    says -= {re.sub("[0-9.]+", "#", line) for line in sound.errors.splitlines()}
    result.says = bool(says)
    if result.says:
        return ""
    if result.status != 0:
        return f"ends with status {result.status} and no message"
    for name in program.outputs:
        if not program.is_same(result.files.get(name), sound.files[name]):
            return f"ends with status 0 and no message, but {name} is not what was asked for"
    if program.prints and result.output != sound.output:
        return "ends with status 0 and no message, but prints something else"
    return ""


def walk(program, world, options):
    """Runs a program through its faults; returns the number of findings."""
    sound = run(program, world, None, seconds=60)
    if sound.status != 0 or any(name not in sound.files for name in program.outputs):
        sys.exit(f"test-faults: {program.name} fails undisturbed ({sound.status}): {sound.errors}")
    if options.number:
        tried = [fault for fault in faults(sound.calls, sound.readings, False, None) if fault.number == options.number]
    else:
        tried = list(faults(sound.calls, sound.readings, options.quick, program.limit))
    seconds = max(20, 10 * sound.seconds)
    counts = collections.Counter()
    findings = []
    start = time.monotonic()

    def attempt(fault):
        result = run(program, world, fault, seconds)
        return fault, result, judge(program, world, result, sound)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for fault, result, wrong in pool.map(attempt, tried):
            if wrong:
                findings.append((fault, result, wrong))
            elif not result.failed:
                # The call came in another order, or not at all.
                counts["missed"] += 1
            else:
                counts["said" if result.says else "survived"] += 1
            if options.verbose and not wrong:
                print(f"  {fault}: {result.failed[:1]} {result.status} {result.errors.strip()[:200]}")
    print(
        f"{program.name}: {len(sound.calls)} calls, {sound.readings} clock readings; {len(tried)} runs, "
        f"{counts['survived']} survived, {counts['said']} said, {counts['missed']} missed, {len(findings)} findings "
        f"({time.monotonic() - start:.0f} s)", flush=True)
    for fault, result, wrong in findings:
        print(f"  {program.name} {fault}: {wrong}; {', '.join(result.failed[:2]) or 'nothing failed'}")
        for line in result.errors.strip().splitlines()[:6]:
            print(f"    | {line[:300]}")
    return len(findings)


def prove(world, options):
    """The walk tells of each kind of fault in a program that has it."""
    missing = []
    for program, expected in world.broken():
        sound = run(program, world, None, seconds=60)
        tried = faults(sound.calls, sound.readings, False, None)
        found = []
        for fault in tried:
            if fault.mode not in ("once", "from"):
                continue
            found.append(judge(program, world, run(program, world, fault, seconds=3), sound))
            if found[-1].startswith(expected):
                break
        else:
            missing.append(f"{program.name}: expected '{expected}', got {sorted(set(found))}")
    for line in missing:
        print(f"test-faults: the walk does not tell of a fault: {line}", file=sys.stderr)
    if not missing:
        print("the walk tells of programs that crash, hang, say nothing, do nothing, and write half a file")
    return len(missing)


options = argparse.ArgumentParser()
options.add_argument("--programs", type=pathlib.Path, required=True, help="where the programs are")
options.add_argument("--library", type=pathlib.Path, required=True, help="what is preloaded")
options.add_argument("--quick", action="store_true", help="the first and last call of each kind only")
options.add_argument("--verbose", action="store_true", help="a line for each run")
options.add_argument("--jobs", type=int, default=2, help="runs at a time")
options.add_argument("program", nargs="?")
options.add_argument("number", type=int, nargs="?")
options = options.parse_args()
options.programs = options.programs.resolve()

with tempfile.TemporaryDirectory(prefix="faults-") as folder:
    world = World(pathlib.Path(folder), options.programs, options.library)
    try:
        chosen = [program for program in all_programs(world) if options.program in (None, program.name)]
        if not chosen:
            sys.exit(f"test-faults: no program is called '{options.program}'")
        count = 0 if options.program else prove(world, options)
        count += sum(walk(program, world, options) for program in chosen)
    finally:
        world.close()
sys.exit(1 if count else 0)
