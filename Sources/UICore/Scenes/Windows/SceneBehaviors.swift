/// Whether a scene's window is opened when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  enum Kind: Sendable { case automatic, presented, suppressed }
  let kind: Kind

  /// The first scene's window is.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It is.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It is not: `openWindow` or an external event opens it. If it is the first scene, the next one takes its place.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether what a scene's windows keep comes back with the next start.
public struct SceneRestorationBehavior: Hashable, Sendable {
  enum Kind: Sendable { case automatic, disabled }
  let kind: Kind

  /// `@SceneStorage` comes back.
  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  /// `@SceneStorage` begins anew.
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}

extension Scene {
  /// Sets whether a window of the scene is opened when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windowSettings { $0.launch = behavior }
  }

  /// Sets whether what the scene's windows keep comes back with the next start.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windowSettings { $0.restoration = behavior }
  }
}

private enum SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether several windows of the app can be open: whether it has a `WindowGroup`.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}

extension Scene {
  /// Says for which URLs a window of the scene is opened, where no open window takes them.
  ///
  /// A string names the URLs in which it is contained; a star names all, and an empty set none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windowSettings { $0.events = conditions }
  }
}
