/// Marks the updates that belong to a selection, then merges their chains of causes.
struct CauseTreeBuilder {
  private(set) var nodes: [CauseTree.Node] = []
  private let trace: Trace
  private var classes: CauseClasses
  /// By update: whether it is counted.
  private var isMarked: [Bool]
  private var isSelected: [Bool]
  /// By instance: whether it is selected.
  private var isWanted: [Bool] = []
  private var isWriteMarked: [Bool]
  private var isCauseMarked: [Bool]
  private var isCheckMarked: [Bool]
  /// The child of a node by its class. The key packs parent, class, and whether it is a creation.
  private var known: [UInt64: Int32] = [:]
  private var lastKey = UInt64.max
  private var lastNode: Int32 = -1

  init(_ trace: Trace, groups: ViewGroups) {
    self.trace = trace
    classes = CauseClasses(trace, groups: groups)
    isMarked = Array(repeating: false, count: trace.updates.count)
    isSelected = isMarked
    isWriteMarked = Array(repeating: false, count: trace.writes.count)
    isCauseMarked = Array(repeating: false, count: trace.causes.count)
    isCheckMarked = Array(repeating: false, count: trace.checks.count)
  }

  /// Marks the selected updates, everything that led to them, what they led to, and what the same writes ran or
  /// checked.
  mutating func select(view: Int?, instance: String?, range: Range<Int64>?) {
    let updates = trace.updates
    let range = range ?? Int64.min..<Int64.max
    isWanted = trace.instances.map { candidate in
      if let view {
        guard candidate.kind.isView, candidate.type >= 0, Int(classes.groups.ofType[candidate.type]) == view else {
          return false
        }
      }
      return instance.map { candidate.isAt($0) } ?? true
    }
    for index in updates.indices where isWanted[Int(updates.instance[index])] && range.contains(updates.start[index]) {
      isSelected[index] = true
      isMarked[index] = true
    }
    for (index, check) in trace.checks.enumerated() where range.contains(check.time) {
      // An environment key's check belongs to the body that reads the key.
      let parent = trace.instances[check.instance].parent
      guard isWanted[check.instance] || parent >= 0 && isWanted[parent] else { continue }
      isCheckMarked[index] = true
      mark(check.cause)
    }
    // A cause began before its effect, so one backward pass finds everything that led here.
    for index in updates.indices.reversed() where isMarked[index] { mark(updates.cause(of: index), before: index) }
    var isBelow = isSelected
    for index in updates.indices {
      switch updates.cause(of: index) {
      case .update(let cause) where cause < index && isBelow[cause]: isBelow[index] = true
      case .write(let write) where isWriteMarked[write] && range.contains(updates.start[index]): isMarked[index] = true
      default: break
      }
      if isBelow[index] { isMarked[index] = true }
    }
    for (index, check) in trace.checks.enumerated() where range.contains(check.time) {
      if check.rootWrite >= 0, isWriteMarked[check.rootWrite] { isCheckMarked[index] = true }
    }
    if view == nil, instance == nil {
      for (index, write) in trace.writes.enumerated() where range.contains(write.time) { isWriteMarked[index] = true }
    }
    for (index, write) in trace.writes.enumerated() where isWriteMarked[index] && write.cause >= 0 {
      isCauseMarked[write.cause] = true
    }
    for index in trace.causes.indices.reversed() where isCauseMarked[index] {
      let parent = trace.causes[index].parent
      if parent >= 0, parent < index { isCauseMarked[parent] = true }
    }
  }

  private mutating func mark(_ cause: UpdateCause, before index: Int = .max) {
    switch cause {
    case .update(let cause) where cause < index: isMarked[cause] = true
    case .write(let write): isWriteMarked[write] = true
    default: break
    }
  }

  /// Makes the nodes and counts what belongs to them.
  mutating func build() {
    var nodeOfCause = Array(repeating: Int32(-1), count: trace.causes.count)
    for index in trace.causes.indices where isCauseMarked[index] {
      let parent = trace.causes[index].parent
      let node = child(of: parent >= 0 && parent < index ? nodeOfCause[parent] : -1, classes.ofCause[index])
      nodeOfCause[index] = node
      nodes[Int(node)].count += 1
    }
    var nodeOfWrite = Array(repeating: Int32(-1), count: trace.writes.count)
    for (index, write) in trace.writes.enumerated() where isWriteMarked[index] {
      let node = child(of: write.cause >= 0 ? nodeOfCause[write.cause] : -1, classes.ofWrite[index])
      nodeOfWrite[index] = node
      let count = nodes[Int(node)].count
      nodes[Int(node)].stack = count == 0 || nodes[Int(node)].stack == write.stack ? write.stack : -1
      nodes[Int(node)].count += 1
    }
    let launch = classes.number(of: .launch)
    let unknown = classes.number(of: .unknown)
    let updates = trace.updates
    var nodeOfUpdate = Array(repeating: Int32(-1), count: updates.count)
    for index in updates.indices where isMarked[index] {
      let isCreation = updates.isCreation[index]
      let parent: Int32
      switch updates.cause(of: index) {
      case .update(let cause) where cause < index: parent = nodeOfUpdate[cause]
      case .write(let write): parent = nodeOfWrite[write]
      default:
        parent = child(of: -1, isCreation ? launch : unknown)
        nodes[Int(parent)].count += 1
      }
      let node = Int(child(of: parent, classes.ofInstance[Int(updates.instance[index])], isCreation: isCreation))
      nodeOfUpdate[index] = Int32(node)
      nodes[node].count += 1
      nodes[node].duration += updates.duration[index]
      if updates.outcome[index] == .changed { nodes[node].changed += 1 }
      if isSelected[index] { nodes[node].isSelected = true }
    }
    addChecks(nodeOfUpdate, nodeOfWrite)
  }

  private mutating func addChecks(_ nodeOfUpdate: [Int32], _ nodeOfWrite: [Int32]) {
    for (index, check) in trace.checks.enumerated() where isCheckMarked[index] {
      var parent: Int32 =
        switch check.cause {
        case .update(let cause): nodeOfUpdate[cause]
        case .write(let write): nodeOfWrite[write]
        case .none: -1
        }
      if parent < 0, check.rootWrite >= 0 { parent = nodeOfWrite[check.rootWrite] }
      let instance = trace.instances[check.instance]
      // If no body reads a key, its type is a rule of the framework, whose name says nothing.
      let reader = check.kind != .environment ? check.instance : instance.parent
      let type = reader < 0 ? -1 : trace.instances[reader].type
      let group = type < 0 ? -1 : Int(classes.groups.ofType[type])
      let number = classes.number(of: .checked(check.kind, group: group, property: instance.property))
      let node = child(of: parent, number)
      nodes[Int(node)].count += 1
      if isWanted[check.instance] || reader >= 0 && isWanted[reader] { nodes[Int(node)].isSelected = true }
    }
  }

  private mutating func child(of parent: Int32, _ number: Int32, isCreation: Bool = false) -> Int32 {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: number)) << 1 | (isCreation ? 1 : 0)
    if key == lastKey { return lastNode }
    lastKey = key
    if let node = known[key] {
      lastNode = node
      return node
    }
    lastNode = Int32(nodes.count)
    known[key] = lastNode
    nodes.append(CauseTree.Node(cause: classes.all[Int(number)], parent: Int(parent), isCreation: isCreation))
    return lastNode
  }
}
