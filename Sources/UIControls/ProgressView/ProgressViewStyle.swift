import UICore

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
public struct ProgressViewStyleConfiguration {
  /// The label, which tells what progresses.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The description of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What has been done, 0…1; nil if that is unknown.
  public let fractionCompleted: Double?
  /// The label, which tells what progresses, if there is one.
  public var label: Label?
  /// The description of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of the progress views inside; nil is the default one.
  var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.progressViewStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}
