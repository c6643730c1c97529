import UICore

/// How wide buttons with a border are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the platform and the style have it: as wide as the label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// How wide buttons are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons inside are that have a border.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonSizing, value: sizing))
  }
}
