import Foundation
import Geometry
import UICore

/// A menu of a menu bar: groups of items with lines between.
struct MenuBarMenu: Identifiable {
  let id: Int
  let name: Text
  let groups: [[AnyView]]

  /// The menus that every app has, as far as something is in them, with the program's own before Window and Help.
  @MainActor static func menus(of entries: [_CommandEntry], in app: MenuBarApp) -> [MenuBarMenu] {
    var menus: [(Text, [[AnyView]])] = []
    for (name, placements) in CommandGroupPlacement.menus {
      if name == "Window" {
        for entry in entries {
          if case .menu(let own) = entry.place { menus.append((own, [[entry.view]])) }
        }
      }
      let groups = placements.map { group(of: $0, entries, app) }.filter { !$0.isEmpty }
      if !groups.isEmpty { menus.append((Text(LocalizedStringKey(name)), groups)) }
    }
    return menus.enumerated().map { MenuBarMenu(id: $0, name: $1.0, groups: $1.1) }
  }

  @MainActor private static func group(
    of placement: CommandGroupPlacement, _ entries: [_CommandEntry], _ app: MenuBarApp
  ) -> [AnyView] {
    func views(_ position: _CommandEntry.Position) -> [AnyView] {
      entries.filter {
        if case .group(placement, position) = $0.place { true } else { false }
      }.map(\.view)
    }
    var own = views(.replacing)
    if own.isEmpty, let view = app.standard(placement) { own = [view] }
    return views(.before) + own + views(.after)
  }

  @MainActor var items: some View {
    ForEach(0..<groups.count, id: \.self) { index in
      if index > 0 { Divider() }
      ForEach(0..<groups[index].count, id: \.self) { groups[index][$0] }
    }
  }
}

/// What of an app decides which items its menus have by themselves.
struct MenuBarApp {
  let hasSettings: Bool
  let hasDocuments: Bool
  /// The document of the window.
  let document: (any DocumentActions)?
  let window: WindowCommands?

  /// What a placement has where the program says nothing.
  @MainActor func standard(_ placement: CommandGroupPlacement) -> AnyView? {
    switch placement {
    case .newItem where hasDocuments: AnyView(OpenDocumentCommands())
    case .saveItem: document.map { AnyView(SaveDocumentCommands(document: $0)) } ?? AnyView(CloseCommand())
    case .undoRedo: AnyView(UndoCommands())
    case .pasteboard: AnyView(PasteboardCommands())
    case .appSettings where hasSettings: AnyView(SettingsLink())
    case .appTermination: window.map { AnyView(QuitCommand(window: $0)) }
    case .sidebar: window.map { AnyView(FullScreenCommand(window: $0)) }
    default: nil
    }
  }
}

extension Scene {
  /// Adds commands to the windows of the scene: a menu bar at their top, and the keys of its items, also while it is closed.
  ///
  /// A phone shows no menu bar; the keys are the same.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    WindowTopScene(content: self, top: CommandBar(content: content()))
  }
}

/// The menu bar with the commands of a scene.
nonisolated private struct CommandBar<Content: Commands>: PrimitiveView {
  let content: Content

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let entries = Content.makeEntries(view.map(in: inputs.graph, \.content), inputs)
    let bar = entries.map(in: inputs.graph) { entries in
      nonisolated(unsafe) let entries = entries
      return assumeMainActor { MenuBar(entries: entries) }
    }
    return MenuBar._makeView(view: bar, inputs: inputs)
  }
}

/// The menus of a window, side by side.
struct MenuBar: View {
  let entries: [_CommandEntry]
  @Environment(\.platformProfile) private var profile
  @Environment(\.openSettings) private var openSettings
  @Environment(\.documentWindows) private var documents
  @Environment(\.windowDocument) private var document
  @Environment(\.windowCommands) private var window

  /// Points. Our own figure: a line of text and as much again.
  private static let height: CGFloat = 28

  var body: some View {
    let app = MenuBarApp(
      hasSettings: openSettings.isAvailable, hasDocuments: documents != nil,
      document: document as? any DocumentActions, window: window)
    if documents == nil { bar(app) } else { bar(app).modifier(DocumentChooser()) }
  }

  @ViewBuilder private func bar(_ app: MenuBarApp) -> some View {
    let menus = MenuBarMenu.menus(of: entries, in: app)
    let keys = MenuBarKeys(menus: menus)
    if profile.isPhone {
      keys.frame(height: 0)
    } else {
      HStack(spacing: 0) {
        ForEach(menus) { menu in
          Menu {
            menu.items
          } label: {
            menu.name
          }
        }
        Spacer(minLength: 0)
      }
      .menuIndicator(.hidden)
      .buttonStyle(MenuBarButtonStyle())
      .padding(.horizontal, 6)
      .frame(height: Self.height)
      .frame(maxWidth: .infinity)
      .background { keys }
      .overlay(alignment: .bottom) { Divider() }
    }
  }
}

/// The items of all menus, not seen, so that their keys work while no menu is open.
private struct MenuBarKeys: View {
  let menus: [MenuBarMenu]

  var body: some View {
    ZStack { ForEach(menus) { $0.items } }
      .frame(width: 0, height: 0)
      .hidden()
      .accessibilityHidden(true)
  }
}

private struct MenuBarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuBarButton(configuration: configuration) }
}

private struct MenuBarButton: View {
  let configuration: ButtonStyleConfiguration
  @State private var isHovered = false
  @Environment(\.menuButton) private var menu

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
    configuration.label
      .padding(.horizontal, 9)
      .frame(minHeight: 22)
      .background {
        if isHovered || configuration.isPressed || menu == .open { shape.fill(Color.primary.opacity(0.08)) }
      }
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }
}
