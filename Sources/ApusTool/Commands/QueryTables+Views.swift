import TraceAnalysis

/// The tables about views: which there were, what ran, and why.
extension QueryTable {
  static var views: QueryTable {
    func type(_ trace: Trace, _ row: Int) -> ViewType { trace.types[trace.instances[row].type] }
    return QueryTable(
      "views", "bodies, environment keys and other things that update, one row for each in each place",
      count: { $0.trace.instances.count },
      columns: [
        .text("kind", "body, environment, representable, …") { "\($0.instances[$1].kind)" },
        .text("type", "LandmarkRow") { type($0, $1).name },
        .text("qualified_type", "with module and generic arguments") { type($0, $1).qualifiedName },
        .text("module", "") { type($0, $1).module },
        .text("path", "outermost first, slashes between") { $0.instances[$1].path },
        .reference("parent", "views.id of the body that made it") { $0.instances[$1].parent },
        .integer("created_ns", "since the recording began") { $0.instances[$1].created },
        .reference("removed_ns", "NULL while it lived on") { Int($0.instances[$1].removed) },
        .text("property", "of an environment check: the key") { trace, row in
          trace.property(trace.instances[row].property)?.name
        },
        .text("file", "where the body is") { type($0, $1).location?.file },
        .reference("line", "") { type($0, $1).location?.line ?? -1 },
      ])
  }

  static var updates: QueryTable {
    // Looked up once, because millions of rows use them.
    let kinds = UpdateKind.allCases.map { "\($0)" }
    let outcomes = UpdateOutcome.allCases.map { "\($0)" }
    return QueryTable(
      "updates", "runs of bodies and other rules, in the order in which they began",
      indexed: ["view", "root_write", "cause_update", "transaction_id"], count: { $0.trace.updates.count },
      columns: [
        .integer("start_ns", "since the recording began") { $0.updates.start[$1] },
        .integer("duration_ns", "with what ran inside it") { $0.updates.duration[$1] },
        .real("duration_us", "the same") { Double($0.updates.duration[$1]) / 1000 },
        .text("kind", "body, environment, representable, …") { kinds[Int($0.updates.kind[$1].rawValue)] },
        .text("outcome", "changed, equal, closuresOnly") { outcomes[Int($0.updates.outcome[$1].rawValue)] },
        .flag("wasted", "1 when nothing but closures changed") { $0.updates.outcome[$1].isWasted },
        .flag("creation", "1 for the first run of its view") { $0.updates.isCreation[$1] },
        .reference("view", "views.id") { Int($0.updates.instance[$1]) },
        .text("type", "views.type, as a short cut") { $0.types[Int($0.updates.type[$1])].name },
        .reference("transaction_id", "transactions.id") { Int($0.updates.transaction[$1]) },
        .reference("cause_update", "updates.id that made it run") { $0.updates.cause(of: $1).updateIndex },
        .reference("cause_write", "writes.id that made it run") { $0.updates.cause(of: $1).writeIndex },
        .reference("root_write", "writes.id at the root of the chain of causes") { Int($0.updates.rootWrite[$1]) },
      ])
  }

  static var checks: QueryTable {
    QueryTable(
      "checks", "what was outdated and turned out right without running", indexed: ["view", "root_write"],
      count: { $0.trace.checks.count },
      columns: [
        .integer("time_ns", "since the recording began") { $0.checks[$1].time },
        .text("kind", "body, environment, representable, …") { "\($0.checks[$1].kind)" },
        .reference("view", "views.id") { $0.checks[$1].instance },
        .reference("transaction_id", "transactions.id") { $0.checks[$1].transaction },
        .reference("cause_update", "updates.id that outdated it") { $0.checks[$1].cause.updateIndex },
        .reference("cause_write", "writes.id that outdated it") { $0.checks[$1].cause.writeIndex },
        .reference("root_write", "writes.id at the root of the chain of causes") { $0.checks[$1].rootWrite },
      ])
  }

  static var writes: QueryTable {
    QueryTable(
      "writes", "changes of what views read", indexed: ["cause"], count: { $0.trace.writes.count },
      columns: [
        .integer("time_ns", "since the recording began") { $0.writes[$1].time },
        .text("kind", "state, binding, observable, environment, other") { "\($0.writes[$1].kind)" },
        .text("route", "direct, task, detached: how the write knows its cause") { "\($0.writes[$1].route)" },
        .text("owner", "ModelData") { $0.property($0.writes[$1].property)?.owner },
        .text("property", "favorites") { $0.property($0.writes[$1].property)?.name },
        .reference("cause", "causes.id") { $0.writes[$1].cause },
        .reference("stack", "stacks.stack") { $0.writes[$1].stack },
        .text("file", "the first line of the stack in the program's own code") { $0.writes[$1].location?.file },
        .reference("line", "") { $0.writes[$1].location?.line ?? -1 },
        .count("marked", "attributes that it outdated") { $0.writes[$1].marked },
      ])
  }

  static var causes: QueryTable {
    QueryTable(
      "causes", "gestures, keys, timers, tasks, changes of the desktop: what writes are due to", indexed: ["parent"],
      count: { $0.trace.causes.count },
      columns: [
        .text("kind", "tap, key, scroll, timer, task, appear, …") { "\($0.causes[$1].kind)" },
        .integer("start_ns", "since the recording began") { $0.causes[$1].start },
        .integer("duration_ns", "of the program's code that it ran") { $0.causes[$1].duration },
        .text("type", "of the view, NULL for none") { trace, row in
          trace.causes[row].type < 0 ? nil : trace.types[trace.causes[row].type].name
        },
        .text("path", "of the view") { $0.causes[$1].path },
        .reference("parent", "causes.id during which it arose") { $0.causes[$1].parent },
      ])
  }

  static var transactions: QueryTable {
    QueryTable(
      "transactions", "writes taken together", count: { $0.trace.transactions.count },
      columns: [
        .count("number", "as recorded") { $0.transactions[$1].number },
        .integer("start_ns", "since the recording began") { $0.transactions[$1].start },
        .integer("duration_ns", "") { $0.transactions[$1].duration },
        .count("writes", "") { $0.transactions[$1].value },
      ])
  }
}

extension Trace {
  /// The property with an index; nil for -1.
  func property(_ index: Int) -> Property? { index < 0 ? nil : properties[index] }
}

extension UpdateCause {
  /// The update that is the cause; -1 if it is none.
  var updateIndex: Int { if case .update(let index) = self { index } else { -1 } }

  /// The write that is the cause; -1 if it is none.
  var writeIndex: Int { if case .write(let index) = self { index } else { -1 } }
}
