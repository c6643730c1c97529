import UICore

/// The older forms, which tell the program whether their page is pushed.
extension NavigationLink {
  /// A link whose page is pushed while the binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), value: nil, destination: destination, isActive: isActive) }

  /// A link whose page is pushed while the binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: { destination }, isActive: isActive)
  }

  /// A link whose page is pushed while the binding has its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), value: nil, destination: destination, isActive: selection.isTag(tag)) }

  /// A link whose page is pushed while the binding has its tag.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: { destination }, isActive: selection.isTag(tag))
  }
}

extension NavigationLink where Label == Text {
  /// A link titled by a localized string key, whose page is pushed while the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(titleKey), value: nil, destination: destination, isActive: isActive) }

  /// A link titled by a string, shown verbatim, whose page is pushed while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(title), value: nil, destination: destination, isActive: isActive) }

  /// A link titled by a localized string key, whose page is pushed while the binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), value: nil, destination: { destination }, isActive: isActive)
  }

  /// A link titled by a localized string key, whose page is pushed while the binding has its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(titleKey), value: nil, destination: destination, isActive: selection.isTag(tag)) }

  /// A link titled by a localized string key, whose page is pushed while the binding has its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(label: Text(titleKey), value: nil, destination: { destination }, isActive: selection.isTag(tag)) }
}

extension Binding {
  /// Whether an optional selection is this tag; false sets it to none.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    converted(to: { $0 == tag }, from: { $0 ? tag : nil })
  }
}
