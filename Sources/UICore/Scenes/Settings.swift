import AttributeGraph

/// A scene of the window with the app's settings: one, which Control and the comma open, a menu bar's item and
/// ``OpenSettingsAction``.
nonisolated public struct Settings<Content: View>: Scene {
  let content: Content

  /// A window of settings with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("Settings is opened by Apus and has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let window = SceneWindow(id: SceneWindow.settings, title: "Settings", isGroup: false) { _, inputs in
      Content._makeView(view: scene.map(in: inputs.graph, \.content), inputs: inputs)
    }
    return _SceneOutputs(windows: [window])
  }
}

extension SceneWindow {
  /// The id of the scene with the settings, which no program would give to a scene of its own.
  static let settings = "org.apus.settings"
  var isSettings: Bool { id == Self.settings }
}

/// Opens the window with the app's settings.
@MainActor
public struct OpenSettingsAction {
  /// Nil in an app without settings.
  let open: (@MainActor () -> Void)?

  /// Whether the app has settings.
  package var isAvailable: Bool { open != nil }

  /// Opens the window, or does nothing if it is open or the app has no settings.
  public func callAsFunction() { open?() }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(open: nil) }
}

extension EnvironmentValues {
  /// Opens the window with the app's settings.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
