import AttributeGraph
import Foundation

/// A scene of any number of windows with the same content, each with its own state.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let id: String?
  let title: Text?
  /// What makes its windows those of a value; nil for others.
  let values: WindowValues?
  /// Makes the content of a window, for the value with which it was opened.
  let content: (Any?) -> Content

  public var body: Never { fatalError("WindowGroup is opened by Apus and has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let group = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute) }
    let window = SceneWindow(id: group.id, title: group.title?.plainString, isGroup: true) { value, inputs in
      let content = scene.calling(in: inputs.graph) { $0.content(value) }
      return Content._makeView(view: content, inputs: inputs)
    }
    window.values = group.values
    return _SceneOutputs(windows: [window])
  }
}

extension WindowGroup {
  private init(id: String?, title: Text?, _ content: () -> Content) {
    (self.id, self.title, values) = (id, title, nil)
    let content = content()
    self.content = { _ in content }
  }

  /// Windows with this content.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content) }
  /// Windows that `openWindow(id:)` opens.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content) }
  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content) }
  /// Windows with a title, which `openWindow(id:)` opens.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content)
  }
  /// Windows titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content)
  }
  /// Windows titled by a localized string key, which `openWindow(id:)` opens.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content)
  }
  /// Windows titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content)
  }
  /// Windows titled by a string, shown verbatim, which `openWindow(id:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content)
  }
}

/// A scene of a single window.
nonisolated public struct Window<Content: View>: Scene {
  let title: Text
  let id: String
  let content: Content

  /// A window with a title, which `openWindow(id:)` opens.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id) = (title, id)
    self.content = content()
  }

  /// A window titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public var body: Never { fatalError("Window is opened by Apus and has no body") }

  nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let window = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute) }
    return _SceneOutputs(windows: [
      SceneWindow(id: window.id, title: window.title.plainString, isGroup: false) { _, inputs in
        let content = scene.map(in: inputs.graph, \.content)
        return Content._makeView(view: content, inputs: inputs)
      }
    ])
  }
}
