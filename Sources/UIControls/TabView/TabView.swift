import Foundation
import Geometry
import UICore

/// Pages of which one shows, chosen by tabs: below them on a phone, above them on a desktop.
///
/// A page is made when it is first chosen, and keeps its state from then on. Without a selection it keeps its own.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: Subview.ID?
  @Environment(\.tabViewKind) private var kind

  /// Pages that are chosen by the binding, by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// Pages that are chosen by the binding, by their tags.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public var body: some View {
    let (selection, own, kind) = (selection, $own, kind)
    Group(subviews: content) { subviews in
      let pages = TabPages(subviews, selection, own)
      switch kind {
      case .automatic: TabbedPages(pages: pages, hasSidebar: false)
      case .sidebar: TabbedPages(pages: pages, hasSidebar: true)
      case .page(let showsIndex): PagedPages(pages: pages, showsIndex: showsIndex)
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages that the view chooses itself.
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// The pages of a tab view, and which of them shows.
struct TabPages {
  struct Page: Identifiable {
    let id: Subview.ID
    let view: Subview
    let item: AnyView?
    let badge: Text?
    let section: TabSectionValue?
    let placement: TabPlacement
    let role: TabRole?
    let isHidden: Bool
    let isSelected: Bool
    let select: () -> Void
  }
  let all: [Page]
  /// The index of the page that is selected now, when the next body has not run yet.
  private let current: () -> Int

  init<Value: Hashable>(_ subviews: SubviewsCollection, _ selection: Binding<Value>?, _ own: Binding<Subview.ID?>) {
    let values = subviews.map { subview in
      let values = subview.containerValues
      return values.tabTag.flatMap { $0.base as? Value } ?? values.tag(for: Value.self)
    }
    let ids = subviews.map(\.id)
    // Where no page is called as the selection says, the first one shows.
    current = {
      let chosen =
        selection.map { selection in values.firstIndex { $0 == selection.wrappedValue } }
        ?? ids.firstIndex { $0 == own.wrappedValue }
      return chosen ?? 0
    }
    let index = current()
    all = zip(subviews, values).enumerated().map { number, page in
      let (subview, value) = page
      return Page(
        id: subview.id, view: subview, item: subview.containerValues.tabItem, badge: subview.containerValues.tabBadge,
        section: subview.containerValues.tabSection, placement: subview.containerValues.tabPlacement,
        role: subview.containerValues.tabRole, isHidden: subview.containerValues.tabIsHidden,
        isSelected: number == index
      ) {
        if let selection {
          if let value, selection.wrappedValue != value { selection.wrappedValue = value }
        } else if own.wrappedValue != subview.id {
          own.wrappedValue = subview.id
        }
      }
    }
  }

  /// The pages that have tabs.
  var tabs: [Page] { all.filter { !$0.isHidden } }
  var selected: Page? { all.first(where: \.isSelected) }
  /// The page of a search.
  var search: Page? { tabs.first { $0.role == .search } }
  /// The page whose tab stands apart.
  var apart: Page? { tabs.first { $0.role == .prominent } ?? search }

  func step(by distance: Int) {
    let step = distance.signum()
    var next = current() + step
    while all.indices.contains(next), all[next].isHidden { next += step }
    if all.indices.contains(next) { all[next].select() }
  }
}

/// Pages with a bar of tabs.
private struct TabbedPages: View {
  let pages: TabPages
  let hasSidebar: Bool
  @State private var visited: Set<Subview.ID> = []
  /// The pages that hide the bar while they show.
  @State private var hiding: Set<Subview.ID> = []
  /// The page before that of the search.
  @State private var last: Subview.ID?
  @Environment(\.platformProfile) private var profile
  @Environment(\.tabViewParts) private var parts

  var body: some View {
    let bar = TabBar(pages: pages, last: last)
    let isHidden = pages.selected.map { hiding.contains($0.id) } ?? false
    let isBeside = hasSidebar && !profile.isPhone
    let layout = isBeside ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      if !profile.isPhone, !isHidden {
        if hasSidebar {
          TabSidebar(pages: pages)
          Divider()
        } else {
          bar
        }
      }
      ZStack {
        ForEach(pages.all) { page in
          if page.isSelected || visited.contains(page.id) {
            page.view
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .modifier(ShownModifier(isShown: page.isSelected))
              // A field that is in this view's bar is not that of a view inside.
              .environment(\.tabSearchField, nil)
              .environment(\.tabViewParts, TabViewParts())
              .onPreferenceChange(HiddenBarsKey.self) { bars in
                if bars.contains(.tab) { hiding.insert(page.id) } else { hiding.remove(page.id) }
              }
          }
        }
      }
      if profile.isPhone {
        if let accessory = parts.accessory {
          accessory.frame(maxWidth: .infinity).padding(.horizontal, 12).frame(minHeight: 48)
            .background(Color.controlFill, in: Capsule()).padding(.horizontal, 12).padding(.vertical, 6)
        }
        if !isHidden { bar }
      }
    }
    .onChange(of: pages.selected?.id, initial: true) { _, id in
      if let id { visited.insert(id) }
      if let id, id != pages.search?.id { last = id }
    }
    .modifier(TabSearch(pages: pages))
  }
}

/// How a tab view shows its pages.
enum TabViewKind: Equatable { case automatic, sidebar, page(showsIndex: Bool?) }

/// The look of tab views.
public protocol TabViewStyle: Sendable {
  /// Apus's own styles are all there are.
  var _style: _TabViewStyle { get }
}

/// A style of tab views.
public struct _TabViewStyle: Sendable {
  let kind: TabViewKind
}

/// The default style: tabs below the pages on a phone, above them on a desktop.
public struct DefaultTabViewStyle: TabViewStyle {
  public var _style: _TabViewStyle { _TabViewStyle(kind: .automatic) }
  /// Creates the style.
  public init() {}
}

/// Pages beside each other that scroll one by one, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public struct IndexDisplayMode: Sendable, Equatable {
    fileprivate let showsIndex: Bool?
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(showsIndex: nil)
    /// Always, for a single page too.
    public static let always = IndexDisplayMode(showsIndex: true)
    /// Never.
    public static let never = IndexDisplayMode(showsIndex: false)
  }
  private let mode: IndexDisplayMode
  public var _style: _TabViewStyle { _TabViewStyle(kind: .page(showsIndex: mode.showsIndex)) }
  /// - Parameter indexDisplayMode: when the dots show.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs below the pages on a phone, above them on a desktop.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other that scroll one by one, with a dot for each.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages beside each other that scroll one by one.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .automatic } }

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of tab views inside.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.tabViewKind, value: style._style.kind))
  }
}
