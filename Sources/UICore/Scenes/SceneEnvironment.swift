import AttributeGraph
import Combine
import Observation

/// A scene whose windows have something else in their environment.
nonisolated private struct EnvironmentScene<Content: Scene, Change: EnvironmentModifier>: Scene {
  let content: Content
  let change: Change
  var body: Never { fatalError("a modified scene has no body") }

  nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let outputs = Content._makeScene(scene: scene.field(at: 0, as: Content.self, in: graph), inputs: inputs)
    let change = scene.map(in: graph, \.change)
    for window in outputs.windows {
      let make = window.makeContent
      window.makeContent = { value, inputs in
        Change._makeView(modifier: change, inputs: inputs) { make(value, $0) }
      }
    }
    return outputs
  }
}

extension Scene {
  /// Sets an environment value in the scene's windows.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { EnvironmentScene(content: self, change: EnvironmentKeyModifier(keyPath: keyPath, value: value)) }

  /// Puts an observable object into the environment of the scene's windows, for `@Environment(T.self)`.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(content: self, change: EnvironmentObjectModifier(object: object))
  }

  /// Puts an object into the environment of the scene's windows, for `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(content: self, change: EnvironmentObjectModifier(object: object))
  }
}
