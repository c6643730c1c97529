import UICore

/// A menu that opens at a press on the title of the view's page.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// A menu of any views that menus have.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("a toolbar's title menu has no body") }
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: .titleMenu, view: AnyView(content))] }
}

extension View {
  /// Adds a menu that opens at a press on the title of the view's page.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}

/// What the bar has by itself, in a place that a program gives it.
public struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// - Parameters:
  ///   - kind: the title of the page, the field of its search, or the button of the window's sidebar; where there is no such
  ///     thing, nothing is there.
  ///   - placement: where in the bar it is.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  public var body: Never { fatalError("a default toolbar item has no body") }
  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(EmptyView()), kind: kind, isPlace: true)]
  }
}

extension [_ToolbarEntry] {
  /// The items with what the bar has by itself in the places that a program gave it.
  @MainActor func placed(title: AnyView?) -> [_ToolbarEntry] {
    guard contains(where: \.isPlace) else { return self }
    let places = filter(\.isPlace)
    return compactMap { entry in
      guard let kind = entry.kind else { return entry }
      if !entry.isPlace { return places.contains { $0.kind == kind } ? nil : entry }
      let own =
        switch kind {
        case .title: title
        case .sidebarToggle: AnyView(SidebarToggle())
        default: first { !$0.isPlace && $0.kind == kind }?.view
        }
      return own.map { _ToolbarEntry(placement: entry.placement, view: $0) }
    }
  }
}

/// Shows and hides the sidebar of the window's split view; nothing where there is none, or its columns stand over each other.
private struct SidebarToggle: View {
  @FocusedValue(\.sidebarSwitch) private var sidebar

  var body: some View {
    if let sidebar {
      Button(sidebar.isShown ? "Hide Sidebar" : "Show Sidebar", systemImage: "sidebar.leading", action: sidebar.toggle)
        .labelStyle(.iconOnly)
    }
  }
}

/// What the bar of a page is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Pages of a stack: the title is in the middle, or large.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browsing content, as files: an inline title is at the beginning of the bar.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing a document: an inline title is at the beginning of the bar, and the button that goes back has none.
  public static let editor = ToolbarRole(name: "editor")
}

enum ToolbarRoleKey: PreferenceKey {
  static var defaultValue: ToolbarRole { .automatic }
  static func reduce(value: inout ToolbarRole, nextValue: () -> ToolbarRole) {
    if value == .automatic { value = nextValue() }
  }
}

extension View {
  /// Sets what the bar of the view's page is for, which decides on the place of its title.
  public func toolbarRole(_ role: ToolbarRole) -> some View { preference(key: ToolbarRoleKey.self, value: role) }
}
