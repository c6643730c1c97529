// What is known of the selected update, and the chain of causes that leads to it.

class Details {
  constructor(store) {
    this.store = store;
    store.on(["update", "write", "subject", "active"], () => this.show());
    this.show();
  }

  show() {
    const { update, write, subject } = this.store.values;
    const trace = activeTrace(this.store.values);
    const content =
      update >= 0 ? this.ofUpdate(trace, update)
      : write >= 0 ? this.ofWrite(trace, write)
      : subject ? this.ofType(trace, subject.type)
      : [make("p.dim", "Select an update in the lanes or in a list to see where it came from.")];
    byId("details").replaceChildren(...content);
  }

  list(pairs) {
    const list = make("dl");
    for (const [term, value] of pairs) if (value !== "" && value !== undefined) list.append(make("dt", term), make("dd", breakable(value)));
    return list;
  }

  ofType(trace, type) {
    const found = trace.types[type];
    if (!found) return [];
    return [
      make("h2", found.name),
      this.list([["Type", found.qualifiedName], ["Module", found.module], ["Body", trace.locationOfType(type)], ["Closures", found.closures.join(", ")]]),
    ];
  }

  ofUpdate(trace, update) {
    const type = trace.typeOf(update);
    const instance = trace.update.instance[update];
    return [
      make("h2", trace.typeName(type)),
      this.list([
        ["Kind", kindNames[trace.kindOf(update)] + (trace.isCreation(update) ? ", first run" : "")],
        ["Outcome", outcomeNames[trace.outcomeOf(update)]],
        ["Duration", formatDuration(trace.update.duration[update])],
        ["Start", formatTime(trace.update.start[update], 1e3)],
        ["Body", trace.locationOfType(type)],
        ["Path", trace.pathOfInstance(instance)],
        ["Closures", trace.types[type].closures.join(", ")],
      ]),
      make("h3", "Caused by"),
      this.chain(trace, update),
    ];
  }

  ofWrite(trace, write) {
    const list = make("ol.chain");
    this.addWrite(list, trace, write);
    return [make("h2", "Write"), list];
  }

  chain(trace, update) {
    const list = make("ol.chain");
    let cause = trace.update.cause[update];
    let isCreation = trace.isCreation(update);
    // A chain leads back in time, so it ends; yet a list of thousands helps nobody.
    for (let steps = 0; cause >= 0 && steps < 40; steps++) {
      if (cause & 1) {
        this.addWrite(list, trace, cause >> 1);
        return list;
      }
      const above = cause >> 1;
      const verb = isCreation ? "created by " : "";
      list.append(make("li", make("button.link", { onclick: () => this.store.set({ update: above }) }, verb + trace.typeName(trace.typeOf(above))), make("span.dim", ` ${formatTime(trace.update.start[above], 1e3)}`)));
      cause = trace.update.cause[above];
      isCreation = trace.isCreation(above);
    }
    if (cause < 0) list.append(make("li.dim", list.childElementCount ? "no write: a first run or the launch" : "nothing known"));
    else list.append(make("li.dim", "…"));
    return list;
  }

  addWrite(list, trace, write) {
    const kind = writeNames[trace.write.kind[write] & 15];
    const route = routeNames[trace.write.kind[write] >> 4];
    list.append(
      make(
        "li.write", make("strong", trace.propertyName(trace.write.property[write])), make("div", `${kind} write ${route}`),
        make("div.dim", [formatTime(trace.write.time[write], 1e3), trace.locationOfWrite(write)].filter(Boolean).join(" · ")),
        this.stack(trace, trace.write.stack[write])));
    const seen = new Set();
    for (let cause = trace.write.cause[write]; cause >= 0 && !seen.has(cause); cause = trace.cause.parent[cause]) {
      seen.add(cause);
      const type = trace.cause.type[cause];
      list.append(
        make("li.cause", make("strong", causeNames[trace.cause.kind[cause]] + (type >= 0 ? ` ${trace.typeName(type)}` : "")), make("div.dim", trace.path(trace.cause.path[cause]))));
    }
  }

  stack(trace, stack) {
    if (stack < 0) return null;
    const start = trace.startOfStack[stack];
    const frames = Array.from(trace.stack.frame.subarray(start, start + trace.stack.length[stack]), (line) => {
      const name = trace.strings[trace.function.name[trace.line.function[line]]];
      return make("li", make("span", name), make("span.dim", ` ${trace.location(trace.strings[trace.line.file[line]], trace.line.number[line])}`));
    });
    return make("details", make("summary", "Stack of the write"), make("ol.stack", ...frames));
  }
}
