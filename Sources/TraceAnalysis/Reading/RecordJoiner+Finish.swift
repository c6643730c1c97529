import TraceFormat

/// The last steps, once all records are there: nanoseconds, order, names.
extension RecordJoiner {
  // MARK: Times

  /// Turns every time from ticks into nanoseconds.
  mutating func convertTimes(_ clock: ClockMap) {
    var converter = TimeConverter(clock)
    for index in trace.updates.indices {
      converter.convert(&trace.updates.start[index], &trace.updates.duration[index])
    }
    converter.convert(&trace.frames)
    converter.convert(&trace.turns)
    converter.convert(&trace.passes)
    converter.convert(&trace.causes)
    converter.convert(&trace.transactions)
    for index in trace.writes.indices { converter.convert(&trace.writes[index].time) }
    for index in trace.checks.indices { converter.convert(&trace.checks[index].time) }
    for index in trace.samples.indices { converter.convert(&trace.samples.time[index]) }
    for index in trace.notes.indices { converter.convert(&trace.notes[index].time) }
    for index in trace.markers.indices { converter.convert(&trace.markers[index].time) }
    for index in trace.instances.indices {
      converter.convert(&trace.instances[index].created)
      if trace.instances[index].removed >= 0 { converter.convert(&trace.instances[index].removed) }
    }
    setDeadlines()
  }

  /// The deadline of a frame is one interval after its slot, and the slot is when the frame began less its lateness.
  /// But no slot is earlier than the frame before.
  private mutating func setDeadlines() {
    var previous: Int64 = 0
    for index in trace.frames.indices {
      let frame = trace.frames[index]
      let late = min(frame.deadline * 1000, frame.start - previous)
      trace.frames[index].interval = frame.interval * 1000
      trace.frames[index].deadline = frame.interval == 0 ? frame.end : frame.start - late + frame.interval * 1000
      previous = frame.start
    }
  }

  // MARK: Threads

  /// Turns positions of streams into indices of threads.
  mutating func moveThreads(to indices: [Int]) {
    for index in trace.transactions.indices {
      trace.transactions[index].thread = indices[trace.transactions[index].thread]
    }
    for index in trace.turns.indices { trace.turns[index].thread = indices[trace.turns[index].thread] }
    for index in trace.passes.indices { trace.passes[index].thread = indices[trace.passes[index].thread] }
    for index in trace.samples.indices {
      trace.samples.thread[index] = UInt8(indices[Int(trace.samples.thread[index])])
    }
  }

  // MARK: Order

  /// Sorts by time what several threads recorded.
  mutating func sort() {
    if let order = Self.order(trace.passes.map(\.start)) { trace.passes = order.map { trace.passes[$0] } }
    if let order = Self.order(trace.notes.map(\.time)) {
      trace.notes = order.map { trace.notes[$0] }
      notePaths = order.map { notePaths[$0] }
    }
    if let order = Self.order(trace.markers.map(\.time)) {
      trace.markers = order.map { trace.markers[$0] }
      markerReferences = order.map { markerReferences[$0] }
    }
    if let order = Self.order(trace.samples.time) {
      trace.samples.time = order.map { trace.samples.time[$0] }
      trace.samples.thread = order.map { trace.samples.thread[$0] }
      trace.samples.stack = order.map { trace.samples.stack[$0] }
      trace.samples.processorTime = order.map { trace.samples.processorTime[$0] }
      sampleSerials = order.map { sampleSerials[$0] }
    }
    if let order = Self.order(trace.writes.map(\.time)) { reorderWrites(order) }
    if let order = Self.order(trace.causes.map(\.start)) { reorderCauses(order) }
  }

