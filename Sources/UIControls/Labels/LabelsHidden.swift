import UICore

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether controls show their labels; where it is automatic they do.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls show no labels.
  var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Hides the labels of the controls inside.
  nonisolated public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Shows or hides the labels of the controls inside.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.labelsVisibility, value: visibility))
  }
}
