import AttributeGraph

/// What a window shows above its content, in the order in which it came: sheets, alerts, popovers, menus.
///
/// Confined to the main actor.
final class PresentationStack: @unchecked Sendable {
  private let viewGraph: ViewGraph
  /// One element each.
  let list: Attribute<[ViewElement]>
  /// Those of them that may leave the window.
  let popups: PopupSurfaces
  private let subgraph: Subgraph
  private var elements: [ViewElement] = []

  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    subgraph = viewGraph.graph.currentSubgraph
    list = viewGraph.graph.source([])
    popups = PopupSurfaces(viewGraph)
  }

  func add(_ identity: UInt32, path: ViewPath?, make: @escaping (_ViewInputs) -> _ViewOutputs) {
    elements.append(ViewElement(identity: identity, owner: subgraph, make: make, path: path))
    publish()
  }

  func remove(_ identity: UInt32) {
    guard let index = elements.firstIndex(where: { $0.identity == identity }) else { return }
    elements.remove(at: index)
    publish()
  }

  /// What is presented moves by animations of its own, none of which is that of the list.
  private func publish() { viewGraph.set(list, to: elements, transaction: Transaction()) }
}

private enum PresentationStackKey: EnvironmentKey { static var defaultValue: PresentationStack? { nil } }

extension EnvironmentValues {
  /// What the view's window shows above its content.
  var presentations: PresentationStack? {
    get { self[PresentationStackKey.self] }
    set { self[PresentationStackKey.self] = newValue }
  }
}
