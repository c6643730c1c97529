import UICore

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls show no labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.labelsAreHidden, value: true))
  }
}
