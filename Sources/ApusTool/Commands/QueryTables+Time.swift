import TraceAnalysis

/// The tables about time: frames and their passes, samples, turns of the main thread.
extension QueryTable {
  static var frames: QueryTable {
    QueryTable(
      "frames", "pictures and when they should have been shown", count: { $0.trace.frames.count },
      columns: [
        .count("number", "as recorded") { $0.frames[$1].number },
        .integer("start_ns", "since the recording began") { $0.frames[$1].start },
        .integer("duration_ns", "") { $0.frames[$1].duration },
        .integer("deadline_ns", "when it should have been shown") { $0.frames[$1].deadline },
        .integer("interval_ns", "between two pictures of the display") { $0.frames[$1].interval },
        .integer("late_ns", "0 when in time") { $0.frames[$1].lateness },
      ])
  }

  static var passes: QueryTable {
    QueryTable(
      "passes", "what frames consist of", indexed: ["frame"], count: { $0.trace.passes.count },
      columns: [
        .text("pass", "events, transaction, update, layout, displayList, raster, present") { trace, row in
          trace.passes[row].pass.map { "\($0)" }
        },
        .count("frame", "frames.number") { $0.passes[$1].number },
        .count("thread", "threads.id") { $0.passes[$1].thread },
        .integer("start_ns", "since the recording began") { $0.passes[$1].start },
        .integer("duration_ns", "") { $0.passes[$1].duration },
        .count("value", "what the pass counted: items, pixels, writes") { $0.passes[$1].value },
      ])
  }

  static var turns: QueryTable {
    QueryTable(
      "turns", "what the main thread did between two waits of its run loop", count: { $0.trace.turns.count },
      columns: [
        .integer("start_ns", "since the recording began") { $0.turns[$1].start },
        .integer("duration_ns", "a hang from 250 ms on") { $0.turns[$1].duration },
      ])
  }

  static var samples: QueryTable {
    QueryTable(
      "samples", "where threads were, by time", indexed: ["update_id", "stack"], count: { $0.trace.samples.count },
      columns: [
        .integer("time_ns", "since the recording began") { $0.samples.time[$1] },
        .count("thread", "threads.id") { Int($0.samples.thread[$1]) },
        .reference("update_id", "updates.id that was running") { Int($0.samples.update[$1]) },
        .reference("stack", "stacks.stack") { Int($0.samples.stack[$1]) },
        .count("cpu_us", "processor time since the thread's last sample") { Int($0.samples.processorTime[$1]) },
      ])
  }

  static var stacks: QueryTable {
    func column(
      _ name: String, _ type: String, _ comment: String,
      _ value: @escaping ((stack: Int, depth: Int, frame: StackFrame)) -> QueryValue
    ) -> QueryColumn {
      QueryColumn(name: name, type: type, comment: comment) { value($0.stackRows[$1]) }
    }
    func text(_ text: String?) -> QueryValue { (text ?? "").isEmpty ? .null : .text(text ?? "") }
    return QueryTable(
      "stacks", "functions on the distinct stacks of samples and writes", indexed: ["stack"],
      count: { $0.stackRows.count },
      columns: [
        column("stack", "INTEGER", "which stack") { .integer(Int64($0.stack)) },
        column("depth", "INTEGER", "0 for the innermost function") { .integer(Int64($0.depth)) },
        column("function", "TEXT", "demangled") { text($0.frame.function) },
        column("module", "TEXT", "file name of the executable or library") { text($0.frame.module) },
        column("file", "TEXT", "") { text($0.frame.location?.file) },
        column("line", "INTEGER", "") { row in row.frame.location.map { .integer(Int64($0.line)) } ?? .null },
      ])
  }

  static var threads: QueryTable {
    QueryTable(
      "threads", "threads that recorded", count: { $0.trace.threads.count },
      columns: [
        .text("name", "") { $0.threads[$1].name },
        .count("system_id", "") { $0.threads[$1].systemID },
        .flag("main", "1 for the one that ran the views") { $0.info.mainThread == $1 },
        .count("drops", "records lost because a ring was full") { $0.threads[$1].drops },
      ])
  }

  static var notes: QueryTable {
    QueryTable(
      "notes", "remarks of the engine's", count: { $0.trace.notes.count },
      columns: [
        .text("kind", "rowsOfVaryingCount, writtenDuringBody, endlessRounds") { "\($0.notes[$1].kind)" },
        .integer("time_ns", "since the recording began") { $0.notes[$1].time },
        .text("path", "of the view") { $0.notes[$1].path },
      ])
  }

  static var markers: QueryTable {
    QueryTable(
      "markers", "remarks of the application's own", count: { $0.trace.markers.count },
      columns: [
        .integer("time_ns", "since the recording began") { $0.markers[$1].time },
        .text("text", "") { $0.markers[$1].text },
        .count("number", "") { $0.markers[$1].number },
      ])
  }
}
