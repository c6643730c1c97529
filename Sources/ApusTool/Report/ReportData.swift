import Foundation
import TraceAnalysis

/// A trace as the columns that a report page holds. `page/trace.js` reads what this writes.
struct ReportData {
  private(set) var columns: [ReportColumn] = []
  private var names: ReportNames
  private var strings = ReportStrings()
  private var paths = ReportPaths()

  init(_ trace: Trace, file: String) {
    names = ReportNames(trace, file: file)
    addUpdates(trace.updates)
    addInstances(trace.instances)
    addCauses(trace.causes)
    addSpans(trace)
    addChecks(trace.checks)
    var symbols = ReportSymbols()
    addWrites(trace.writes, stacks: trace.stacks, symbols: &symbols)
    addSamples(trace.samples, stacks: trace.stacks, symbols: &symbols)
    addSymbols(symbols)
    add("pathNode.parent", .signed, paths.parents)
    add("pathNode.component", .delta, paths.components)
    names.strings = strings.texts
  }

  func compressed() throws -> [ReportSection] {
    ReportSection.compress(columns, names: try JSONEncoder().encode(names))
  }

  private mutating func add(
    _ name: String, _ coding: ReportColumn.Coding, _ values: some Collection<some BinaryInteger>
  ) {
    columns.append(ReportColumn(name, coding, values))
  }

  private mutating func addUpdates(_ updates: UpdateTable) {
    add("update.start", .delta, updates.start)
    add("update.duration", .plain, updates.duration)
    add("update.instance", .delta, updates.instance)
    add("update.transaction", .delta, updates.transaction)
    var flags = ReportColumn("update.flags", .plain, capacity: updates.count)
    var causes = ReportColumn("update.cause", .plain, capacity: updates.count)
    var lastWrite: Int64 = 0
    for index in updates.indices {
      let creation: Int64 = updates.isCreation[index] ? 1 : 0
      flags.append(creation | Int64(updates.outcome[index].rawValue) << 1 | Int64(updates.kind[index].rawValue) << 3)
      // Relative to this update or to the last write, so that a chain has the same numbers each time it happens.
      switch updates.cause(of: index) {
      case .update(let cause) where cause < index: causes.append(Int64(index - cause) << 1)
      case .write(let write):
        let difference = Int64(write) - lastWrite
        causes.append((difference << 1 ^ difference >> 63) << 1 | 1)
        lastWrite = Int64(write)
      default: causes.append(0)
      }
    }
    columns += [flags, causes]
  }

  private mutating func addInstances(_ instances: [Instance]) {
    add("instance.type", .delta, instances.map(\.type))
    add("instance.kind", .plain, instances.map(\.kind.rawValue))
    add("instance.parent", .delta, instances.map(\.parent))
    add("instance.created", .delta, instances.map(\.created))
    add("instance.removed", .signed, instances.map(\.removed))
    add("instance.property", .signed, instances.map(\.property))
    add("instance.path", .delta, instances.map { paths.node(of: $0.path, strings: &strings) })
  }

  private mutating func addCauses(_ causes: [ExternalCause]) {
    add("cause.kind", .plain, causes.map(\.kind.rawValue))
    add("cause.start", .delta, causes.map(\.start))
    add("cause.duration", .plain, causes.map(\.duration))
    add("cause.type", .signed, causes.map(\.type))
    add("cause.path", .delta, causes.map { paths.node(of: $0.path, strings: &strings) })
    add("cause.parent", .delta, causes.map(\.parent))
  }

  private mutating func addWrites(_ writes: [Write], stacks: StackTable, symbols: inout ReportSymbols) {
    add("write.time", .delta, writes.map(\.time))
    add("write.kind", .plain, writes.map { $0.kind.rawValue | $0.route.rawValue << 4 })
    add("write.property", .signed, writes.map(\.property))
    add("write.cause", .delta, writes.map(\.cause))
    add("write.marked", .plain, writes.map(\.marked))
    add("write.file", .delta, writes.map { strings.number(of: $0.location?.file ?? "") })
    add("write.line", .plain, writes.map { $0.location?.line ?? 0 })
    // Stacks of writes keep their lines. Each distinct stack is stored once.
    var numbers: [Int: Int] = [:]
    var lengths: [Int] = []
    var frames: [Int32] = []
    let stackOfWrite = writes.map { write -> Int in
      guard write.stack >= 0, write.stack < stacks.count else { return -1 }
      if let known = numbers[write.stack] { return known }
      let found = stacks[write.stack].flatMap { symbols.frames(at: $0, in: stacks) }
      frames += found
      lengths.append(found.count)
      numbers[write.stack] = lengths.count - 1
      return lengths.count - 1
    }
    add("write.stack", .signed, stackOfWrite)
    add("stack.length", .plain, lengths)
    add("stack.frame", .delta, frames)
  }

  private mutating func addSpans(_ trace: Trace) {
    add("transaction.start", .delta, trace.transactions.map(\.start))
    add("transaction.duration", .plain, trace.transactions.map(\.duration))
    add("transaction.writes", .plain, trace.transactions.map(\.value))
    add("turn.start", .delta, trace.turns.map(\.start))
    add("turn.duration", .plain, trace.turns.map(\.duration))
    add("frame.number", .delta, trace.frames.map(\.number))
    add("frame.start", .delta, trace.frames.map(\.start))
    add("frame.duration", .plain, trace.frames.map(\.duration))
    add("frame.deadline", .delta, trace.frames.map(\.deadline))
    add("frame.interval", .plain, trace.frames.map(\.interval))
    add("pass.kind", .plain, trace.passes.map { Int($0.pass?.rawValue ?? 0) })
    add("pass.start", .delta, trace.passes.map(\.start))
    add("pass.duration", .plain, trace.passes.map(\.duration))
    add("pass.number", .delta, trace.passes.map(\.number))
    add("pass.value", .plain, trace.passes.map(\.value))
  }

  private mutating func addChecks(_ checks: [Check]) {
    add("check.time", .delta, checks.map(\.time))
    add("check.kind", .plain, checks.map(\.kind.rawValue))
    add("check.instance", .delta, checks.map(\.instance))
    // 0 is none; else one more than the number of an update (even) or of a write (odd).
    add(
      "check.cause", .delta,
      checks.map { check in
        switch check.cause {
        case .none: 0
        case .update(let index): index << 1 + 2
        case .write(let index): index << 1 + 3
        }
      })
  }

  private mutating func addSamples(_ samples: SampleTable, stacks: StackTable, symbols: inout ReportSymbols) {
    var tree = ReportCallTree()
    add("sample.time", .delta, samples.time)
    add("sample.thread", .plain, samples.thread)
    add("sample.update", .delta, samples.update)
    add("sample.node", .delta, samples.stack.map { tree.leaf(of: $0, in: stacks, symbols: &symbols) })
    add("sample.processorTime", .plain, samples.processorTime)
    add("call.parent", .delta, tree.parents)
    add("call.function", .signed, tree.functions)
  }

  private mutating func addSymbols(_ symbols: ReportSymbols) {
    add("function.name", .delta, symbols.functions.map { strings.number(of: $0.name) })
    add("function.short", .delta, symbols.functions.map { strings.number(of: SymbolName($0.name).short) })
    add("function.module", .plain, symbols.functions.map { strings.number(of: $0.module) })
    add("line.function", .delta, symbols.functionOfFrame)
    add("line.file", .plain, symbols.frames.map { strings.number(of: $0.location?.file ?? "") })
    add("line.number", .plain, symbols.frames.map { $0.location?.line ?? 0 })
  }
}
