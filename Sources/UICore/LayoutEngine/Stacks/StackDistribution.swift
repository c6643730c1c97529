import Foundation
import Geometry

/// What a stack needs to know of a child to divide space along its axis.
///
/// `minimum` and `maximum` are asked for only where more than one child competes, since each costs a measurement.
struct StackItem {
  var priority: Double
  /// The child's length for a proposal along the stack's axis, in points; nil asks for the ideal length.
  var length: (CGFloat?) -> CGFloat
}

/// What each child of a stack was offered and took along the stack's axis.
struct StackDistribution: Equatable {
  var proposals: [CGFloat?]
  var lengths: [CGFloat]
}

/// Divides `available` points, spacing already taken off, among a stack's children.
///
/// Children are served by descending priority; each group leaves the minimum lengths of the groups below it. Within a
/// group the least flexible child (smallest maximum less minimum) goes first, ties in order; each is offered an equal
/// share of what is left. Without a proposal each child takes its ideal length. Source: Apple's WWDC19 session 237
/// and `layoutPriority(_:)`'s documentation.
///
/// Cost: at most three measurements a child, and one sort.
func distribute(_ available: CGFloat?, among items: [StackItem]) -> StackDistribution {
  guard let available else {
    return StackDistribution(
      proposals: Array(repeating: nil, count: items.count), lengths: items.map { $0.length(nil) })
  }
  var result = StackDistribution(
    proposals: Array(repeating: 0, count: items.count), lengths: Array(repeating: 0, count: items.count))
  var remaining = available
  var groups = priorityGroups(items)
  var reserved = groups.dropFirst().joined().reduce(into: [Int: CGFloat]()) { $0[$1] = items[$1].length(0) }

  while !groups.isEmpty {
    let group = groups.removeFirst()
    for index in group { reserved[index] = nil }
    let kept = reserved.values.reduce(0, +)
    for (served, index) in byFlexibility(group, items).enumerated() {
      let share = max(0, difference(remaining, kept) / CGFloat(group.count - served))
      let length = items[index].length(share)
      result.proposals[index] = share
      result.lengths[index] = length
      remaining = difference(remaining, length)
    }
  }
  return result
}

/// Indices by descending priority; within a group in their own order.
private func priorityGroups(_ items: [StackItem]) -> [[Int]] {
  Dictionary(grouping: items.indices) { items[$0].priority }
    .sorted { $0.key > $1.key }
    .map(\.value)
}

private func byFlexibility(_ group: [Int], _ items: [StackItem]) -> [Int] {
  guard group.count > 1 else { return group }
  let flexibility = group.map { difference(items[$0].length(.infinity), items[$0].length(0)) }
  return group.indices
    .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    .map { group[$0] }
}

/// `a − b`, where an infinite length has as much left as before.
private func difference(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
  a == .infinity ? .infinity : a - b
}
