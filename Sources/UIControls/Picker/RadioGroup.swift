import Foundation
import Geometry
import UICore

private enum HorizontalRadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var isRadioGroupHorizontal: Bool {
    get { self[HorizontalRadioGroupKey.self] }
    set { self[HorizontalRadioGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the radio buttons of pickers inside beside each other.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.isRadioGroupHorizontal, value: true))
  }
}

/// Radio buttons below or beside each other.
struct RadioGroup: View {
  let options: PickerOptions
  @Environment(\.isRadioGroupHorizontal) private var isHorizontal

  var body: some View {
    let layout =
      isHorizontal
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
    layout {
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
  @Environment(\.isRadioGroupHorizontal) private var isHorizontal
  @Environment(\.layoutDirection) private var direction

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
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      guard isHorizontal else { return .ignored }
      options.step(by: (press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1)
      return .handled
    }
  }
}
