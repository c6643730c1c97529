import Foundation
import Geometry
import UICore

/// A picker's options beside each other in a menu.
struct PaletteRow: View {
  let options: PickerOptions
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let metrics = profile.menus
    HStack(spacing: PaletteItem.spacing) {
      ForEach(options.selectable) { PaletteItem(option: $0) }
    }
    .padding(.horizontal, max(0, metrics.padding - PaletteItem.inset))
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    .modifier(ControlSpacing())
  }
}

/// An option that closes the menu: marked while it is selected, in a ring of it while the pointer or an arrow is there.
private struct PaletteItem: View {
  let option: PickerOptions.Option
  @State private var isPressed = false
  @FocusState private var isFocused: Bool
  @Environment(\.menu) private var menu
  @Environment(\.isKeyLatest) private var isKeyLatest
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.paletteSelectionEffect) private var effect

  /// Between items, around an option in its ground, and the ground's corners; points.
  static let spacing: CGFloat = 2
  static let inset: CGFloat = 4
  private static let radius: CGFloat = 5

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    let isLit = isFocused && isEnabled
    option.view
      .modifier(SymbolFormModifier(option.isSelected ? effect.variant : .none))
      .lineLimit(1)
      .padding(Self.inset)
      .frame(minWidth: 24, minHeight: 22)
      .background { shape.fill(Color.accentColor.opacity(option.isSelected && effect == .automatic ? 0.25 : 0)) }
      .overlay { if isLit { shape.strokeBorder(Color.accentColor, lineWidth: 1.5) } }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
      .modifier(
        ButtonBehavior(
          isPressed: $isPressed, cornerRadius: Self.radius, role: .choice(isSelected: option.isSelected), action: run)
      )
      .focused($isFocused)
      .onKeyPress(.return) {
        run()
        return .handled
      }
      .onContinuousHover { phase in
        if isKeyLatest() { return }
        if case .active = phase {
          if !isFocused { menu?.closeSubmenu?() }
          isFocused = true
        } else {
          isFocused = false
        }
      }
  }

  private func run() {
    menu?.close()
    option.select?()
  }
}
