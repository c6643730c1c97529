import AttributeGraph
import Foundation

/// Columns of a table: one, or several that belong together.
///
/// A type of your own is made of other columns, which its `tableColumnBody` returns.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that the table's rows show.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What the columns sort the table by; `Never` where they cannot.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// What the columns are composed of; `Never` where the table makes them itself.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns, composed of others.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

  /// Makes the list of columns: each element makes the column's label, and its traits say how cells are made.
  nonisolated static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs
  /// The number of columns, if the type alone determines it.
  nonisolated static var _tableColumnCount: Int? { get }
}

extension TableColumnContent {
  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let rule = BodyRule(source: content.attribute, inputs: inputs.base) { $0.tableColumnBody }
    return TableColumnBody._makeTableColumns(content: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
  }

  nonisolated public static var _tableColumnCount: Int? { TableColumnBody._tableColumnCount }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Not to be asked for: the table makes the columns itself.
  public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  /// What the rows show.
  public typealias TableRowValue = Never
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Never
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Never>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .elements([]) }
  nonisolated public static var _tableColumnCount: Int? { 0 }
}
