import UICore

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum TabTagKey: ContainerValueKey { static var defaultValue: AnyHashable? { nil } }
  private enum TabIsHiddenKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private enum TabBadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }

  /// What a view's tab shows.
  var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The value of a `Tab`.
  var tabTag: AnyHashable? {
    get { self[TabTagKey.self] }
    set { self[TabTagKey.self] = newValue }
  }

  /// Whether a page has no tab for now.
  var tabIsHidden: Bool {
    get { self[TabIsHiddenKey.self] }
    set { self[TabIsHiddenKey.self] = newValue }
  }

  /// What a view's tab shows beside its label.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }
}

extension View {
  /// Sets what the tab of this view shows in the `TabView` around: a label, a text or a picture.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem, AnyView(label()))
  }
}

/// A page of a `TabView` with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  init(value: Value?, _ role: TabRole?, content: Content, label: Label) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }

  /// A page that is selected by a value, with any view as its tab.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, role, content: content(), label: label()) }

  public var body: some View {
    // One page, whatever it is made of.
    VStack(spacing: 0) { content }
      .containerValue(\.tabItem, Label.self == EmptyView.self ? nil : AnyView(label))
      .containerValue(\.tabTag, value.map { AnyHashable($0) })
      .containerValue(\.tabRole, role)
  }
}

extension Tab where Value == Never {
  /// A page with any view as its tab.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role, content: content(), label: label())
  }
}

extension Tab {
  /// Takes the tab out of the bar and the sidebar; its page keeps its state. The page that is selected shows all the same.
  public func hidden(_ hidden: Bool = true) -> some View { containerValue(\.tabIsHidden, hidden) }

  /// Shows a number at the tab, unless it is zero.
  public func badge(_ count: Int) -> some View {
    containerValue(\.tabBadge, count == 0 ? nil : Text(verbatim: "\(count)").monospacedDigit())
  }

  /// Shows a text at the tab, unless it is nil.
  public func badge(_ label: Text?) -> some View { containerValue(\.tabBadge, label) }

  /// Shows a text, by a localized string key, at the tab, unless it is nil.
  public func badge(_ key: LocalizedStringKey?) -> some View { containerValue(\.tabBadge, key.map { Text($0) }) }

  /// Shows a text, verbatim, at the tab, unless it is nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    containerValue(\.tabBadge, label.map { Text($0) })
  }
}
