import Foundation

/// Tables of trees, whose rows disclose those below them.
extension Table {
  /// A row for each element of the data and of the trees below them.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .none,
      customization: columnCustomization)
  }

  /// A row for each element of the data and of the trees below them; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .none,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A row for each element of the data and of the trees below them, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .single(selection),
      customization: columnCustomization)
  }

  /// A row for each element of the data and of the trees below them, of which one can be selected; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .single(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A row for each element of the data and of the trees below them, of which any can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .multiple(selection),
      customization: columnCustomization)
  }

  /// A row for each element of the data and of the trees below them, of which any can be selected; headers sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(), selection: .multiple(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
