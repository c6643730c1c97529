import Foundation
import UICore

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search. The tab stands apart, at the end of the bar, unless another one is prominent.
  public static let search = TabRole(name: "search")
  /// A page that people go to often. The first such tab stands apart, at the end of the bar; others stand among the rest.
  public static let prominent = TabRole(name: "prominent")
}

/// The label of a tab that is given a title, or whose role says what it shows.
public struct DefaultTabLabel: View {
  /// Nil where neither says anything.
  let label: Label<Text, Image>?

  public var body: some View { label }
}

extension DefaultTabLabel {
  init(_ role: TabRole?) { label = role == .search ? Label("Search", systemImage: "magnifyingglass") : nil }
}

extension ContainerValues {
  private enum TabRoleKey: ContainerValueKey { static var defaultValue: TabRole? { nil } }

  /// What a tab is for.
  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A page that is selected by a value, whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(titleKey, systemImage: systemImage)
    self.init(value: value, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page that is selected by a value, whose tab has a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(title, systemImage: systemImage)
    self.init(value: value, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page that is selected by a value, whose tab has a title and an image of the main bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(titleKey, image: image)
    self.init(value: value, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page that is selected by a value, whose tab has a title, shown verbatim, and an image of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(title, image: image)
    self.init(value: value, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page that is selected by a value, whose tab shows what its role says: of a search a magnifying glass and "Search".
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(titleKey, systemImage: systemImage)
    self.init(value: nil, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page whose tab has a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(title, systemImage: systemImage)
    self.init(value: nil, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page whose tab has a title and an image of the main bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(titleKey, image: image)
    self.init(value: nil, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page whose tab has a title, shown verbatim, and an image of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = UIControls.Label(title, image: image)
    self.init(value: nil, role, content: content(), label: DefaultTabLabel(label: label))
  }

  /// A page whose tab shows what its role says: of a search a magnifying glass and "Search".
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Label == EmptyView {
  /// A page that is selected by a value, whose tab shows nothing; for styles that have no tabs.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A page whose tab shows nothing; for styles that have no tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, nil, content: content(), label: EmptyView())
  }
}