  private mutating func reorderWrites(_ order: [Int]) {
    let positions = Self.positions(order)
    trace.writes = order.map { trace.writes[$0] }
    writeProperties = order.map { writeProperties[$0] }
    func moved(_ cause: UpdateCause) -> UpdateCause {
      if case .write(let index) = cause { .write(positions[index]) } else { cause }
    }
    for index in trace.updates.indices {
      trace.updates.packedCause[index] = moved(trace.updates.cause(of: index)).packed
      let root = Int(trace.updates.rootWrite[index])
      if root >= 0 { trace.updates.rootWrite[index] = Int32(positions[root]) }
    }
    for index in trace.checks.indices {
      trace.checks[index].cause = moved(trace.checks[index].cause)
      let root = trace.checks[index].rootWrite
      if root >= 0 { trace.checks[index].rootWrite = positions[root] }
    }
  }

  private mutating func reorderCauses(_ order: [Int]) {
    let positions = Self.positions(order)
    trace.causes = order.map { trace.causes[$0] }
    causePaths = order.map { causePaths[$0] }
    for index in trace.causes.indices {
      let parent = trace.causes[index].parent
      if parent >= 0 { trace.causes[index].parent = positions[parent] }
    }
    for index in trace.writes.indices where trace.writes[index].cause >= 0 {
      trace.writes[index].cause = positions[trace.writes[index].cause]
    }
  }

  /// The indices in ascending order of their keys; equal keys keep their order. Nil if the keys are sorted already.
  private static func order(_ keys: [Int64]) -> [Int]? {
    var isOrdered = true
    for index in keys.indices.dropFirst() where keys[index - 1] > keys[index] { isOrdered = false }
    return isOrdered ? nil : keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  /// The new position of each entry.
  private static func positions(_ order: [Int]) -> [Int] {
    var positions = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    return positions
  }

  // MARK: Samples

  /// Finds the update during which each sample was taken.
  mutating func joinSamples() {
    for index in sampleSerials.indices where sampleSerials[index] != 0 {
      let serial = sampleSerials[index]
      // The serial numbers of updates ascend.
      var (low, high) = (0, serials.count)
      while low < high {
        let middle = (low + high) / 2
        if serials[middle] < serial { low = middle + 1 } else { high = middle }
      }
      if low < serials.count, serials[low] == serial { trace.samples.update[index] = Int32(low) }
    }
    (serials, sampleSerials) = ([], [])
  }

  // MARK: Names

  mutating func resolve(_ tables: NameTables, pathBudget: Int) {
    var names = tables
    trace.types = typeReferences.map { names.type($0) }
    trace.properties = names.allProperties
    trace.modules = names.allModules
    trace.stacks.symbols = names.allSymbols
    trace.takeSymbols()
    for index in trace.writes.indices { trace.writes[index].property = names.propertyIndex(writeProperties[index]) }
    for index in trace.markers.indices { trace.markers[index].text = names.marker(markerReferences[index]) }
    resolvePaths(&names, budget: pathBudget)
  }

  private mutating func resolvePaths(_ names: inout NameTables, budget: Int) {
    var paths = PathNames(nodes: names.paths, budget: budget)
    var typeNames: [UInt64: String] = [:]
    func component(_ node: TraceFilePath) -> String {
      // No path is longer.
      let text = names.text(node.text).utf8Prefix(PathNames.lengthLimit)
      if node.type == 0 { return text.isEmpty ? "" : "[\(text)]" }
      let name = typeNames[node.type] ?? names.type(node.type).name
      typeNames[node.type] = name
      return text.isEmpty ? "/\(name)" : "/\(name)[\(text)]"
    }
    for index in trace.instances.indices {
      trace.instances[index].path = paths.path(instancePaths[index], component: component)
      if instanceProperties[index] != 0 {
        trace.instances[index].property = names.propertyIndex(instanceProperties[index])
      }
    }
    for index in trace.causes.indices {
      trace.causes[index].path = paths.path(causePaths[index], component: component)
    }
    for index in trace.notes.indices {
      trace.notes[index].path = paths.path(notePaths[index], component: component)
    }
  }
}
