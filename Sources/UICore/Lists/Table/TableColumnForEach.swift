import AttributeGraph
import Foundation

/// A table's columns made from the elements of a collection.
///
/// A column keeps its identity, and so its width and its cells' state, for as long as its id is in the data.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// What the rows show.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// None: the table makes the columns itself.
  public typealias TableColumnBody = Never

  /// What there is a column for, each.
  public let data: Data
  private let columns: ForEach<Data, ID, TableColumnViews<Content>>

  private init(_ data: Data, id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    columns = ForEach(_data: data, id: id) { TableColumnViews(columns: content($0)) }
  }

  /// Columns for the elements, identified by the value at the key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: { $0[keyPath: id] }, content) }

  nonisolated public static func _makeTableColumns(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph, \.columns)
    return ForEach<Data, ID, TableColumnViews<Content>>._makeViewList(view: views, inputs: inputs)
  }

  nonisolated public static var _tableColumnCount: Int? { nil }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Columns for the elements.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
    self.init(data, id: { $0.id }, content)
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// A fixed number of columns.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, content)
  }
}
