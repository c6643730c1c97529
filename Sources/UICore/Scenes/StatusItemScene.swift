import AttributeGraph
import Foundation

/// A scene with an item in a panel of the desktop.
nonisolated package struct StatusItemScene<Label: View, Outline: View, Content: View>: Scene {
  let title: String?
  let isInserted: Bool
  let label: Label
  let outline: Outline
  let content: Content

  /// - Parameters:
  ///   - title: what the item is called; nil for what its label is called.
  ///   - isInserted: whether the panel shows it.
  ///   - outline: the items of its menu, for the desktop to show.
  ///   - content: the same in a window.
  package init(
    title: String?, isInserted: Bool, @ViewBuilder label: () -> Label, @ViewBuilder outline: () -> Outline,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.isInserted) = (title, isInserted)
    (self.label, self.outline, self.content) = (label(), outline(), content())
  }

  package var body: Never { fatalError("an item of a panel has no body") }

  nonisolated package static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let title = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute).title }
    let item = StatusItemSource(
      title: title,
      window: SceneWindow(id: nil, title: title, isGroup: false) { _, inputs in
        Content._makeView(view: scene.map(in: inputs.graph, \.content), inputs: inputs)
      },
      makeLabel: { inputs in
        let label = scene.map(in: inputs.graph) { StatusItemLabel(isInserted: $0.isInserted, label: $0.label) }
        return StatusItemLabel._makeView(view: label, inputs: inputs)
      },
      makeOutline: { inputs in Outline._makeView(view: scene.map(in: inputs.graph, \.outline), inputs: inputs) })
    return _SceneOutputs(statusItems: [item])
  }
}

/// What a scene shows in a panel of the desktop.
final class StatusItemSource {
  /// Points. What panels of Linux desktops give an icon.
  nonisolated static let pictureSize = CGSize(width: 22, height: 22)

  let title: String?
  /// What a press opens where the item has no menu.
  let window: SceneWindow
  /// Whether a press opens a window, in place of a menu.
  var opensWindow = false
  let makeLabel: (_ViewInputs) -> _ViewOutputs
  let makeOutline: (_ViewInputs) -> _ViewOutputs

  init(
    title: String?, window: SceneWindow, makeLabel: @escaping (_ViewInputs) -> _ViewOutputs,
    makeOutline: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    (self.title, self.window, self.makeLabel, self.makeOutline) = (title, window, makeLabel, makeOutline)
  }
}

/// Whether the panel is to show an item.
enum StatusItemIsInserted: PreferenceKey {
  static var defaultValue: Bool { true }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() && value }
}

/// A label in the room that panels have.
nonisolated private struct StatusItemLabel<Label: View>: View {
  let isInserted: Bool
  let label: Label

  @MainActor var body: some View {
    label.lineLimit(1).minimumScaleFactor(0.4)
      .frame(width: StatusItemSource.pictureSize.width, height: StatusItemSource.pictureSize.height)
      .preference(key: StatusItemIsInserted.self, value: isInserted)
  }
}

/// A scene whose items of the panel open a window, or a menu.
nonisolated package struct StatusItemStyleScene<Content: Scene>: Scene {
  let content: Content
  let opensWindow: Bool

  package var body: Never { fatalError("a modified scene has no body") }

  nonisolated package static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let graph = inputs.base.graph
    let opensWindow = graph.withoutTracking { graph.read(scene.attribute).opensWindow }
    let outputs = Content._makeScene(scene: scene.field(at: 0, as: Content.self, in: graph), inputs: inputs)
    for item in outputs.statusItems { item.opensWindow = opensWindow }
    return outputs
  }
}

extension Scene {
  /// Says whether the scene's items of the panel open a window, in place of a menu.
  package func statusItems(openWindow: Bool) -> some Scene {
    StatusItemStyleScene(content: self, opensWindow: openWindow)
  }
}

private enum StatusItemOpensWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the item of the panel opens a window, in place of a menu.
  package internal(set) var statusItemOpensWindow: Bool {
    get { self[StatusItemOpensWindowKey.self] }
    set { self[StatusItemOpensWindowKey.self] = newValue }
  }
}
