import UICore

/// What gauges are filled with, other than the accent colour.
struct GaugeTint {
  let style: AnyShapeStyle
  /// The gradient that runs along a gauge, from the lower bound to the upper; nil fills with the style as it is.
  let gradient: Gradient?
}

private enum GaugeTintKey: EnvironmentKey { static var defaultValue: GaugeTint? { nil } }

extension EnvironmentValues {
  var gaugeTint: GaugeTint? {
    get { self[GaugeTintKey.self] }
    set { self[GaugeTintKey.self] = newValue }
  }
}

extension View {
  /// Sets what gauges inside are filled with: a gradient runs from the lower bound to the upper.
  ///
  /// A colour is the accent colour of all controls inside; nil restores the default.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let color = tint as? Color
    let fill = color == nil ? tint.map { GaugeTint(style: AnyShapeStyle($0), gradient: $0 as? Gradient) } : nil
    return transformEnvironment(\.accentColor) { if tint == nil || color != nil { $0 = color } }
      .modifier(EnvironmentKeyModifier(keyPath: \.gaugeTint, value: fill))
  }
}
