import UICore

private enum FindNavigatorKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private enum FindIsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReplaceIsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the bars of the editors inside show, as the program knows and sets it.
  var findNavigator: Binding<Bool>? {
    get { self[FindNavigatorKey.self] }
    set { self[FindNavigatorKey.self] = newValue }
  }

  var findIsDisabled: Bool {
    get { self[FindIsDisabledKey.self] }
    set { self[FindIsDisabledKey.self] = newValue }
  }

  var replaceIsDisabled: Bool {
    get { self[ReplaceIsDisabledKey.self] }
    set { self[ReplaceIsDisabledKey.self] = newValue }
  }
}

extension View {
  /// Shows and hides the bar that finds and replaces in the text editors inside.
  ///
  /// Without it Control-F shows the bar of the editor with the focus, and Escape hides it.
  ///
  /// - Parameter isPresented: set too when people show or hide the bar.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.findNavigator, value: isPresented))
  }

  /// Keeps people from finding in the text editors inside.
  ///
  /// - Parameter isDisabled: false allows it where a view around forbids it, unless that is nearer.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.findIsDisabled, value: isDisabled))
  }

  /// Keeps people from replacing what they found in the text editors inside.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.replaceIsDisabled, value: isDisabled))
  }
}
