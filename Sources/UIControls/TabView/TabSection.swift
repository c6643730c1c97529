import Foundation
import UICore

/// Tabs of a `TabView` that belong together, with a header that a sidebar shows.
///
/// Where tabs are in a bar, a line is between sections.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer
  @State private var id = UUID()

  public var body: some View {
    content.containerValue(\.tabSection, TabSectionValue(id: id, header: AnyView(header)))
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Never {
  /// Tabs with any view as their header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView, SelectionValue == Never {
  /// Tabs without a header.
  public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension TabSection where Header == Text, Footer == EmptyView, SelectionValue == Never {
  /// Tabs with a title as their header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
  }

  /// Tabs with a title, shown verbatim, as their header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}

/// The section of a tab.
struct TabSectionValue {
  let id: UUID
  let header: AnyView
}

/// Where a tab of a tab view is.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the tab view has it: in the bar and in the sidebar.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of the bar, apart from the others.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar, and not in a bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension ContainerValues {
  private enum TabSectionKey: ContainerValueKey { static var defaultValue: TabSectionValue? { nil } }
  private enum TabPlacementKey: ContainerValueKey { static var defaultValue: TabPlacement { .automatic } }

  /// The section that a tab is in.
  var tabSection: TabSectionValue? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }

  /// Where a tab is.
  var tabPlacement: TabPlacement {
    get { self[TabPlacementKey.self] }
    set { self[TabPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets where the tab of this page of a `TabView` is. Set it on a `Tab`.
  public func tabPlacement(_ placement: TabPlacement) -> some View { containerValue(\.tabPlacement, placement) }
}
