import Foundation

extension List where SelectionValue == Never {
  /// Rows that may change the elements of the collection behind the binding, and that users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: .none)
  }

  /// Rows that may change the elements of the collection behind the binding, identified by the value at the key path, and that
  /// users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: .none)
  }
}

extension List {
  /// Rows of which any can be selected, and that users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { .multiple($0) } ?? .none)
  }

  /// Rows, identified by the value at the key path, of which any can be selected, and that users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { .multiple($0) } ?? .none)
  }

  /// Rows of which one can be selected, and that users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { .single($0) } ?? .none)
  }

  /// Rows, identified by the value at the key path, of which one can be selected, and that users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { .single($0) } ?? .none)
  }
}
