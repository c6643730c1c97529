"""The desktop turns dark: readers of the colour scheme run, others are checked and do not, all from one cause."""

from display import set_appearance, wait_until
from recording import record

NEEDS_EXAMPLES = True


def darken(program):
    set_appearance(program.display, "dark")
    wait_until("a dark window", lambda: sum(program.display.pixel(240, 20)) < 200)


def run(display, programs):
    set_appearance(display, "light")
    trace = record(display, programs, act=darken)
    causes = trace.sql("SELECT id FROM causes WHERE kind = 'appearance'")
    assert len(causes) == 1, causes
    writes = trace.sql(f"SELECT id, kind FROM writes WHERE cause = {causes[0]['id']}")
    assert [write["kind"] for write in writes] == ["environment"], writes
    write = writes[0]["id"]

    globes = trace.count_alive("Globe", f"id = {write}")
    ran = {row["type"]: row["n"] for row in trace.sql(
        f"SELECT type, count(*) AS n FROM updates WHERE kind = 'body' AND root_write = {write} GROUP BY 1")}
    assert globes > 0 and ran.get("Globe") == globes, f"{globes} globes read the colour scheme; {ran} ran"
    for view in ("LandmarkRow", "LandmarkRowContent", "LandmarkCard", "DistanceLabel", "LandmarkList"):
        assert view not in ran, f"{view} reads no key that changed"

    def keys(table, condition):
        return {row["property"] for row in trace.sql(
            f"""SELECT DISTINCT v.property FROM {table} t JOIN views v ON v.id = t.view
            WHERE v.kind = 'environment' AND t.root_write = {write} AND {condition}""")}

    changed = keys("updates", "t.outcome = 'changed'")
    stopped = keys("checks", "TRUE") | keys("updates", "t.outcome = 'equal'")
    assert "colorScheme" in changed and not changed & {"layoutDirection", "displayScale", "isEnabled"}, changed
    assert {"layoutDirection", "displayScale"} <= stopped and "colorScheme" not in stopped, stopped
    text = trace.ask("why", "Globe")
    assert "appearance" in text and "environment \\.colorScheme" in text and "checked and not run" in text, text
