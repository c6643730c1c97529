import Foundation
import Geometry

/// A computer that places what is in it: one child or many.
///
/// Subclasses work as if content ran from left to right; mirroring happens here.
class PlacingComputer: LayoutComputer {
  @exclusivity(unchecked) private var last: (size: CGSize, proposal: ProposedViewSize, placements: [Placement])?
  private typealias Guide = (key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)
  /// By axis, horizontal first. Few containers hold a view that sets guides.
  private var lastGuides: [Guide?] = []

  /// The child of a placement. Override.
  func child(at index: Int) -> LayoutComputer { fatalError("\(type(of: self)) has no children") }

  /// One placement for each child, in the same order, mirrored where content runs from right to left.
  final func placements(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
  ) -> [Placement] {
    let placements = unmirroredPlacements(in: size, proposal: proposal)
    // Most are as they should be, and need no copy.
    if direction == .leftToRight, placements.allSatisfy(\.isFinite) { return placements }
    return placements.map { $0.resolved(in: size.width, direction: direction) }
  }

  /// One placement for each child, from left to right. Override; called through `unmirroredPlacements`.
  func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] { [] }

  /// `place`, remembering the last answer: guides and placement ask the same question.
  final func unmirroredPlacements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    if let last, last.size == size, last.proposal == proposal { return last.placements }
    let placements = place(in: size, proposal: proposal)
    last = (size, proposal, placements)
    return placements
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    mergedChildAlignment(key, size: size, proposal: proposal)
  }

  /// The children's explicit guides, in this container's space, merged.
  ///
  /// Remembers the last answer on each axis, since every stack around asks for the same guides.
  final func mergedChildAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if !guides.contains(key) { return nil }
    if lastGuides.isEmpty { lastGuides = [nil, nil] }
    let axis = key.axis == .horizontal ? 0 : 1
    if let last = lastGuides[axis], last.key == key, last.size == size, last.proposal == proposal { return last.value }
    checkDepth()
    var values: [CGFloat] = []
    for (index, placement) in unmirroredPlacements(in: size, proposal: proposal).enumerated() {
      let child = child(at: index)
      if child.guides.contains(key),
        let value = child.explicitAlignment(key, size: placement.size, proposal: placement.proposal)
      {
        values.append(value + placement.origin[key.axis])
      }
    }
    let merged = key.merge(values)
    lastGuides[axis] = (key, size, proposal, merged)
    return merged
  }
}
