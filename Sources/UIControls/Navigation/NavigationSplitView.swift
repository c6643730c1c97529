import Foundation
import UICore

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The detail and the column before it: the content column, or with two columns the sidebar.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Two or three columns, each of which selects what the next one shows.
///
/// A link in a column before the last replaces the detail by its page. The detail takes the width that the other
/// columns leave; columns are narrower where their widths exceed an equal share of the window. Columns clip their
/// content.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var model = NavigationModel()
  @State private var revision = 0
  @State private var sidebarWidth: CGFloat?
  @State private var contentWidth: CGFloat?
  /// That without a binding.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.isDetailProminent) private var isDetailProminent

  /// In points.
  private static var standardWidth: CGFloat { 240 }

  public var body: some View {
    let _ = model.replacesPages = true
    let entries = model.update(revision: $revision, path: nil)
    let pages = NavigationPages(model: model, entries: entries, root: detail)
    let visibility = columnVisibility ?? $ownVisibility
    let isShown = Self.showsSidebar(visibility.wrappedValue)
    let sidebarSwitch = BarSwitch(isShown: isShown) {
      visibility.wrappedValue = isShown ? (Content.self == EmptyView.self ? .detailOnly : .doubleColumn) : .all
    }
    Group {
      if isDetailProminent {
        ZStack(alignment: .leading) {
          pages.splitColumn(width: .infinity)
          HStack(spacing: 0) { columns(visibility.wrappedValue) }.background(.windowBackground)
        }
      } else {
        HStack(spacing: 0) {
          columns(visibility.wrappedValue)
          pages.splitColumn(width: .infinity)
        }
      }
    }
    .focusedSceneValue(\.sidebarSwitch, sidebarSwitch)
  }

  private static func showsSidebar(_ visibility: NavigationSplitViewVisibility) -> Bool {
    visibility != .detailOnly && (visibility != .doubleColumn || Content.self == EmptyView.self)
  }

  @ViewBuilder private func columns(_ visibility: NavigationSplitViewVisibility) -> some View {
    if visibility != .detailOnly {
      if Self.showsSidebar(visibility) {
        NavigationColumn(detail: model, content: sidebar)
          .listStyle(.sidebar)
          .splitColumn(width: sidebarWidth ?? Self.standardWidth)
          .onPreferenceChange(ColumnWidthKey.self) { sidebarWidth = $0 }
        Divider()
      }
      if Content.self != EmptyView.self {
        NavigationColumn(detail: model, content: content)
          .splitColumn(width: contentWidth ?? Self.standardWidth)
          .onPreferenceChange(ColumnWidthKey.self) { contentWidth = $0 }
        Divider()
      }
    }
  }
}

/// A column before the detail, with pages of its own above it.
private struct NavigationColumn<Content: View>: View {
  let detail: NavigationModel
  let content: Content
  @State private var model = NavigationModel()
  @State private var revision = 0

  var body: some View {
    let _ = model.detail = detail
    NavigationPages(model: model, entries: model.update(revision: $revision, path: nil), root: content)
  }
}

extension NavigationSplitView {
  /// A split view with three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.columnVisibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// A split view with two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.columnVisibility = columnVisibility
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

extension View {
  /// A column at most `width` points wide, whatever its content, and narrower if there is less space.
  fileprivate func splitColumn(width: CGFloat) -> some View {
    frame(minWidth: 0, maxWidth: width, minHeight: 0, maxHeight: .infinity).clipped()
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the width of the column before the detail that contains the view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column before the detail that contains the view to `ideal`, in points; ignores `min` and `max`.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}
