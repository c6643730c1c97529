import AttributeGraph
import Foundation

/// A scene of any number of windows with the same content, each with its own state.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let id: String?
  let title: String?
  let valueType: Any.Type?
  /// Makes the content for the value with which a window was opened.
  let content: (Any?) -> Content

  public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id, nil, content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, String(title), content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, String(title), content)
  }

  private init(_ id: String?, _ title: String?, _ content: () -> Content) {
    self.id = id
    self.title = title
    valueType = nil
    let content = content()
    self.content = { _ in content }
  }

  /// A scene whose windows `openWindow(value:)` opens. The binding is constant: writes are ignored.
  public init<D: Hashable & Codable>(
    _ title: String? = nil, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.id = id
    self.title = title
    valueType = type
    self.content = { value in content(.constant(value as? D)) }
  }

  public var body: Never { fatalError("WindowGroup is opened by Apus and has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let group = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute) }
    return _SceneOutputs(windows: [
      SceneWindow(id: group.id, title: group.title, isGroup: true, valueType: group.valueType) { value, inputs in
        let content = scene.calling(in: inputs.graph) { $0.content(value) }
        return Content._makeView(view: content, inputs: inputs)
      }
    ])
  }
}

/// A scene of a single window.
nonisolated public struct Window<Content: View>: Scene {
  let title: String
  let id: String
  let content: Content

  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.id = id
    self.content = content()
  }

  public var body: Never { fatalError("Window is opened by Apus and has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let window = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute) }
    return _SceneOutputs(windows: [
      SceneWindow(id: window.id, title: window.title, isGroup: false) { _, inputs in
        let content = scene.map(in: inputs.graph, \.content)
        return Content._makeView(view: content, inputs: inputs)
      }
    ])
  }
}
