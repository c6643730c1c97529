import Foundation

/// Tables of a collection.
extension Table {
  /// A row for each element of the data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data), columns: columns(), selection: .none, customization: columnCustomization)
  }

  /// A row for each element of the data; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: .none, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A row for each element of the data, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: .single(selection),
      customization: columnCustomization)
  }

  /// A row for each element of the data, of which one can be selected; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: .single(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A row for each element of the data, of which any can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: .multiple(selection),
      customization: columnCustomization)
  }

  /// A row for each element of the data, of which any can be selected; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: .multiple(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
