import Foundation
import Geometry
import UICore

/// Tabs in a column beside the pages, under the headers of their sections.
struct TabSidebar: View {
  let pages: TabPages
  @Environment(\.tabViewParts) private var parts

  var body: some View {
    VStack(spacing: 0) {
      tabs
      if let bar = parts.sidebarBar {
        Divider()
        bar.padding(8).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(width: 200)
  }

  private var tabs: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        if let header = parts.sidebarHeader { header.padding(8) }
        ForEach(pages.sections) { section in
          if let header = section.header {
            header.font(.subheadline.weight(.semibold)).foregroundStyle(Color.quietText).lineLimit(1)
              .padding(.horizontal, 8).padding(.top, 12).padding(.bottom, 2)
          }
          ForEach(section.pages) { SidebarTab(page: $0, pages: pages) }
        }
        if let footer = parts.sidebarFooter { footer.padding(8) }
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct SidebarTab: View {
  let page: TabPages.Page
  let pages: TabPages
  @State private var isPressed = false

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    let pages = pages
    HStack(spacing: 8) {
      page.item
      if let badge = page.badge {
        Spacer(minLength: 0)
        badge.foregroundStyle(Color.quietText)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
    .background { if page.isSelected { shape.fill(Color.primary.opacity(0.1)) } }
    .contentShape(shape)
    .modifier(
      ButtonBehavior(
        isPressed: $isPressed, cornerRadius: 6, role: .tab(isSelected: page.isSelected), action: page.select)
    )
    .onKeyPress(.downArrow) {
      pages.step(by: 1)
      return .handled
    }
    .onKeyPress(.upArrow) {
      pages.step(by: -1)
      return .handled
    }
  }
}

extension TabPages {
  /// Tabs that belong together.
  struct Section: Identifiable {
    /// The number of its first tab.
    let id: Int
    let header: AnyView?
    var pages: [Page]
  }

  /// All tabs by their sections; those without one, and those beside each other, together.
  var sections: [Section] { Self.sections(of: tabs) }

  static func sections(of pages: [Page]) -> [Section] {
    var sections: [Section] = []
    var last: UUID?
    for (number, page) in pages.enumerated() {
      if number > 0, page.section?.id == last {
        sections[sections.count - 1].pages.append(page)
      } else {
        sections.append(Section(id: number, header: page.section?.header, pages: [page]))
      }
      last = page.section?.id
    }
    return sections
  }

  /// The tabs of a bar: the sections, those at its end, and the one that stands apart.
  var bar: (sections: [Section], pinned: [Page], apart: Page?) {
    let others = tabs.filter { $0.id != apart?.id }
    return (
      Self.sections(of: others.filter { $0.placement == .automatic }), others.filter { $0.placement == .pinned },
      apart?.placement == .sidebarOnly ? nil : apart
    )
  }
}

/// Tabs in a sidebar on a desktop, below the pages on a phone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public var _style: _TabViewStyle { _TabViewStyle(kind: .sidebar) }
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a sidebar on a desktop, below the pages on a phone.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
