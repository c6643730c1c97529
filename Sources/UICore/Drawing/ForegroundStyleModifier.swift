private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum DefaultForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style that the program set for text and shapes; `nil` if it set none.
  fileprivate var chosenForegroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The style of a control's or list's label if the program set none; a button's is the accent colour.
  var defaultForegroundStyle: AnyShapeStyle? {
    get { self[DefaultForegroundStyleKey.self] }
    set { self[DefaultForegroundStyleKey.self] = newValue }
  }

  /// The style of text and shapes that have none of their own; `nil` means the primary label colour.
  var foregroundStyle: AnyShapeStyle? { chosenForegroundStyle ?? defaultForegroundStyle }
}

/// A modifier that changes foreground styles and nothing else.
nonisolated protocol ForegroundModifier: EnvironmentModifier {}

extension ForegroundModifier {
  nonisolated static var changedKeys: [PartialKeyPath<EnvironmentValues>]? {
    [\.foregroundStyle, \.chosenForegroundStyle, \.defaultForegroundStyle, \.foregroundLevels]
  }
}

/// The styles for the levels below primary, where a view sets them: secondary first; never empty.
struct ForegroundLevels {
  let styles: [AnyShapeStyle]
}

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: ForegroundLevels? { nil } }

extension EnvironmentValues {
  /// `nil` if the levels are derived from the primary style by opacity.
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

nonisolated package struct ForegroundLevelsModifier: ForegroundModifier {
  let primary: AnyShapeStyle
  let levels: ForegroundLevels

  nonisolated func change(_ values: inout EnvironmentValues) {
    values.chosenForegroundStyle = primary
    values.foregroundLevels = levels
  }
}

nonisolated package struct DefaultForegroundStyleModifier<Style: ShapeStyle>: ForegroundModifier {
  let style: Style
  nonisolated func change(_ values: inout EnvironmentValues) { values.defaultForegroundStyle = AnyShapeStyle(style) }
}

nonisolated package struct ForegroundStyleModifier<Style: ShapeStyle>: ForegroundModifier {
  let style: Style?

  nonisolated func change(_ values: inout EnvironmentValues) {
    // A hierarchical style refers to the enclosing style: resolve it here, or it would refer to itself.
    if let level = style as? HierarchicalShapeStyle {
      guard let base = values.foregroundStyle?.style, !(base is HierarchicalShapeStyle) else {
        values.chosenForegroundStyle = AnyShapeStyle(level)
        return
      }
      values.chosenForegroundStyle = AnyShapeStyle(
        _OpacityShapeStyle(style: AnyShapeStyle(base), opacity: HierarchicalShapeStyle.opacities[level.level]))
    } else if !(style is ForegroundStyle) {
      values.chosenForegroundStyle = style.map { AnyShapeStyle($0) }
      if values.foregroundLevels != nil { values.foregroundLevels = nil }
    }
  }
}

extension View {
  /// Sets the style of a control's label, unless the program sets one outside or inside of the control.
  package func defaultForegroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, DefaultForegroundStyleModifier<S>> {
    modifier(DefaultForegroundStyleModifier(style: style))
  }

  /// Sets the style of text and shapes inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the styles of text and shapes inside; the second one is `.secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(
      ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary), levels: ForegroundLevels(styles: [AnyShapeStyle(secondary)])))
  }

  /// Sets the styles of text and shapes inside; the others are `.secondary` and `.tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary),
        levels: ForegroundLevels(styles: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])))
  }

  /// Sets the colour of text and shapes inside; `nil` restores the default.
  public func foregroundColor(_ color: Color?) -> some View { modifier(ForegroundStyleModifier(style: color)) }
}
