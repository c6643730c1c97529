import AttributeGraph
import Foundation

/// A part of an app that provides windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

/// The inputs for making a scene.
public struct _SceneInputs {
  var base: _GraphInputs
}

/// What a scene can show: kinds of window and items of the desktop's panel. The app's first window is of the first kind without a value.
public struct _SceneOutputs {
  var windows: [SceneWindow] = []
  /// What the app has in a panel of the desktop.
  var statusItems: [StatusItemSource] = []
}

/// One kind of window of an app.
final class SceneWindow {
  /// The id for `openWindow(id:)`.
  let id: String?
  let title: String?
  /// Whether several windows of the scene can be open.
  let isGroup: Bool
  /// What makes its windows those of a value; nil for others.
  var values: WindowValues?
  /// The documents that its windows are opened for; nil for none.
  var documents: (any DocumentScene)?
  var defaultSize: CGSize?
  var profile: PlatformProfile?
  var settings = WindowSettings()
  /// Make what is at the top of a new window, from below.
  var tops: [(_ViewInputs) -> _ViewOutputs] = []
  /// Makes what is at the top where there is nothing else.
  var defaultTop: ((_ViewInputs) -> _ViewOutputs)?
  /// Makes the content of a new window, for the value with which it was opened.
  var makeContent: (_ value: Any?, _ inputs: _ViewInputs) -> _ViewOutputs

  init(
    id: String?, title: String?, isGroup: Bool, makeContent: @escaping (Any?, _ViewInputs) -> _ViewOutputs
  ) {
    self.id = id
    self.title = title
    self.isGroup = isGroup
    self.makeContent = makeContent
  }
}

extension Scene {
  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let rule = BodyRule(source: scene.attribute, inputs: inputs.base) { $0.body }
    let body = inputs.base.graph.rule(rule)
    inputs.base.body = body.id
    return Body._makeScene(scene: _GraphValue(body), inputs: inputs)
  }
}

extension Never: Scene {}
