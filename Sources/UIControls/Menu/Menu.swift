import Foundation
import Geometry
import UICore

/// A control that opens a menu of actions; in a menu, an item with a menu of its own.
///
/// A press, the space bar or Return opens it; the arrows, the space bar, Return and Escape work in it. Its views are buttons,
/// toggles, pickers, dividers and further menus.
public struct Menu<Label: View, Content: View>: UnaryView {
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menu) private var menu
  @Environment(\.menuStyle) private var style

  /// A menu with any view as its label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, primaryAction: nil)
  }

  /// A menu that a press on its arrow opens; a press on its label runs the action.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) { self.init(label: label(), content: content, primaryAction: primaryAction) }

  private init(label: Label, content: @escaping () -> Content, primaryAction: (() -> Void)?) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  public var body: some View { control.modifier(ControlSpacing()) }

  @ViewBuilder private var control: some View {
    if menu != nil {
      Submenu(label: label, items: content)
    } else if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(content: AnyView(label)),
          content: MenuStyleConfiguration.Content(content: { AnyView(content()) }), primaryAction: primaryAction)
      ).environment(\.menuStyle, style.outer)
    } else {
      MenuButton(label: label, items: content, primaryAction: primaryAction)
    }
  }
}

extension Menu where Label == Text {
  /// A menu titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, primaryAction: nil)
  }

  /// A menu titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content, primaryAction: nil)
  }

  /// A menu titled by a localized string key, which a press on its arrow opens; a press on its title runs the action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(label: Text(titleKey), content: content, primaryAction: primaryAction) }

  /// A menu titled by a string, shown verbatim, which a press on its arrow opens; a press on its title runs the action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(label: Text(title), content: content, primaryAction: primaryAction) }
}

extension Menu where Label == UIControls.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(
      label: UIControls.Label(titleKey, systemImage: systemImage), content: content, primaryAction: nil)
  }

  /// A menu with a title, shown verbatim, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: UIControls.Label(title, systemImage: systemImage), content: content, primaryAction: nil)
  }

  /// A menu with a title and a symbol, which a press on its arrow opens; a press on its label runs the action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: UIControls.Label(titleKey, systemImage: systemImage), content: content, primaryAction: primaryAction)
  }

  /// A menu with a title, shown verbatim, and a symbol, which a press on its arrow opens; a press on its label runs the action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: UIControls.Label(title, systemImage: systemImage), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == UIControls.Label<Text, Image> {
  /// A menu with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: UIControls.Label(titleKey, image: image), content: content, primaryAction: nil)
  }

  /// A menu with a title, shown verbatim, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: UIControls.Label(title, image: image), content: content, primaryAction: nil)
  }

  /// A menu with a title and an image, which a press on its arrow opens; a press on its label runs the action.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(label: UIControls.Label(titleKey, image: image), content: content, primaryAction: primaryAction) }

  /// A menu with a title, shown verbatim, and an image, which a press on its arrow opens; a press on its label runs the action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(label: UIControls.Label(title, image: image), content: content, primaryAction: primaryAction) }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu from a configuration, for a style that builds on another style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: { configuration.content }, primaryAction: configuration.primaryAction)
  }
}

/// A button that opens a menu below it.
private struct MenuButton<Label: View, Items: View>: View {
  let label: Label
  let items: () -> Items
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    if let primaryAction {
      HStack(spacing: 1) {
        Button(action: primaryAction) { label }
        opener { MenuIndicator() }
      }
    } else {
      opener {
        HStack(spacing: 5) {
          label
          if indicator != .hidden { MenuIndicator() }
        }
        // Between the two as well.
        .contentShape(Rectangle())
      }
    }
  }

  private func opener<Face: View>(@ViewBuilder _ face: () -> Face) -> some View {
    let (items, isOpen) = (items, $isOpen)
    return Button {
      isOpen.wrappedValue = true
    } label: {
      face()
    }
    .onKeyPress(keys: [.downArrow, .return]) { _ in
      isOpen.wrappedValue = true
      return .handled
    }
    .modifier(MenuPresenter(isOpen: isOpen, items: items))
  }
}

package struct MenuPresenter<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  let items: () -> Items

  package func body(content: Content) -> some View {
    let (items, isOpen) = (items, $isOpen)
    content.environment(\.menuButton, self.isOpen ? .open : .closed).modifier(
      PresentationModifier(
        id: self.isOpen ? true : nil, item: self.isOpen ? () : nil,
        animation: PresentationAnimation(going: .easeIn(duration: 0.12)), isAnchored: true, mayLeaveWindow: true
      ) { _, state in
        MenuFrame(state: state, anchor: state.source, dismiss: { isOpen.wrappedValue = false }, items: items())
      })
  }
}

/// The arrow of a control that opens a menu.
struct MenuIndicator: View {
  var body: some View {
    Image(systemName: "chevron.down").font(.system(size: 9, weight: .semibold))
  }
}

/// An item with a menu of its own.
struct Submenu<Label: View, Items: View>: View {
  let label: Label
  let items: () -> Items
  @State private var isOpen = false
  @Environment(\.menu) private var menu
  @Environment(\.menuOutlineDepth) private var outlineDepth

  var body: some View {
    if let outlineDepth { SubmenuOutline(depth: outlineDepth, label: label, items: items) } else { item }
  }

  private var item: some View {
    let (items, isOpen, menu) = (items, $isOpen, menu)
    return MenuItem(isSubmenu: true, isOpen: isOpen.wrappedValue) {
      menu?.closeSubmenu?()
      menu?.closeSubmenu = { isOpen.wrappedValue = false }
      isOpen.wrappedValue = true
    } label: {
      label
    }
    .modifier(
      PresentationModifier(
        id: isOpen.wrappedValue ? true : nil, item: isOpen.wrappedValue ? () : nil, isAnchored: true,
        mayLeaveWindow: true
      ) { _, state in
        MenuFrame(
          state: state, anchor: state.source, edge: .trailing, parent: menu, dismiss: { isOpen.wrappedValue = false },
          items: items())
      })
  }
}
