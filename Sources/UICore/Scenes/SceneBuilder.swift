import AttributeGraph

/// Combines the statements of an app's `body` into one scene.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> _PairScene<First, Second> { _PairScene(first: accumulated, second: next) }
}

/// Two scenes.
nonisolated public struct _PairScene<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second
  public var body: Never { fatalError("a pair of scenes has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let first = First._makeScene(scene: scene.field(at: 0, as: First.self, in: graph), inputs: inputs)
    let second = Second._makeScene(
      scene: scene.field(at: offsetOfSecond(First.self, Second.self), as: Second.self, in: graph), inputs: inputs)
    return _SceneOutputs(
      windows: first.windows + second.windows, statusItems: first.statusItems + second.statusItems)
  }
}
