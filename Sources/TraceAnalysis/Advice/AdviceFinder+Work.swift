extension AdviceFinder {
  /// Work that was sampled in bodies but belongs elsewhere.
  func workInBodies() -> [Advice] {
    struct Found {
      var samples = 0
      var functions: [String: Int] = [:]
      var locations: [SourceLocation: Int] = [:]
    }
    struct Key: Hashable { var group, work: Int }
    struct StackKey: Hashable { var group, stack: Int }
    var (total, found): ([Int: Int], [Key: Found]) = ([:], [:])
    var known: [StackKey: WorkPlace?] = [:]
    var functions = FunctionTable(trace.stacks)
    for sample in trace.samples.indices {
      let (update, stack) = (Int(trace.samples.update[sample]), Int(trace.samples.stack[sample]))
      guard update >= 0, trace.updates.kind[update] == .body, let group = group(of: update) else { continue }
      total[group, default: 0] += 1
      guard stack >= 0 else { continue }
      let key = StackKey(group: group, stack: stack)
      if known[key] == nil { known[key] = .some(functions.work(in: stack, of: name(group))) }
      guard let place = known[key] ?? nil else { continue }
      var entry = found[Key(group: group, work: place.work.rawValue)] ?? Found()
      entry.samples += 1
      entry.functions[place.function, default: 0] += 1
      if let location = place.location { entry.locations[location, default: 0] += 1 }
      found[Key(group: group, work: place.work.rawValue)] = entry
    }
    guard !found.isEmpty else { return [] }
    var (time, runs) = (
      [Int64](repeating: 0, count: groups.groups.count), [Int](repeating: 0, count: groups.groups.count)
    )
    for update in trace.updates.indices where trace.updates.kind[update] == .body {
      guard let group = group(of: update) else { continue }
      time[group] += trace.updates.duration[update]
      runs[group] += 1
    }
    let ordered = found.sorted { ($0.key.group, $0.key.work) < ($1.key.group, $1.key.work) }
    return ordered.compactMap { key, entry in
      let all = total[key.group] ?? 0
      let share = Double(entry.samples) / Double(max(1, all))
      guard !isFramework(key.group), entry.samples >= thresholds.samplesOfWork, share >= thresholds.shareOfWork,
        let work = BodyWork(rawValue: key.work)
      else { return nil }
      let saving = Int64(share * Double(time[key.group]))
      let count = Int64(max(1, runs[key.group]))
      let top = entry.functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
      let line = entry.locations.min { ($1.value, $0.key.description) < ($0.value, $1.key.description) }?.key
      return Advice(
        kind: .workInBody,
        finding: "The body of \(name(key.group)) \(work.title) at every run: \(Self.percent(entry.samples, of: all)) "
          + "of its time.",
        evidence: [
          "\(entry.samples) of \(all) samples in this body; \(Self.count(runs[key.group], "run", "runs")), "
            + "\(Self.milliseconds(time[key.group])) in all"
        ] + top.map { "\($0.key) ×\($0.value)" },
        location: (line ?? groups.groups[key.group].location)?.description, remedy: work.remedy,
        expected: "\(Self.milliseconds((time[key.group] - saving) / count)) a run instead of "
          + Self.milliseconds(time[key.group] / count),
        saving: saving, views: [name(key.group)])
    }
  }
}

/// A place on a stack that does work that belongs elsewhere.
private struct WorkPlace {
  var work: BodyWork
  var function: String
  /// The line of the program that called it.
  var location: SourceLocation?
}

/// What is known about functions. Each address and each name is looked up once.
private struct FunctionTable {
  private struct Function {
    var frame: StackFrame
    /// `Foundation.NumberFormatter.string`
    var name: String
    var work: BodyWork?
    /// Whether it belongs to the language or to Foundation and not to the program.
    var isLibrary: Bool
    var isFramework: Bool
    var isBody: Bool
  }

  private let stacks: StackTable
  private var functions: [UInt64: [Function]] = [:]
  private var functionsByName: [String: Function] = [:]

  init(_ stacks: StackTable) { self.stacks = stacks }

  /// The outermost such work in the body. Work on collections counts only if no clearer work is around it or in it.
  mutating func work(in stack: Int, of view: String) -> WorkPlace? {
    var frames: [Function] = []
    for address in stacks[stack] { frames += lookUp(address) }
    let own = frames.lastIndex { frame in
      frame.isBody
        && (frame.frame.function.contains("\(view).body.getter") || frame.frame.function.contains("\(view)<"))
    }
    guard let body = own ?? frames.firstIndex(where: \.isBody) else { return nil }
    var collection: Int?
    // The nearest function outside of what is looked at that is none of the libraries.
    var caller = frames[body...].first { !$0.isLibrary }
    for index in frames[..<body].indices.reversed() {
      defer { if !frames[index].isLibrary { caller = frames[index] } }
      guard let work = frames[index].work else { continue }
      if work != .collections { return place(work, at: index, in: frames) }
      // If the framework goes through a collection, that is not the body's work.
      if collection == nil, caller?.isFramework != true { collection = index }
    }
    return collection.map { place(.collections, at: $0, in: frames) }
  }

  private func place(_ work: BodyWork, at index: Int, in frames: [Function]) -> WorkPlace {
    let caller = frames[(index + 1)...].first { !$0.isLibrary && !$0.isFramework }
    return WorkPlace(
      work: work, function: frames[index].name, location: caller?.frame.location)
  }

  private mutating func lookUp(_ address: UInt64) -> [Function] {
    if let known = functions[address] { return known }
    let result = (stacks.symbols[address] ?? []).map { frame in
      var function = function(of: frame)
      function.frame = frame
      return function
    }
    functions[address] = result
    return result
  }

  private mutating func function(of frame: StackFrame) -> Function {
    if let known = functionsByName[frame.function] { return known }
    let symbol = SymbolName(frame.function)
    let name = symbol.qualifiedName
    let starts = { (modules: [String]) in modules.contains { name.hasPrefix($0 + ".") } }
    let work = BodyWork(symbol, function: frame.function)
    let function = Function(
      frame: frame, name: name, work: work,
      isLibrary: work != nil
        || starts(["Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization"]),
      isFramework: starts(["SwiftUI", "UIControls", "UICore", "AttributeGraph"]),
      isBody: frame.function.contains("body.getter"))
    functionsByName[frame.function] = function
    return function
  }
}
