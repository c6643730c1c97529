import AttributeGraph
import Foundation

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

/// What making a scene needs.
public struct _SceneInputs {
  var base: _GraphInputs
}

/// The kinds of window that a scene can open, first things first.
public struct _SceneOutputs {
  var windows: [SceneWindow] = []
}

/// One kind of window of an app.
final class SceneWindow {
  /// What `openWindow(id:)` names.
  let id: String?
  let title: String?
  /// Whether it can be opened more than once.
  let isGroup: Bool
  /// The type of value that its windows can be opened for.
  let valueType: Any.Type?
  var defaultSize: CGSize?
  var profile: PlatformProfile?
  var minimumSize: CGSize?
  /// Makes the content of a new window; the value is the one it was opened for.
  let makeContent: (_ value: Any?, _ inputs: _ViewInputs) -> _ViewOutputs

  init(
    id: String?, title: String?, isGroup: Bool, valueType: Any.Type? = nil,
    makeContent: @escaping (Any?, _ViewInputs) -> _ViewOutputs
  ) {
    self.id = id
    self.title = title
    self.isGroup = isGroup
    self.valueType = valueType
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
