/// The subscriptions of one subject, in the order in which they were made.
///
/// Adding is amortised constant time, removing is constant time: a removed one leaves a gap, and gaps are closed when
/// they are the majority. A copy made for sending is not affected by later changes.
struct ConduitList<Element: Conduit> {
  private(set) var slots: [Element?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ conduit: Element) {
    conduit.position = slots.count
    slots.append(conduit)
    count += 1
  }

  mutating func remove(_ conduit: Element) {
    let position = conduit.position
    guard slots.indices.contains(position), slots[position] === conduit else { return }
    slots[position] = nil
    count -= 1
    if count * 2 < slots.count { closeGaps() }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for index in slots.indices { slots[index]!.position = index }
  }

  mutating func removeAll() -> [Element?] {
    defer { self = ConduitList() }
    return slots
  }
}

/// An element of a `ConduitList`.
protocol Conduit: AnyObject {
  /// Its position in its list. Only the list uses this.
  var position: Int { get set }
}
