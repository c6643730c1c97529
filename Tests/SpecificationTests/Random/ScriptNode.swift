/// A tree of views as data, so that it can be drawn at random, edited, shrunk and printed.
struct ScriptNode: Equatable, Identifiable, Sendable {
  enum Kind: Int, CaseIterable {
    case color, text, circle, counter
    case hstack, vstack, zstack, rows, conditional, optional, erased, lazy, layout, grid, reader
  }
  enum Change: Int, CaseIterable {
    case none, padding, frame, opacity, offset, clipped, background, rotated, identity, transition, front, anchor,
      environment, mirrored, priority, overlay
  }
  var id: Int
  var kind: Kind
  var change: Change
  var number: Int
  var isOn: Bool
  var children: [ScriptNode]

  var canHaveChildren: Bool { kind.rawValue >= Kind.hstack.rawValue }

  /// Nodes, this one and those inside.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  static func make(_ random: inout SplitMix, depth: Int, nextID: inout Int) -> ScriptNode {
    let kinds = Kind.allCases.filter { depth > 0 || $0.rawValue < Kind.hstack.rawValue }
    nextID += 1
    var node = ScriptNode(
      id: nextID, kind: random.pick(kinds), change: random.pick(Change.allCases), number: random.below(8),
      isOn: random.below(2) == 0, children: [])
    if node.canHaveChildren {
      for _ in 0..<random.below(4) { node.children.append(make(&random, depth: depth - 1, nextID: &nextID)) }
    }
    return node
  }

  /// Changes the node at `index`, counted depth first; `body` is handed the depth that is left below it.
  mutating func withNode(_ index: inout Int, depth: Int, _ body: (inout ScriptNode, Int) -> Void) {
    if index == 0 {
      index = -1
      body(&self, depth)
      return
    }
    index -= 1
    for child in children.indices where index >= 0 { children[child].withNode(&index, depth: depth - 1, body) }
  }

  /// Removes the node at `index`, counted depth first and not the root, and returns it.
  mutating func remove(at index: inout Int) -> ScriptNode? {
    index -= 1
    for child in children.indices {
      if index == 0 { return children.remove(at: child) }
      if let removed = children[child].remove(at: &index) { return removed }
      if index < 0 { return nil }
    }
    return nil
  }
}

/// SplitMix64, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
