"""`apus summary` finds distances that are formatted in bodies, and no long row where they are not.

A number formatter of swift-corelibs-foundation takes 20 to 300 µs to be made and used, Apple's some 1,000, so that the usual
thresholds do not serve. They lie at three quarters of what nine of ten such rows take on this machine, which must be twice of what a
row takes that formats nothing.
"""

from display import set_appearance, wait_until
from recording import record

NEEDS_EXAMPLES = True


def scroll(program):
    """Down and up again, and a click to know that all of it has happened.

    The rows that this makes must fill some 50 ms: at a sample a millisecond, advice needs five in a formatter.
    """
    for notches in (40, -60) * 6:
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


def duration_us(recording, view, share):
    """What `share` of a view's runs stay under."""
    times = recording.sql(
        f"SELECT duration_us AS us FROM updates WHERE kind = 'body' AND type = '{view}' ORDER BY duration_us")
    return times[int(len(times) * share)]["us"]


def run(display, programs):
    set_appearance(display, "light")
    recording = record(display, programs, "--design", "formatting", act=scroll)
    limit = int(duration_us(recording, "FormattingLandmarkRow", 0.1) * 0.75)
    thresholds = ("--orange", str(limit), "--red", str(2 * limit))

    count, found = long_runs(recording.json("summary", *thresholds), "FormattingLandmarkRow")
    made = runs(recording, "FormattingLandmarkRow")
    assert count >= 0.9 * made >= 20, f"{count} long runs of {made} of rows that format, over {limit} µs"
    functions = [function["name"] for function in found[0]["functions"]]
    for formatter in ("LengthFormatter", "NumberFormatter"):
        assert any(formatter in name for name in functions), f"no sample names {formatter}: {functions}"
    assert found[0]["file"].endswith("FormattingLandmarkRow.swift")
    advice = [piece for piece in recording.json("advise") if "FormattingLandmarkRow" in piece["views"]]
    assert any("formats" in piece["finding"] for piece in advice), f"no advice to format elsewhere: {advice}"

    prepared = record(display, programs, "--design", "perRow", act=scroll)
    usual = duration_us(prepared, "LandmarkRow", 0.5)
    assert limit >= 2 * usual, f"rows that format take {limit} µs and more, others {usual}"
    for view in ("LandmarkRow", "DistanceLabel"):
        # Here and there a run is long because the machine does something else meanwhile.
        count, _ = long_runs(prepared.json("summary", *thresholds), view)
        made = runs(prepared, view)
        assert made >= 20, f"{view} ran {made} times"
        assert count <= 0.05 * made, f"{count} long runs of {made} of {view}, which formats nothing"
