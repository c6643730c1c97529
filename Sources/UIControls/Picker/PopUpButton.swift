import Foundation
import Geometry
import UICore

/// A button that shows the selected option and opens a menu of all.
struct PopUpButton: View {
  let options: PickerOptions
  @State private var isOpen = false
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let (options, isOpen) = (options, $isOpen)
    Button {
      isOpen.wrappedValue = true
    } label: {
      HStack(spacing: 6) {
        if let current = options.current { current.lineLimit(1) } else { OptionFace(options: options) }
        Image(systemName: "chevron.up.chevron.down").font(.system(size: profile.isPhone ? 11 : 9, weight: .semibold))
      }
    }
    .onKeyPress(.downArrow) {
      options.step(by: 1)
      return .handled
    }
    .onKeyPress(.upArrow) {
      options.step(by: -1)
      return .handled
    }
    .modifier(MenuPresenter(isOpen: isOpen) { PickerItems(options: options) })
  }
}

/// The selected option, in room for the widest.
private struct OptionFace: View {
  let options: PickerOptions

  var body: some View {
    ZStack(alignment: .leading) {
      ForEach(options.selectable) { option in
        option.view.opacity(option.isSelected ? 1 : 0).allowsHitTesting(false)
      }
    }
    .lineLimit(1)
  }
}

/// A picker's options as items of a menu.
struct PickerItems: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.all) { option in
      if let select = option.select {
        MenuItem(mark: option.isSelected, action: select) { OptionLabel(option: option.view) }
      } else {
        option.view
      }
    }
  }
}

/// An option in an item of a menu: white, whatever its colour, while the item is highlighted.
private struct OptionLabel: View {
  let option: Subview
  @Environment(\.menuItemIsLit) private var isLit

  var body: some View {
    option.brightness(isLit ? 1 : 0).fixedSize()
  }
}

/// A picker in a menu: an item with a submenu, or items of that menu.
struct MenuedPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let isInline: Bool

  var body: some View {
    if isInline {
      VStack(alignment: .leading, spacing: 0) { PickerItems(options: options) }
    } else {
      Submenu(label: label) { PickerItems(options: options) }
    }
  }
}
