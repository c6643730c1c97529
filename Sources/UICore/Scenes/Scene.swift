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
    let rule = SceneBodyRule<Self, Body>(
      source: scene.attribute, properties: DynamicPropertyBuffer(of: Self.self, inputs: inputs.base),
      viewGraph: inputs.base.viewGraph, path: ViewPath(parent: nil, component: .type(Self.self))
    ) { scene in
      nonisolated(unsafe) let scene = scene
      return assumeMainActor { scene.body }
    }
    return Body._makeScene(scene: _GraphValue(inputs.base.graph.rule(rule)), inputs: inputs)
  }
}

extension Never: Scene {}

/// Runs the `body` of an app or a scene.
struct SceneBodyRule<Source, Body>: Rule, BodyRuleType {
  let source: Attribute<Source>
  let properties: DynamicPropertyBuffer?
  unowned let viewGraph: ViewGraph
  let path: ViewPath
  let body: (Source) -> Body
  private var observation: ObservationToken?

  init(
    source: Attribute<Source>, properties: DynamicPropertyBuffer?, viewGraph: ViewGraph, path: ViewPath,
    body: @escaping (Source) -> Body
  ) {
    self.source = source
    self.properties = properties
    self.viewGraph = viewGraph
    self.path = path
    self.body = body
  }

  mutating func value(_ context: RuleContext<Body>) -> Body {
    var source = context.read(self.source)
    if let properties {
      withUnsafeMutableBytes(of: &source) { properties.update($0.baseAddress, context.graph) }
    }
    let id = context.attribute.id
    let run = BodyRun(
      attribute: id, view: self.source.id, type: Source.self, properties: properties, path: path)
    return viewGraph.runningBody(run) { observe(&observation, id: id, viewGraph: viewGraph) { body(source) } }
  }

  mutating func slotWillBeRemoved() { observation?.cancel() }

  static var updateKind: UpdateKind { .body }
  static var bodyType: Any.Type { Source.self }
}
