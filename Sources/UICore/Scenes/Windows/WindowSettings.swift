import AttributeGraph
import Foundation
import Geometry

/// How a scene's windows look and behave, as its modifiers say.
package struct WindowSettings {
  package var resizability = WindowResizability.automatic
  package var hasTitleBar = true
  /// Whether the window is moved by its top where it has no title bar.
  package var movesByTop = false
  package var level = WindowLevel.automatic
  /// Where a new window is placed on its display.
  package var position: UnitPoint?
  /// What a new window is placed beside, in points of the desktop.
  package var anchor: CGPoint?
  package var launch = SceneLaunchBehavior.automatic
  package var restoration = SceneRestorationBehavior.automatic
  /// The external events for which a window may be opened; nil for those that no scene names.
  package var events: Set<String>?
  /// Changes the environment of the scene's windows.
  package var environment: [(inout EnvironmentValues) -> Void] = []

  init() {}
}

/// A scene whose windows have other settings.
nonisolated package struct WindowSettingsScene<Content: Scene>: Scene {
  let content: Content
  let change: (inout WindowSettings) -> Void

  package var body: Never { fatalError("a modified scene has no body") }

  nonisolated package static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let change = graph.withoutTracking { graph.read(scene.attribute).change }
    let outputs = Content._makeScene(scene: scene.field(at: 0, as: Content.self, in: graph), inputs: inputs)
    for window in outputs.windows { change(&window.settings) }
    return outputs
  }
}

extension Scene {
  /// Changes the settings of the scene's windows.
  package func windowSettings(_ change: @escaping (inout WindowSettings) -> Void) -> some Scene {
    WindowSettingsScene(content: self, change: change)
  }
}
