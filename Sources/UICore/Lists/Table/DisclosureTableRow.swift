import AttributeGraph
import Foundation

/// A row of a table that shows or hides the rows below it.
///
/// The label is the row itself; a triangle in its first column discloses the content.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What the rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let label: Label
  let content: Content
  /// Nil where the row keeps it itself.
  let isExpanded: Binding<Bool>?

  init(label: Label, content: Content, isExpanded: Binding<Bool>?) {
    (self.label, self.content, self.isExpanded) = (label, content, isExpanded)
  }

  /// A row for `value`, closed at first where there is no binding.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value> {
    self.init(label: TableRow(value), content: content(), isExpanded: isExpanded)
  }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let (viewGraph, subgraph) = (inputs.base.viewGraph, inputs.graph.currentSubgraph)
    let row = content.attribute
    let own = graph.source(false)
    let isExpanded = graph.rule(DisclosedRule(binding: content.map(in: graph, \.isExpanded).attribute, own: own))
    let disclosure = TableDisclosure(isExpanded: isExpanded) {
      guard graph.isAlive(row.id) else { return }
      if let binding = graph.read(row).isExpanded {
        binding.wrappedValue.toggle()
      } else {
        // The row stays as it is when it is scrolled out of sight.
        subgraph.hold()
        viewGraph.set(own, to: !graph.read(own))
      }
    }
    let label = Label._makeTableRows(content: content.map(in: graph, \.label), inputs: inputs)
      .map(in: graph) { $0.changingOutline { $0.disclosure = disclosure } }
    let rows = graph.rule(DisclosedRowsRule(row: row, isExpanded: isExpanded))
    let below = TableRowViews<Content>?._makeViewList(view: _GraphValue(rows), inputs: inputs)
      .map(in: graph) { $0.changingOutline { $0.depth += 1 } }
    return .concatenation([label, below])
  }

  nonisolated public static var _tableRowCount: Int? { nil }
  nonisolated public static var _disclosesTableRows: Bool { true }

  /// What shows below the row.
  private struct DisclosedRowsRule: Rule {
    let row: Attribute<DisclosureTableRow>
    let isExpanded: Attribute<Bool>

    func value(_ context: RuleContext<TableRowViews<Content>?>) -> TableRowViews<Content>? {
      context.read(isExpanded) ? TableRowViews(rows: context.read(row).content) : nil
    }
  }
}

private struct DisclosedRule: Rule {
  let binding: Attribute<Binding<Bool>?>
  let own: Attribute<Bool>

  func value(_ context: RuleContext<Bool>) -> Bool {
    guard let binding = context.read(binding) else { return context.read(own) }
    return context.observing { binding.wrappedValue }
  }
}

extension ViewElement {
  /// The same row, in another place of an outline.
  fileprivate func changingOutline(_ change: @escaping (inout TableRowOutline) -> Void) -> ViewElement {
    wrapping { inputs, make in
      var inputs = inputs
      change(&inputs.tableOutline)
      return make(inputs)
    }
  }
}
