import Foundation
import Geometry

/// A computer that places what is in it: one child or many.
///
/// Subclasses work as if content ran from left to right; mirroring happens here.
class PlacingComputer: LayoutComputer {
  @exclusivity(unchecked) private var last: (size: CGSize, proposal: ProposedViewSize, placements: [Placement])?
  private typealias Guide = (key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)
  /// The last two of each axis, horizontal first: those of a new proposal and of the one before, which are compared. Few
  /// containers hold a view that sets guides.
  @exclusivity(unchecked) private var lastGuides: [Guide?] = []

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

  /// Whether the children have the same places for both proposals, and are the same there.
  override func isSame(
    for proposal: ProposedViewSize, as known: ProposedViewSize, in size: CGSize, levels: Int
  ) -> Bool {
    if levels == 0 { return false }
    // Those that stay are remembered, which are asked for again by the next proposal.
    let places = unmirroredPlacements(in: size, proposal: known)
    let others = place(in: size, proposal: proposal)
    return places.count == others.count
      && places.indices.allSatisfy { index in
        let (place, other) = (places[index], others[index])
        return place.frame == other.frame
          && (place.proposal == other.proposal
            || child(at: index).isSame(
              for: other.proposal, as: place.proposal, in: place.size, levels: levels - 1))
      }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    mergedChildAlignment(key, size: size, proposal: proposal)
  }

  /// The children's explicit guides, in this container's space, merged.
  ///
  /// Remembers the last answers on each axis, since every stack around asks for the same guides.
  final func mergedChildAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if !guides.contains(key) { return nil }
    if lastGuides.isEmpty { lastGuides = [nil, nil, nil, nil] }
    let first = key.axis == .horizontal ? 0 : 2
    for last in lastGuides[first...first + 1] {
      if let last, last.key == key, last.size == size, last.proposal == proposal { return last.value }
    }
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
    lastGuides[first + 1] = lastGuides[first]
    lastGuides[first] = (key, size, proposal, merged)
    return merged
  }
}
