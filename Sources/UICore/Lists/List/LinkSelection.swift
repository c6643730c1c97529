import AttributeGraph

/// What the links in a list's rows ask before they push: where the list selects values like a link's, pressing the row selects
/// that value instead, as Apple has it for the columns of a split view.
package final class LinkSelection {
  private let selection: Attribute<ListSelected>
  private let graph: Graph

  init(_ selection: Attribute<ListSelected>, in graph: Graph) { (self.selection, self.graph) = (selection, graph) }

  /// Whether the list's selection can be this value.
  package func accepts(_ value: AnyHashable) -> Bool {
    let selected = graph.withoutTracking { graph.read(selection) }
    return selected.isSelectable && selected.accepts(value)
  }
}

private enum LinksSelectKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LinkSelectionKey: EnvironmentKey { static var defaultValue: LinkSelection? { nil } }

extension EnvironmentValues {
  /// Whether links select where the list around selects values like theirs.
  package var linksSelect: Bool {
    get { self[LinksSelectKey.self] }
    set { self[LinksSelectKey.self] = newValue }
  }

  /// Of the list that the view is in; nil where links push.
  package var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// Lets links in a list select, where links do.
  mutating func selectByLinks(_ selection: Attribute<ListSelected>) {
    let linksSelect = environmentValue(\.linksSelect)
    guard graph.withoutTracking({ graph.read(linksSelect) }) else { return }
    set(\.linkSelection, to: LinkSelection(selection, in: graph))
  }
}

extension _ViewListOutputs {
  /// A list of one view that is a link: the row is called by the link's value where pressing it selects.
  package static func link<V: View>(
    _: V.Type, view: _GraphValue<V>, inputs: _ViewListInputs, value: @escaping (V) -> AnyHashable?
  ) -> _ViewListOutputs {
    let (graph, outputs) = (inputs.graph, unary(V.self, view: view, inputs: inputs))
    let environment = inputs.base.environment.value(\.linkSelection, in: graph)
    guard let selection = graph.withoutTracking({ graph.read(environment) }) else { return outputs }
    let name = view.map(in: graph) { link in value(link).flatMap { selection.accepts($0) ? $0 : nil } }
    return outputs.map(in: graph) { element in
      var element = element
      if element.traits[TagTrait.self] == nil { element.traits[TagTrait.self] = name.attribute }
      return element
    }
  }
}
