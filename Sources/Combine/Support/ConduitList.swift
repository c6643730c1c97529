/// The subscriptions of one subject, in the order they were made.
///
/// Adding is amortised constant, removing constant: a removed one leaves a gap, and gaps are closed once they are more
/// than half. A copy taken for sending is not touched by changes made meanwhile.
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
  /// Where it is in its list; belongs to the list.
  var position: Int { get set }
}
