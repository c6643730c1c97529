import AttributeGraph
import Foundation

nonisolated package struct LayoutPriorityModifier: LayoutTraitModifier {
  var priority: Double

  func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer {
    // Of traits of a view, the innermost counts.
    child.givenPriority == nil ? LayoutPriorityComputer(child, priority: priority) : child
  }
}

nonisolated package struct AlignmentGuideModifier: LayoutTraitModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer {
    AlignmentGuideComputer(child, key: key) { dimensions in reader { compute(dimensions) } }
  }
}

extension AlignmentGuideModifier {
  package init(_ guide: HorizontalAlignment, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.init(key: guide.key, compute: compute)
  }
}

nonisolated package struct LayoutValueModifier<Key: LayoutValueKey>: LayoutTraitModifier {
  let value: Key.Value

  func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer {
    child.layoutValue(Key.self) == nil ? LayoutValueComputer(child, key: Key.self, value: value) : child
  }
}

extension View {
  /// The order in which a stack offers space to the view: higher first, 0 by default. Of several, the innermost counts.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Sets where the guide lies in the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets where the guide lies in the view, in points from its top.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Hands a value to the layout that contains the view. Of several for one key, the innermost counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
