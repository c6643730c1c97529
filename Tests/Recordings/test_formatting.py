"""`apus summary` finds distances that are formatted in bodies, and no long row where they are not.

A number formatter of swift-corelibs-foundation takes 20 to 300 µs to be made and used, Apple's some 1,000: the thresholds
are a tenth of the usual ones, which still is more than ten bodies of such a row take without.
"""

from display import set_appearance, wait_until
from recording import record

NEEDS_EXAMPLES = True
THRESHOLDS = ("--orange", "50", "--red", "100")


def scroll(program):
    """Down and up again, so that many rows are made, and a click to know that all of it has happened."""
    for notches in (40, -60):
        program.wheel(240, 500, notches)
    wait_until("an empty heart", lambda: not program.is_filled(0))
    program.fill_heart(0)


def long_runs(summary, view):
    """How many of a view's runs after the launch, and in it, are over the thresholds."""
    found = [long for long in summary["longBodies"]["views"] if long["view"] == view]
    keys = ("orangeRuns", "redRuns", "launchOrangeRuns", "launchRedRuns")
    return sum(view[key] for view in found for key in keys), found


def runs(recording, view):
    return recording.sql(f"SELECT count(*) AS n FROM updates WHERE kind = 'body' AND type = '{view}'")[0]["n"]


def run(display, programs):
    set_appearance(display, "light")
    recording = record(display, programs, "--design", "formatting", act=scroll)
    count, found = long_runs(recording.json("summary", *THRESHOLDS), "FormattingLandmarkRow")
    assert count >= 0.9 * runs(recording, "FormattingLandmarkRow") >= 20, f"{count} long runs of rows that format"
    functions = [function["name"] for function in found[0]["functions"]]
    for formatter in ("LengthFormatter", "NumberFormatter"):
        assert any(formatter in name for name in functions), f"no sample names {formatter}: {functions}"
    assert found[0]["file"].endswith("FormattingLandmarkRow.swift")
    advice = [piece for piece in recording.json("advise") if "FormattingLandmarkRow" in piece["views"]]
    assert any("formats" in piece["finding"] for piece in advice), f"no advice to format elsewhere: {advice}"

    prepared = record(display, programs, "--design", "perRow", act=scroll)
    for view in ("LandmarkRow", "DistanceLabel"):
        # Here and there a run is long because the machine does something else meanwhile.
        count, _ = long_runs(prepared.json("summary", *THRESHOLDS), view)
        assert count <= 0.05 * runs(prepared, view), f"{count} long runs of {view}, which formats nothing"
