import AttributeGraph
import Foundation

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  /// Rows for the elements.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(_data: data, id: { $0.id }, content: content)
  }

  /// Rows for the elements, identified by the value at the key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue { self.init(_data: data, id: { $0[keyPath: id] }, content: content) }

  /// A row for each element.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(_data: data, id: { $0.id }, content: { TableRow($0) })
  }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { rows in
      rows.with { TableRowViews(rows: rows.content($0)) }
    }
    return ForEach<Data, ID, TableRowViews<Content>>._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { nil }
  nonisolated public static var _disclosesTableRows: Bool { Content._disclosesTableRows }
}

/// The rows of a table that is given its data.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What the rows show.
  public typealias TableRowValue = Data.Element
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let rows: ForEach<Data, Data.Element.ID, OwnTableRow<Data.Element>>

  init(_ data: Data) { rows = ForEach(_data: data, id: { $0.id }, content: { OwnTableRow(value: $0) }) }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    typealias Rows = ForEach<Data, Data.Element.ID, OwnTableRow<Data.Element>>
    return Rows._makeTableRows(content: content.field(at: 0, as: Rows.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { nil }
  nonisolated public static var _disclosesTableRows: Bool { false }
}
