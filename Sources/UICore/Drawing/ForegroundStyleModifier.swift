private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum DefaultForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What the program asked text and shapes to be drawn with; `nil` where it asked for nothing.
  fileprivate var chosenForegroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// What a control or a list draws its label with where the program asked for nothing, as a button the accent colour.
  var defaultForegroundStyle: AnyShapeStyle? {
    get { self[DefaultForegroundStyleKey.self] }
    set { self[DefaultForegroundStyleKey.self] = newValue }
  }

  /// What text and shapes without a style of their own are drawn with; `nil` is the primary label colour.
  var foregroundStyle: AnyShapeStyle? { chosenForegroundStyle ?? defaultForegroundStyle }
}

/// What the levels below the primary one are drawn with, where a view says so: the secondary one first, never empty.
struct ForegroundLevels {
  let styles: [AnyShapeStyle]
}

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: ForegroundLevels? { nil } }

extension EnvironmentValues {
  /// `nil` where the levels are fainter versions of the primary style.
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

nonisolated struct ForegroundLevelsModifier: EnvironmentModifier {
  let primary: AnyShapeStyle
  let levels: ForegroundLevels

  nonisolated func change(_ values: inout EnvironmentValues) {
    values.chosenForegroundStyle = primary
    values.foregroundLevels = levels
  }
}

nonisolated struct DefaultForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style
  nonisolated func change(_ values: inout EnvironmentValues) { values.defaultForegroundStyle = AnyShapeStyle(style) }
}

nonisolated struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style?

  nonisolated func change(_ values: inout EnvironmentValues) {
    // A level of the hierarchy refers to the style around; resolve it now, or it would refer to itself.
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
  /// Draws a control's label with the style unless the program chose another, outside or inside of the control.
  package func defaultForegroundStyle(_ style: some ShapeStyle) -> some View {
    modifier(DefaultForegroundStyleModifier(style: style))
  }

  /// Draws text and shapes inside with the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Draws text and shapes inside with the styles: what asks for `.secondary` with the second one.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(
      ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary), levels: ForegroundLevels(styles: [AnyShapeStyle(secondary)])))
  }

  /// Draws text and shapes inside with the styles: what asks for `.secondary` or `.tertiary` with the others.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(
        primary: AnyShapeStyle(primary),
        levels: ForegroundLevels(styles: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])))
  }

  /// Draws text and shapes inside in the colour; `nil` restores the default.
  public func foregroundColor(_ color: Color?) -> some View { modifier(ForegroundStyleModifier(style: color)) }
}
