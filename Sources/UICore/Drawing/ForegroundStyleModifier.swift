private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What text and shapes without a style of their own are drawn with; `nil` is the primary label colour.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

nonisolated struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style?

  nonisolated func change(_ values: inout EnvironmentValues) {
    // A level of the hierarchy refers to the style around; resolve it now, or it would refer to itself.
    if let level = style as? HierarchicalShapeStyle {
      guard let base = values.foregroundStyle?.style, !(base is HierarchicalShapeStyle) else {
        values.foregroundStyle = AnyShapeStyle(level)
        return
      }
      values.foregroundStyle = AnyShapeStyle(
        _OpacityShapeStyle(style: AnyShapeStyle(base), opacity: [1, 0.5, 0.25, 0.18, 0.1][level.level]))
    } else if !(style is ForegroundStyle) {
      values.foregroundStyle = style.map { AnyShapeStyle($0) }
    }
  }
}

extension View {
  /// Draws text and shapes inside with the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Draws text and shapes inside in the colour; `nil` restores the default.
  public func foregroundColor(_ color: Color?) -> some View { modifier(ForegroundStyleModifier(style: color)) }
}
