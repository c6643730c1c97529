import AttributeGraph

/// What a column of a split view and the lists in it tell each other: where columns stand over each other, selecting a row
/// shows the next column, and going back deselects it.
package final class ColumnLists {
  private struct Member {
    var isSelected = false
    let clear: () -> Void
  }
  private var members: [Int: Member] = [:]
  private var lastNumber = 0
  /// Called when a list has its first row selected or its last deselected; `isNew` where the list has just been made.
  package var didChange: (_ isNew: Bool) -> Void = { _ in }

  package init() {}

  /// Whether rows are selected in one of the lists.
  package var hasSelection: Bool { members.values.contains { $0.isSelected } }

  /// Deselects all rows.
  package func clear() { for member in members.values where member.isSelected { member.clear() } }

  /// Adds a list until the current subgraph is removed.
  func add(_ selection: Attribute<ListSelected>, _ inputs: _ViewInputs) {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    lastNumber += 1
    let number = lastNumber
    members[number] = Member { graph.withoutTracking { graph.read(selection) }.clear() }
    graph.currentSubgraph.onRemove { [weak self] in self?.members[number] = nil }
    inputs.addChangeEffect(of: graph.rule(HasSelectionRule(selection: selection))) { old, isSelected in
      viewGraph.enqueueAction { [weak self] in
        guard let self, members[number] != nil else { return }
        members[number]?.isSelected = isSelected
        if old != nil || isSelected { didChange(old == nil) }
      }
    }
  }
}

private struct HasSelectionRule: Rule {
  let selection: Attribute<ListSelected>

  func value(_ context: RuleContext<Bool>) -> Bool {
    let selected = context.read(selection)
    return context.observing { !selected.isEmpty() }
  }
}

private enum ColumnListsKey: EnvironmentKey { static var defaultValue: ColumnLists? { nil } }

extension EnvironmentValues {
  /// The column of a split view that the view is in; nil elsewhere, in the detail and in what is presented over a column.
  package var columnLists: ColumnLists? {
    get { self[ColumnListsKey.self] }
    set { self[ColumnListsKey.self] = newValue }
  }
}
