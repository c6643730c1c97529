"""`apus why` and `apus advise` on two hearts: all rows where they share an array, two where each has a model."""

import re

from display import set_appearance
from recording import record

NEEDS_EXAMPLES = True
HEARTS = [0, 1]


def click(program):
    for heart in HEARTS:
        program.fill_heart(heart)


def effects(why, view):
    """Runs of a view that follow from anything but its creation, and how many of them changed its output."""
    nodes = {node["id"]: node for node in why["nodes"]}
    # Dimmed are those that were checked and did not run.
    ran = {number for number, node in nodes.items() if node["title"] == view and not node["isDimmed"]}
    edges = [edge for edge in why["edges"] if edge["to"] in ran and edge["label"] == "update"]
    return sum(edge["count"] for edge in edges), sum(edge["changed"] for edge in edges)


def run(display, programs):
    set_appearance(display, "light")
    shared = record(display, programs, "--design", "shared", act=click)
    row = "SharedLandmarkRow"
    rows = shared.count_alive(row, "property = 'favorites'")
    assert rows >= 9, f"{rows} rows in a window for nine"
    runs, changed = effects(shared.json("why", row), row)
    assert (runs, changed) == (len(HEARTS) * rows, len(HEARTS)), f"{runs} runs, {changed} changed, of {rows} rows"
    text = shared.ask("why", row)
    # tap → write, with the line of the closure → the rows
    pattern = (r"tap  FavoriteButton  ×2\n└─ write ModelData\.favorites  SharedLandmarkRow\.swift:1[2-7]  ×2\n"
               rf"(.*\n)*.*SharedLandmarkRow ×{runs} \(2 changed\)")
    assert re.search(pattern, text), text
    advice = shared.json("advise")[0]
    assert "ModelData.favorites" in advice["finding"] and row in advice["views"], advice
    assert advice["expected"].startswith("2 bodies a write instead of "), advice
    assert advice["location"].startswith("SharedLandmarkRow.swift:"), advice

    split = record(display, programs, "--design", "perRow", act=click)
    runs, changed = effects(split.json("why", "LandmarkRow"), "LandmarkRow")
    assert (runs, changed) == (len(HEARTS), len(HEARTS)), f"{runs} runs, {changed} changed after the split"
    assert not any("favorites" in piece["finding"] for piece in split.json("advise"))
    # Each heart's write ran the row and the card of one landmark.
    bodies = split.sql("""SELECT u.type, count(*) AS n FROM updates u JOIN writes w ON w.id = u.cause_write
        WHERE w.owner = 'LandmarkModel' AND w.property = 'isFavorite' AND u.kind = 'body' GROUP BY 1 ORDER BY 1""")
    assert bodies == [{"type": "LandmarkCard", "n": 2}, {"type": "LandmarkRow", "n": 2}], bodies
