import AttributeGraph
import Foundation
import Geometry
import UICore

/// The navigation bar of a page: back button, title and toolbar items.
struct NavigationBar: View {
  let title: NavigationTitle?
  let isInline: Bool
  /// The target of the back button; nil on the root page.
  let back: Back?
  let entries: [_ToolbarEntry]
  let look: ToolbarLook
  var role = ToolbarRole.automatic
  /// Of a window's bar.
  var style = _WindowToolbarLook()
  /// Hides and shows a window's bar; nil for a page's.
  var ownSwitch: BarSwitch?
  @State private var isRenaming = false
  @Environment(\.platformProfile) private var profile

  /// Points.
  nonisolated static let itemSpacing: CGFloat = 12

  struct Back: Equatable {
    let model: NavigationModel
    let id: Int
    let title: NavigationTitle?

    static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.id == b.id && a.title == b.title }
  }

  var body: some View {
    bar.focusedSceneValue(\.toolbarSwitch, ownSwitch)
      .transformEnvironment(\.rename) { [isRenaming = $isRenaming, title] rename in
        if title?.name != nil { rename = RenameAction { isRenaming.wrappedValue = true } }
      }
  }

  @ViewBuilder private var bar: some View {
    let metrics = profile.navigation
    if let largeTitleHeight = metrics.largeTitleHeight {
      VStack(spacing: 0) {
        row(hasTitle: false, metrics).frame(height: metrics.barHeight)
        if let title = ownTitle, !isInline {
          shown(title, Font.largeTitle.weight(.bold))
            .padding(.horizontal, metrics.margin)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: largeTitleHeight)
        }
      }
      .modifier(ToolbarLookModifier(look: look, edge: .bottom, hasLine: isInline))
    } else if style.kind == .expanded, let title {
      VStack(spacing: 0) {
        shown(title, .headline).frame(height: _WindowToolbarLook.titleHeight)
        row(hasTitle: false, metrics)
      }
      .modifier(ToolbarLookModifier(look: look, edge: .bottom))
    } else {
      row(hasTitle: style.showsTitle, metrics).modifier(ToolbarLookModifier(look: look, edge: .bottom))
    }
  }

  /// - Parameter hasTitle: whether the row contains a title that is not inline.
  private func row(hasTitle: Bool, _ metrics: NavigationMetrics) -> some View {
    let (title, entries) = (ownTitle, placedEntries)
    let atEnd = entries.filter { $0.placement.slot == .trailing }
    let rigid = atEnd.prefix { !$0.isFlexible }
    return ZStack {
      HStack(spacing: Self.itemSpacing) {
        if let back {
          NavigationBackButton(back: back, chevronSize: metrics.chevronSize, hasTitle: role != .editor)
        }
        ToolbarSlot(entries: entries, slot: .leading)
        if let title, hasTitle && !isInline || isLeading {
          VStack(alignment: .leading, spacing: 0) {
            shown(title, (title.subtitle == nil && !isInline ? Font.title3 : .headline).weight(.semibold))
            if let subtitle = title.subtitle {
              subtitle.font(.subheadline).foregroundStyle(Color.quietText).lineLimit(1)
            }
          }
        }
        // What can be narrower, such as the field of a search, has the room before it.
        Spacer(minLength: 8).layoutPriority(-1)
        if !rigid.isEmpty { BarItems(entries: Array(rigid)).layoutPriority(1) }
        ToolbarSlot(entries: Array(atEnd.dropFirst(rigid.count)), slot: .trailing)
      }
      HStack(spacing: Self.itemSpacing) {
        if entries.contains(where: { $0.placement.slot == .principal }) {
          ToolbarSlot(entries: entries, slot: .principal)
        } else if let title, isInline, !isLeading {
          VStack(spacing: 0) {
            shown(title, .headline)
            if let subtitle = title.subtitle { subtitle.font(.caption).foregroundStyle(Color.quietText).lineLimit(1) }
          }
        }
      }
    }
    // A bar has one line, however narrow its column is.
    .lineLimit(1)
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containedToggleStyle(BarToggleStyle())
  }
}

