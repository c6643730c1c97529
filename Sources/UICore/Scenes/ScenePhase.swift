/// How active a window is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on screen.
  case background
  /// On screen, but without the keyboard focus.
  case inactive
  /// On screen with the keyboard focus.
  case active
}

/// Whether controls look active, as in the window with the keyboard focus.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key, active, inactive
}

private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

extension EnvironmentValues {
  /// The phase of the view's window; in an `App` the most active phase of its windows.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether views look active: while the window has the keyboard focus, unless it is set.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// `key` while the view's window has the keyboard focus, otherwise `inactive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}
