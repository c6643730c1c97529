/// Whether a window can be used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not on the screen.
  case background
  /// It is on the screen, but another window has the keyboard.
  case inactive
  /// It is in front and takes input.
  case active
}

/// Whether controls look as in a window that takes input.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key, active, inactive
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

extension EnvironmentValues {
  /// Whether the view's window can be used; in an `App`, that of the window which can most.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// `key` while the view's window has the keyboard, else `inactive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}
