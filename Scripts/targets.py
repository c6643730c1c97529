"""Reads what `swift package dump-package` prints, and prints a line for each target: its name, and those that it is made of."""

import json
import sys

direct = {
    target["name"]: [dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency]
    for target in json.load(sys.stdin)["targets"]
}


def needed(target, found):
    for dependency in direct.get(target, []):
        if dependency not in found:
            found.add(dependency)
            needed(dependency, found)
    return found


for target in direct:
    print(target, *sorted(needed(target, set())))
