import Foundation

extension KeyPath {
  /// The path as comparators want it. A literal is free of what cannot be shared; one that holds an index of another kind
  /// is used on the main actor only, as everything of a table is.
  var sendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

/// Columns that sort by the value at a key path.
extension TableColumn where Sort == KeyPathComparator<RowValue> {
  /// A column that sorts by the value at the key path.
  public init<V: Comparable>(
    value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), comparator: KeyPathComparator(value.sendable), content: content) }

  /// A column that sorts by the value at the key path, as the comparator has it.
  public init<V, C: SortComparator>(
    value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content,
    @ViewBuilder label: () -> Label
  ) where C.Compared == V {
    self.init(label(), comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by the value at the key path.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content) }

  /// A column that sorts by the value at the key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator: KeyPathComparator(value.sendable), content: content) }

  /// A column that sorts by the value at the key path.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, comparator: KeyPathComparator(value.sendable), content: content) }

  /// A column that sorts by the value at the key path, as the comparator has it.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }

  /// A column that sorts by the value at the key path, as the comparator has it.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }

  /// A column that sorts by the value at the key path, as the comparator has it.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(text, comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }
}

/// Columns that show a string and sort by it.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column that shows the string at the key path and sorts by it.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value.sendable)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column that shows the string at the key path and sorts by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), comparator: KeyPathComparator(value.sendable)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column that shows the string at the key path and sorts by it.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, comparator: KeyPathComparator(value.sendable)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column that shows the string at the key path and sorts by it, as the comparator has it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// A column that shows the string at the key path and sorts by it, as the comparator has it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

/// Columns of objects that sort by descriptors. Those of other values use `init(_:sortUsing:content:)`.
///
/// Foundation on Linux has no comparison of strings by language, so strings are compared by their characters.
extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  /// A column that sorts by the value at the key path.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator: SortDescriptor(value.sendable), content: content) }

  /// A column that sorts by the value at the key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator: SortDescriptor(value.sendable), content: content) }

  /// A column that sorts by the string at the key path, as the comparator has it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: SortDescriptor(value.sendable, comparator: comparator), content: content)
  }
}

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Content == Text, Label == Text {
  /// A column that shows the string at the key path and sorts by it, as the comparator has it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(titleKey), comparator: SortDescriptor(value.sendable, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}
