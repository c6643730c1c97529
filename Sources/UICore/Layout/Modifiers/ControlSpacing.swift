import AttributeGraph

/// The distances around a control are the standard ones, whatever its label is made of: the label lies inside.
///
/// It also tells the container what the control is, however its style makes it.
nonisolated package struct ControlSpacing: LayoutTraitModifier {
  let kind: ControlKind

  package init(_ kind: ControlKind = .other) { self.kind = kind }

  package func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer {
    ControlSpacingComputer(child, kind)
  }
}

/// What a control is to menus and alerts, which place theirs in ways of their own.
nonisolated package enum ControlKind: Sendable {
  case button
  /// A button that cancels.
  case cancel
  case other
}

/// What a view is as a control; nil for other views.
package enum ControlKindKey: LayoutValueKey { package static var defaultValue: ControlKind? { nil } }

private final class ControlSpacingComputer: UnaryComputer {
  private let kind: ControlKind

  init(_ child: LayoutComputer, _ kind: ControlKind) {
    self.kind = kind
    super.init(child)
  }

  override var spacing: ViewSpacing { ViewSpacing() }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    key == ControlKindKey.self ? kind as? K.Value : child.layoutValue(key)
  }
}
