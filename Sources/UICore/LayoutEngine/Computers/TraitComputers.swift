import Foundation

/// `layoutPriority`.
final class LayoutPriorityComputer: UnaryComputer {
  private let value: Double

  init(_ child: LayoutComputer, priority: Double) {
    value = priority.isNaN ? 0 : priority
    super.init(child)
  }

  override var priority: Double { value }
  override var givenPriority: Double? { value }
}

/// `alignmentGuide`: one guide computed from the child's dimensions, the others the child's.
final class AlignmentGuideComputer: UnaryComputer {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(_ child: LayoutComputer, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(child)
    guides.formUnion(AlignmentGuides(key))
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return child.explicitAlignment(key, size: size, proposal: proposal) }
    return compute(ViewDimensions(size: size, proposal: proposal, computer: child))
  }
}

/// `layoutValue(key:value:)`.
final class LayoutValueComputer<Key: LayoutValueKey>: UnaryComputer {
  private let value: Key.Value

  init(_ child: LayoutComputer, key: Key.Type, value: Key.Value) {
    self.value = value
    super.init(child)
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self, let value = value as? K.Value else { return child.layoutValue(key) }
    return value
  }
}