extension NavigationBar {
  /// Whether a title in the row of buttons is at its beginning, not in its middle.
  private var isLeading: Bool { isInline && (role == .editor || role == .browser) }

  /// The title where no item says that it is elsewhere.
  private var ownTitle: NavigationTitle? {
    entries.contains { $0.isPlace && $0.kind == .title } ? nil : title
  }

  /// The items, what the bar has by itself in the places that a program gave it.
  private var placedEntries: [_ToolbarEntry] {
    entries.placed(title: title.map { AnyView(shown($0, .headline)) })
  }

  /// A title, which opens the page's menu where it has one, and is edited by a press where users may change it.
  @ViewBuilder private func shown(_ title: NavigationTitle, _ font: Font) -> some View {
    let items = entries.filter { $0.placement.slot == .titleMenu }
    if let name = title.name, isRenaming {
      TitleField(name: name, font: font, isRenaming: $isRenaming)
    } else if items.isEmpty, title.name != nil {
      Button {
        isRenaming = true
      } label: {
        title.text.font(font).lineLimit(1)
      }
      .buttonStyle(.plain)
      .accessibilityHint(Text("Rename"))
    } else if items.isEmpty {
      title.text.font(font).lineLimit(1)
    } else {
      Menu {
        ForEach(0..<items.count, id: \.self) { items[$0].view }
      } label: {
        title.text.font(font).lineLimit(1)
      }
      .buttonStyle(.plain)
    }
  }
}

/// The items in one slot of the bar.
struct ToolbarSlot: View {
  let entries: [_ToolbarEntry]
  let slot: ToolbarItemPlacement.Slot

  var body: some View {
    let own = entries.filter { $0.placement.slot == slot }
    ForEach(0..<own.count, id: \.self) { own[$0].view }
  }
}

private struct NavigationBackButton: View {
  let back: NavigationBar.Back
  let chevronSize: CGSize
  let hasTitle: Bool

  var body: some View {
    Button(action: { back.model.pop(back.id) }) {
      HStack(spacing: 6) {
        BackChevron()
          .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: chevronSize.width, height: chevronSize.height)
        if hasTitle { (back.title?.text ?? Text(verbatim: "Back")).lineLimit(1) }
      }
      .accessibilityRepresentation { back.title?.text ?? Text(verbatim: "Back") }
    }
    .buttonStyle(.borderless)
  }
}

/// A chevron that points left.
private struct BackChevron: Shape, BuiltIn {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}

/// Makes the navigation bar of a page from its preferences.
struct NavigationBarRule: Rule {
  let info: Attribute<NavigationPageInfo>
  let title: Attribute<NavigationTitle?>
  let subtitle: Attribute<Text?>
  let removed: Attribute<Set<ToolbarDefaultItemKind>>
  let displayMode: Attribute<NavigationBarItem.TitleDisplayMode>
  let hidesBackButton: Attribute<Bool>
  let toolbar: Attribute<[_ToolbarEntry]>
  let looks: Attribute<[ToolbarPlacement.Bar: ToolbarLook]>
  let role: Attribute<ToolbarRole>

  func value(_ context: RuleContext<NavigationBar>) -> NavigationBar {
    let info = context.read(info)
    var back: NavigationBar.Back?
    if let previous = info.previous, !context.read(hidesBackButton) {
      let title = previous.model.titles[previous.id].flatMap { context.read($0) }
      back = NavigationBar.Back(model: info.model, id: info.id, title: title)
    }
    let mode = context.read(displayMode)
    let isInline = mode == .inline || (mode == .automatic && back != nil)
    var title = context.read(title)
    title?.subtitle = context.read(subtitle)
    if context.read(removed).contains(.title) { title = nil }
    let (look, role) = (context.read(looks).top, context.read(role))
    nonisolated(unsafe) let parts = (title, back, context.read(toolbar))
    return assumeMainActor {
      NavigationBar(title: parts.0, isInline: isInline, back: parts.1, entries: parts.2, look: look, role: role)
    }
  }
}
