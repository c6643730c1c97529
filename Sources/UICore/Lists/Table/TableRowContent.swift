import AttributeGraph
import Foundation

/// Rows of a table: one, or several.
///
/// A type of your own is made of other rows, which its `tableRowBody` returns.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What the rows are composed of; `Never` where the table makes them itself.
  associatedtype TableRowBody: TableRowContent

  /// The rows, composed of others.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Makes the list of rows: each element is a row.
  nonisolated static func _makeTableRows(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
  /// The number of rows, if the type alone determines it.
  nonisolated static var _tableRowCount: Int? { get }
  /// Whether there may be rows that disclose others, so that all leave room for a triangle.
  nonisolated static var _disclosesTableRows: Bool { get }
}

extension TableRowContent {
  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let rule = BodyRule(source: content.attribute, inputs: inputs.base) { $0.tableRowBody }
    return TableRowBody._makeTableRows(content: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { TableRowBody._tableRowCount }
  nonisolated public static var _disclosesTableRows: Bool { TableRowBody._disclosesTableRows }
}

extension TableRowContent where TableRowBody == Never {
  /// Not to be asked for: the table makes the rows itself.
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Never>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .elements([]) }
  nonisolated public static var _tableRowCount: Int? { 0 }
  nonisolated public static var _disclosesTableRows: Bool { false }
}
