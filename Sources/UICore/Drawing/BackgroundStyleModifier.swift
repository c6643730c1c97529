private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style of backgrounds; nil for the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    // A background that is what backgrounds are would never be found.
    set { self[BackgroundStyleKey.self] = newValue?.style is BackgroundStyle ? nil : newValue }
  }
}

extension View {
  /// Sets the style of backgrounds inside: what `.background` stands for.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
