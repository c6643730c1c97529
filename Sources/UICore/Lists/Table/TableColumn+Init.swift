import Foundation

/// Columns that do not sort.
extension TableColumn where Sort == Never {
  /// A column that shows what the closure makes of a row's value.
  public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that shows what the closure makes of a row's value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }

  /// A column that shows what the closure makes of a row's value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), comparator: nil, content: content)
  }

  /// A column that shows what the closure makes of a row's value.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator: nil, content: content)
  }
}

/// Columns that show a string and do not sort.
extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column that shows the string at the key path.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column that shows the string at the key path.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column that shows the string at the key path.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Columns with a comparator of the program's own.
extension TableColumn {
  /// A column that sorts by the comparator.
  public init(
    sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), comparator: comparator, content: content) }
}

extension TableColumn where Label == Text {
  /// A column that sorts by the comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator: comparator, content: content) }

  /// A column that sorts by the comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator: comparator, content: content) }

  /// A column that sorts by the comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator: comparator, content: content)
  }
}
