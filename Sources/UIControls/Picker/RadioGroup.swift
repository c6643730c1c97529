import Foundation
import Geometry
import UICore

/// Radio buttons below each other.
struct RadioGroup: View {
  let options: PickerOptions

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(options.all) { option in
        if option.select != nil { RadioButton(option: option, options: options) } else { option.view }
      }
    }
  }
}

private struct RadioButton: View {
  let option: PickerOptions.Option
  let options: PickerOptions
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let options = options
    HStack(spacing: 6) {
      Circle().fill(option.isSelected ? Color.accentColor : Color.controlFill)
        .overlay { if option.isSelected { Circle().fill(Color.white).padding(5) } }
        .overlay { if isPressed { Circle().fill(Color.black.opacity(0.15)) } }
        .frame(width: 16, height: 16)
      option.view
    }
    .contentShape(Rectangle())
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .modifier(
      ButtonBehavior(isPressed: $isPressed, cornerRadius: 8, role: .choice(isSelected: option.isSelected)) {
        option.select?()
      }
    )
    .onKeyPress(.downArrow) {
      options.step(by: 1)
      return .handled
    }
    .onKeyPress(.upArrow) {
      options.step(by: -1)
      return .handled
    }
  }
}
