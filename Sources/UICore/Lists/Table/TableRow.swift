import AttributeGraph
import Foundation

/// A row of a table that shows a value.
///
/// The row is known by the value's id, in a selection and for its cells' state: `TableRow(dog.bestFriend)` is the best
/// friend's row, also where it stands in the dog's place.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Value
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let value: Value

  /// A row for the value.
  public init(_ value: Value) { self.value = value }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let value = content.field(at: 0, as: Value.self, in: graph).attribute
    var element = OwnTableRow<Value>.element(value, inputs: inputs)
    // The row may stand for another element.
    element.traits[TagTrait.self] = graph.rule(MapRule(source: value) { Optional(AnyHashable($0.id)) })
    return .element(element)
  }

  nonisolated public static var _tableRowCount: Int? { 1 }
  nonisolated public static var _disclosesTableRows: Bool { false }
}

/// The row of an element in a table that is given its data: it is known by the element's id, and needs no name.
nonisolated struct OwnTableRow<Value: Identifiable>: TableRowContent {
  typealias TableRowValue = Value
  typealias TableRowBody = Never
  let value: Value

  static func _makeTableRows(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .element(element(content.field(at: 0, as: Value.self, in: inputs.graph).attribute, inputs: inputs))
  }

  static func element(_ value: Attribute<Value>, inputs: _ViewListInputs) -> ViewElement {
    let base = inputs.base
    return ViewElement(at: base) {
      $0.with(base) { TableRowMaker(value: value, inputs: $0)?.make() ?? _ViewOutputs() }
    }
  }

  static var _tableRowCount: Int? { 1 }
  static var _disclosesTableRows: Bool { false }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Value
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .elements([]) }
  nonisolated public static var _tableRowCount: Int? { 0 }
  nonisolated public static var _disclosesTableRows: Bool { false }
}
