import Foundation
import Geometry
import UICore

/// The tabs of a tab view.
struct TabBar: View {
  let pages: TabPages
  /// The page before that of the search.
  var last: Subview.ID?
  @Environment(\.platformProfile) private var profile
  @Environment(\.tabSearchField) private var field

  var body: some View {
    let (sections, pinned, apart) = pages.bar
    if profile.isPhone {
      HStack(spacing: 0) {
        if let field, let search = pages.search, search.isSelected, search.placement != .sidebarOnly {
          let others = (sections.flatMap(\.pages) + pinned + (apart.map { [$0] } ?? [])).filter { $0.id != search.id }
          PhoneSearchBar(field: field, last: others.first { $0.id == last } ?? others.first)
        } else {
          ForEach(sections.flatMap(\.pages) + pinned) { PhoneTab(page: $0) }
          if let apart { PhoneRoundTab(page: apart).padding(.horizontal, 12) }
        }
      }
      // UITabBar: 49 points high.
      .frame(height: 49)
      .frame(maxWidth: .infinity)
      .background { Rectangle().fill(.background).ignoresSafeArea() }
      .overlay(alignment: .top) { Divider() }
    } else {
      HStack(spacing: 2) {
        ForEach(sections) { section in
          if section.id != sections.first?.id { TabDivider() }
          ForEach(section.pages) { DesktopTab(page: $0, pages: pages) }
        }
        if !pinned.isEmpty, !sections.isEmpty { TabDivider() }
        ForEach(pinned) { DesktopTab(page: $0, pages: pages) }
      }
      .modifier(DesktopTabGround())
      .frame(maxWidth: .infinity)
      .overlay(alignment: .trailing) {
        if let apart {
          DesktopTab(page: apart, pages: pages).modifier(DesktopTabGround()).padding(.horizontal, 8)
        }
      }
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .bottom) { Divider() }
    }
  }
}

/// What tabs beside each other stand on.
private struct DesktopTabGround: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(3)
      .background(Color.controlFill.opacity(0.6), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// The line between two sections of tabs.
private struct TabDivider: View {
  var body: some View { Rectangle().fill(Color.separator).frame(width: 1, height: 14).padding(.horizontal, 4) }
}

/// An icon above a small title; in the accent colour while its page shows.
private struct PhoneTab: View {
  let page: TabPages.Page
  @State private var isPressed = false

  var body: some View {
    page.item
      .labelStyle(TabLabelStyle(badge: page.badge))
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(page.isSelected ? Color.accentColor : .secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(ButtonBehavior(isPressed: $isPressed, role: .tab(isSelected: page.isSelected), action: page.select))
  }
}

/// An icon on a circle, apart from other tabs.
struct PhoneRoundTab: View {
  let page: TabPages.Page
  @State private var isPressed = false

  var body: some View {
    page.item
      .labelStyle(.iconOnly)
      .font(.system(size: 20, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(page.isSelected ? Color.accentColor : .secondary)
      .frame(width: 40, height: 40)
      .background(Color.controlFill, in: Circle())
      .overlay(alignment: .topTrailing) { if let badge = page.badge { PhoneBadge(text: badge) } }
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(ButtonBehavior(isPressed: $isPressed, role: .tab(isSelected: page.isSelected), action: page.select))
  }
}

private struct TabLabelStyle: LabelStyle {
  let badge: Text?

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 22, weight: .regular))
        .overlay(alignment: .topTrailing) { if let badge { PhoneBadge(text: badge) } }
      configuration.title
    }
  }
}

/// White on a red capsule, whose middle is at the corner of what it is over. UITabBar: 18 points high, of text of 13.
private struct PhoneBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      .alignmentGuide(.top) { $0[VerticalAlignment.center] - 4 }
  }
}

/// A tab as a segment: raised while its page shows. The arrows go to the pages beside.
private struct DesktopTab: View {
  let page: TabPages.Page
  let pages: TabPages
  @Environment(\.layoutDirection) private var direction
  @State private var isPressed = false
  @State private var isHovered = false

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    let pages = pages
    HStack(spacing: 6) {
      page.item
      if let badge = page.badge { badge.font(.caption).foregroundStyle(Color.quietText) }
    }
    .lineLimit(1)
    .foregroundStyle(page.isSelected ? Color.primary : .secondary)
    .padding(.horizontal, 12)
    .frame(minHeight: 22)
    .background {
      if page.isSelected {
        shape.fill(Color.selectedSegment).shadow(color: .black.opacity(0.18), radius: 1.5, y: 0.5)
      } else if isHovered || isPressed {
        shape.fill(Color.primary.opacity(0.06))
      }
    }
    .contentShape(shape)
    .modifier(ButtonBehavior(isPressed: $isPressed, role: .tab(isSelected: page.isSelected), action: page.select))
    .onHover { isHovered = $0 }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      pages.step(by: (press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1)
      return .handled
    }
  }
}

/// Pages beside each other that scroll one by one, with a dot for each.
struct PagedPages: View {
  let pages: TabPages
  /// Nil where it depends on how many pages there are.
  let showsIndex: Bool?

  var body: some View {
    nonisolated(unsafe) let pages = pages
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(pages.all) { page in
          // A view of its own is called by the page's id; the page itself is called as its content calls it.
          ZStack { page.view }.containerRelativeFrame([.horizontal, .vertical])
            .accessibilityHidden(!page.isSelected)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(
      id: Binding(
        get: { pages.selected?.id },
        set: { id in pages.all.first { $0.id == id }?.select() })
    )
    .overlay(alignment: .bottom) {
      if showsIndex ?? (pages.all.count > 1) { PageIndex(pages: pages) }
    }
  }
}
