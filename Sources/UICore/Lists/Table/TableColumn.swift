import AttributeGraph
import Foundation

/// A column of a table: a label in the header, and a cell in each row.
///
/// A cell is made when its row comes into sight, and again only when the row's value or the column changes. A column with
/// a `value` or a comparator sorts the table when its header is pressed.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  /// What the rows show.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never

  // The label comes first: `_makeTableColumns` takes it from where the value begins.
  let label: Label
  var traits: TableColumnTraits
  let content: (RowValue) -> Content

  init(_ label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
    traits = TableColumnTraits()
    traits.comparator = comparator.map { AnyHashable($0) }
  }

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let column = content.attribute
    let name = content.map(in: graph) { AnyView($0.label) }.attribute
    let cells = TableColumnCells<RowValue>(
      traits: content.map(in: graph, \.traits).attribute, label: name
    ) { value, inputs in
      let cell = inputs.graph.rule(TableCellRule(column: column, value: value))
      return Content._makeView(view: _GraphValue(cell), inputs: inputs)
    }
    let label = content.field(at: 0, as: Label.self, in: graph)
    let base = inputs.base
    var element = ViewElement(at: base) { $0.with(base) { Label._makeView(view: label, inputs: $0) } }
    element.traits[TableColumnTrait.self] = graph.source(cells)
    return .element(element)
  }

  nonisolated public static var _tableColumnCount: Int? { 1 }
}

/// What a column says of itself to its table.
struct TableColumnTraits: Equatable {
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var fixedBehavior = TableColumnCustomizationBehavior()
  /// What the column sorts by, in the order of the first press.
  var comparator: AnyHashable?
}

/// A column as its table sees it, whatever its rows show.
class AnyTableColumn {
  final let traits: Attribute<TableColumnTraits>
  /// What the header shows of it.
  final let label: Attribute<AnyView>?
  init(traits: Attribute<TableColumnTraits>, label: Attribute<AnyView>?) {
    (self.traits, self.label) = (traits, label)
  }

  /// The same column with other traits.
  func with(traits: Attribute<TableColumnTraits>) -> AnyTableColumn { AnyTableColumn(traits: traits, label: label) }
}

/// Makes a column's cells.
final class TableColumnCells<Value>: AnyTableColumn {
  let makeCell: (Attribute<Value>, _ViewInputs) -> _ViewOutputs

  init(
    traits: Attribute<TableColumnTraits>, label: Attribute<AnyView>?,
    makeCell: @escaping (Attribute<Value>, _ViewInputs) -> _ViewOutputs
  ) {
    self.makeCell = makeCell
    super.init(traits: traits, label: label)
  }

  override func with(traits: Attribute<TableColumnTraits>) -> AnyTableColumn {
    TableColumnCells(traits: traits, label: label, makeCell: makeCell)
  }
}

enum TableColumnTrait: ViewTraitKey { typealias Value = AnyTableColumn }

/// A cell's content; what its closure reads of observable objects makes this cell again, and no other.
private struct TableCellRule<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: Rule {
  let column: Attribute<TableColumn<RowValue, Sort, Content, Label>>
  let value: Attribute<RowValue>

  func value(_ context: RuleContext<Content>) -> Content {
    // A column that has left the table goes before its cells do.
    if let last = context.previous, !context.graph.isAlive(column.id) { return last }
    let column = context.read(column)
    let value = context.read(value)
    return context.observing { column.content(value) }
  }
}
