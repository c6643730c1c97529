import Testing

@testable import TraceAnalysis

/// Makes traces by hand, with names in place of indices.
struct TraceBuilder {
  var trace = Trace()
  private var time: Int64 = 0

  init() {
    trace.info.program = "Landmarks"
    trace.info.isComplete = true
    trace.threads = [TraceThread(name: "main", systemID: 1)]
  }

  /// Index of the type of that name; a new one is in `Views`, at line 7 of a file of its name.
  mutating func type(_ name: String, closures: [String] = [], located: Bool = true) -> Int {
    if let index = trace.types.firstIndex(where: { $0.name == name }) { return index }
    trace.types.append(
      ViewType(
        name: name, qualifiedName: "Views.\(name)", module: "Views",
        location: located ? SourceLocation(file: "/app/\(name).swift", line: 7) : nil, closures: closures))
    return trace.types.count - 1
  }

  /// Index of the instance at `App/TYPE[id]`.
  mutating func instance(_ name: String, _ id: String = "0", parent: Int = -1) -> Int {
    let path = "App/\(name)[\(id)]"
    if let index = trace.instances.firstIndex(where: { $0.path == path && $0.removed < 0 }) { return index }
    trace.instances.append(Instance(type: type(name), path: path, parent: parent, created: time))
    return trace.instances.count - 1
  }

  mutating func property(_ owner: String, _ name: String) -> Int {
    let property = Property(owner: owner, name: name)
    if let index = trace.properties.firstIndex(of: property) { return index }
    trace.properties.append(property)
    return trace.properties.count - 1
  }

  /// The key of the environment that a body reads, as an instance.
  mutating func key(_ name: String, of reader: Int) -> Int {
    let property = property("EnvironmentValues", name)
    if let index = trace.instances.firstIndex(where: { $0.property == property && $0.parent == reader }) {
      return index
    }
    trace.instances.append(
      Instance(type: trace.instances[reader].type, kind: .environment, parent: reader, property: property))
    return trace.instances.count - 1
  }

  mutating func cause(_ kind: CauseKind, _ view: String? = nil, parent: Int = -1) -> Int {
    let index = view.map { self.type($0) } ?? -1
    trace.causes.append(ExternalCause(kind: kind, start: time, type: index, parent: parent))
    return trace.causes.count - 1
  }

  mutating func write(
    _ owner: String, _ name: String, _ kind: WriteKind = .observable, line: Int = 19, cause: Int = -1,
    route: WriteRoute = .direct
  ) -> Int {
    trace.writes.append(
      Write(
        time: time, kind: kind, route: route, property: property(owner, name), cause: cause,
        location: SourceLocation(file: "/app/\(owner).swift", line: line)))
    return trace.writes.count - 1
  }

  /// An update that begins where the last one ended, and its index.
  @discardableResult
  mutating func update(
    _ instance: Int, _ outcome: UpdateOutcome = .changed, cause: UpdateCause = .none, duration: Int64 = 100_000,
    isCreation: Bool = false, transaction: Int = -1
  ) -> Int {
    let root: Int =
      switch cause {
      case .none: -1
      case .write(let write): write
      case .update(let update): Int(trace.updates.rootWrite[update])
      }
    let subject = trace.instances[instance]
    trace.updates.append(
      start: time, duration: duration, kind: subject.kind, outcome: outcome, instance: instance, type: subject.type,
      transaction: transaction, cause: cause, rootWrite: root, isCreation: isCreation)
    time += duration
    trace.info.duration = max(trace.info.duration, time)
    return trace.updates.count - 1
  }

  mutating func check(_ instance: Int, cause: UpdateCause) {
    let root: Int =
      switch cause {
      case .none: -1
      case .write(let write): write
      case .update(let update): Int(trace.updates.rootWrite[update])
      }
    trace.checks.append(
      Check(time: time, kind: trace.instances[instance].kind, instance: instance, cause: cause, rootWrite: root))
  }

  /// Lets time pass, nanoseconds.
  mutating func wait(until end: Int64) {
    time = max(time, end)
    trace.info.duration = max(trace.info.duration, time)
  }

  /// A sample in an update, its functions innermost first.
  mutating func sample(update: Int, _ functions: String..., time: Int64? = nil, processorTime: UInt32 = 1000) {
    trace.samples.time.append(time ?? self.time)
    trace.samples.thread.append(0)
    trace.samples.update.append(Int32(update))
    trace.samples.stack.append(Int32(stack(functions)))
    trace.samples.processorTime.append(processorTime)
  }

  mutating func stack(_ functions: [String]) -> Int {
    for function in functions {
      let known = trace.stacks.symbols.first { $0.value[0].function == function }?.key
      let address = known ?? UInt64(trace.stacks.symbols.count + 1)
      trace.stacks.symbols[address] = [StackFrame(function: function, module: "app", location: nil)]
      trace.stacks.addresses.append(address)
    }
    trace.stacks.starts.append(Int32(trace.stacks.addresses.count))
    return trace.stacks.count - 1
  }
}

extension TraceBuilder {
  /// A tap on a favourite where all rows and cards read one array: 14 rows, 9 cards; one of each changes. Every row's
  /// content runs with it.
  static func sharedFavorites() -> TraceBuilder {
    var builder = TraceBuilder()
    for index in 0..<14 {
      let row = builder.instance("SharedLandmarkRow", "\(index)")
      let first = builder.update(row, isCreation: true)
      builder.update(builder.instance("RowContent", "\(index)"), cause: .update(first), isCreation: true)
    }
    for index in 0..<9 { builder.update(builder.instance("SharedLandmarkCard", "\(index)"), isCreation: true) }
    let tap = builder.cause(.tap, "FavoriteButton")
    let write = builder.write("ModelData", "favorites", cause: tap)
    for index in 0..<14 {
      let row = builder.instance("SharedLandmarkRow", "\(index)")
      let run = builder.update(row, index == 3 ? .changed : .closuresOnly, cause: .write(write))
      builder.update(
        builder.instance("RowContent", "\(index)"), index == 3 ? .changed : .closuresOnly, cause: .update(run))
    }
    for index in 0..<9 {
      let card = builder.instance("SharedLandmarkCard", "\(index)")
      builder.update(card, index == 5 ? .changed : .equal, cause: .write(write))
    }
    return builder
  }
}
