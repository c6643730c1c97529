import Foundation

/// A computer with one child whose spacing, priority and layout values it hands on.
class UnaryComputer: PlacingComputer {
  // Not in an array, which would be one more object for each modifier.
  final let child: LayoutComputer

  init(_ child: LayoutComputer) {
    self.child = child
    super.init()
    guides = child.guides
  }

  final override func child(at index: Int) -> LayoutComputer { child }
  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] { childPlacement(proposal: proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var givenPriority: Double? { child.givenPriority }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { child.layoutValue(key) }

  /// The child at `origin` with the size it takes for `proposal`.
  final func childPlacement(at origin: CGPoint = .zero, proposal: ProposedViewSize) -> [Placement] {
    [Placement(origin: origin, size: child.sizeThatFits(proposal), proposal: proposal)]
  }

  /// The child, as it answers `proposal`, aligned in `size`.
  final func alignedChild(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let dimensions = child.dimensions(in: proposal)
    return [Placement(origin: alignment.origin(of: dimensions, in: size), size: dimensions.size, proposal: proposal)]
  }
}
