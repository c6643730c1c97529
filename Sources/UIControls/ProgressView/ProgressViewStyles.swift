import UICore

/// The default style: a bar, or a spinner if the progress is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, on which a part moves if the progress is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// A bar of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    ).modifier(ProgressTint(tint: tint))
  }
}

/// A ring, or a spinner if the progress is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// A ring of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    ).modifier(ProgressTint(tint: tint))
  }
}

private struct ProgressTint: ViewModifier {
  let tint: Color?
  func body(content: Content) -> some View { content.transformEnvironment(\.accentColor) { $0 = tint ?? $0 } }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a spinner if the progress is unknown.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, on which a part moves if the progress is unknown.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner if the progress is unknown.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
