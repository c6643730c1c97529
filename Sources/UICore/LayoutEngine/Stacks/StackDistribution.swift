import Foundation
import Geometry

/// What a child of a stack was offered and took along the stack's axis, in points.
struct StackShare {
  fileprivate let priority: Double
  fileprivate(set) var proposal: CGFloat?
  fileprivate(set) var length: CGFloat = 0
  /// The largest length less the least one.
  fileprivate var flexibility: CGFloat = 0
  /// The least length of this child and of all that are served after its group.
  fileprivate var reserved: CGFloat = 0

  init(priority: Double) { self.priority = priority }
}

/// Divides `available` points, spacing already taken off, among a stack's children.
///
/// Children are served by descending priority; each group leaves the minimum lengths of the groups below it. Within a
/// group the least flexible child (smallest maximum less minimum) goes first, ties in order; each is offered an equal
/// share of what is left. Without a proposal each child takes its ideal length. Source: Apple's WWDC19 session 237
/// and `layoutPriority(_:)`'s documentation.
///
/// Cost: at most three measurements a child, and one sort where they are not in order.
///
/// - Parameters:
///   - shares: one for each child, from ``StackShare/init(priority:)``; receives what each was offered and took.
///   - length: the length of the child at an index for a proposal along the axis; nil asks for its ideal length.
func distribute(
  _ available: CGFloat?, among shares: UnsafeMutableBufferPointer<StackShare>, length: (Int, CGFloat?) -> CGFloat
) {
  guard let available else {
    for index in shares.indices { shares[index].length = length(index, nil) }
    return
  }
  withUnsafeTemporaryAllocation(of: Int.self, capacity: shares.count) { order in
    for index in shares.indices { order[index] = index }
    let isOneGroup = shares.allSatisfy { $0.priority == shares[0].priority }
    if !isOneGroup { reserve(order, shares, length) }
    var remaining = available
    var start = 0
    while start < order.count {
      let priority = shares[order[start]].priority
      let end =
        isOneGroup ? order.count : order[start...].firstIndex { shares[$0].priority < priority } ?? order.count
      if end - start > 1 {
        for index in order[start..<end] {
          shares[index].flexibility = difference(length(index, .infinity), length(index, 0))
        }
        sort(UnsafeMutableBufferPointer(rebasing: order[start..<end])) {
          (shares[$0].flexibility, $0) < (shares[$1].flexibility, $1)
        }
      }
      let kept = end < order.count ? shares[order[end]].reserved : 0
      for position in start..<end {
        let index = order[position]
        let share = max(0, difference(remaining, kept) / CGFloat(end - position))
        shares[index].proposal = share
        shares[index].length = length(index, share)
        remaining = difference(remaining, shares[index].length)
      }
      start = end
    }
  }
}

/// Puts the children into the order in which they are served, and adds up the least lengths of those after the first group.
private func reserve(
  _ order: UnsafeMutableBufferPointer<Int>, _ shares: UnsafeMutableBufferPointer<StackShare>,
  _ length: (Int, CGFloat?) -> CGFloat
) {
  sort(order) { (-shares[$0].priority, $0) < (-shares[$1].priority, $1) }
  let highest = shares[order[0]].priority
  var reserved: CGFloat = 0
  for index in order.reversed() where shares[index].priority < highest {
    reserved += length(index, 0)
    shares[index].reserved = reserved
  }
}

/// Sorts by insertion while few elements are out of order, as those of nearly all stacks are.
@inline(__always)
private func sort(_ order: UnsafeMutableBufferPointer<Int>, _ precedes: (Int, Int) -> Bool) {
  var order = order
  var moves = 0
  for end in order.indices.dropFirst() {
    var index = end
    while index > 0, precedes(order[index], order[index - 1]) {
      order.swapAt(index, index - 1)
      index -= 1
    }
    moves += end - index
    // By then a better way pays.
    if moves > 8 * order.count { return order.sort(by: precedes) }
  }
}

/// The same, as an array.
func distribute(
  _ available: CGFloat?, among priorities: some Collection<Double>, length: (Int, CGFloat?) -> CGFloat
) -> [StackShare] {
  var shares = priorities.map { StackShare(priority: $0) }
  shares.withUnsafeMutableBufferPointer { distribute(available, among: $0, length: length) }
  return shares
}

/// `a − b`, where an infinite length has as much left as before.
private func difference(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
  a == .infinity ? .infinity : a - b
}
