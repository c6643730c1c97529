/// Whether buttons act again and again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the control has it: steppers do, buttons do not.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// They do.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// They do not.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public package(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons inside act again and again while they are held: after 0.4 seconds, then every 0.075.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonRepeatBehavior, value: behavior))
  }
}
