import Foundation
import Geometry
import UICore

/// A button in a menu: an item that closes the menu and then acts.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(role: configuration.role, mark: nil, action: configuration.trigger) { configuration.label }
  }
}

/// A toggle in a menu: an item with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(mark: configuration.isOn, isMixed: configuration.isMixed) {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
  }
}

/// An item of a menu: highlighted while the pointer is over it or the arrows have come to it.
struct MenuItem<Label: View>: View {
  var role: ButtonRole?
  /// Whether it has a mark; nil where it cannot have one.
  var mark: Bool?
  /// Whether its mark is a dash: of several values some are on.
  var isMixed = false
  /// Whether it opens a menu of its own instead of closing this one.
  var isSubmenu = false
  /// Whether its submenu is open.
  var isOpen = false
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var isPressed = false
  @FocusState private var isFocused: Bool
  @Environment(\.menu) private var menu
  @Environment(\.isKeyLatest) private var isKeyLatest
  @Environment(\.menuHasMarks) private var menuHasMarks
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  var body: some View {
    let metrics = profile.menus
    let isLit = (isFocused || isOpen) && isEnabled
    HStack(spacing: 0) {
      if menuHasMarks {
        Image(systemName: isMixed ? "minus" : "checkmark").font(.caption.weight(.semibold))
          .opacity(mark == true || isMixed ? 1 : 0)
          .frame(width: metrics.markWidth, alignment: .leading)
          .accessibilityHidden(true)
      }
      label.lineLimit(1).environment(\.menuItemIsLit, isLit && !profile.isPhone)
      Spacer(minLength: isSubmenu || shortcut != nil ? 24 : 0)
      if let shortcut {
        // Of fixed size, so that the title gets what is left: offered a half of it, it would be cut.
        Text(verbatim: shortcut.title).foregroundStyle(isLit ? Color.white.opacity(0.8) : .secondary)
          .fixedSize()
          .accessibilityHidden(true)
      }
      if isSubmenu {
        Image(systemName: "chevron.right").font(.caption.weight(.semibold)).flipsForRightToLeftLayoutDirection(true)
      }
    }
    .foregroundStyle(foreground(isLit))
    .padding(.horizontal, metrics.padding)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight)
    .background {
      if isLit {
        RoundedRectangle(cornerRadius: metrics.itemRadius, style: .continuous)
          .fill(profile.isPhone ? Color.primary.opacity(0.1) : .accentColor)
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .modifier(
      ButtonBehavior(
        isPressed: $isPressed, cornerRadius: metrics.itemRadius, role: .menuItem(isOn: mark, isMixed: isMixed),
        action: run)
    )
    .focused($isFocused)
    .onKeyPress(.return) {
      run()
      return .handled
    }
    .onKeyPress(direction == .leftToRight ? .rightArrow : .leftArrow) {
      guard isSubmenu else { return .ignored }
      action()
      return .handled
    }
    .onContinuousHover { phase in
      // A menu that a key opens may come under a pointer that rests.
      if isKeyLatest() { return }
      if case .active = phase {
        if !isFocused { enter() }
        isFocused = true
      } else {
        isFocused = false
      }
    }
    .preference(key: HasMarkKey.self, value: mark != nil)
    .modifier(ControlSpacing())
  }

  private func enter() {
    if isSubmenu {
      if !isOpen { action() }
    } else {
      menu?.closeSubmenu?()
    }
  }

  private func run() {
    if !isSubmenu, dismissBehavior != .disabled { menu?.close() }
    action()
  }

  private func foreground(_ isLit: Bool) -> Color {
    if isLit, !profile.isPhone { return .white }
    return role == .destructive ? .destructiveText : .primary
  }
}

extension KeyboardShortcut {
  /// As desktops of Linux name it.
  var title: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.control, .command]) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key.title]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  fileprivate var title: String {
    switch self {
    case .return: "Return"
    case .escape: "Esc"
    case .space: "Space"
    case .tab: "Tab"
    case .delete: "Backspace"
    case .deleteForward: "Del"
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    default: functionNumber.map { "F\($0)" } ?? String(character).uppercased()
    }
  }
}
