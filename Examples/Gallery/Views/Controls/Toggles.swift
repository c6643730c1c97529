import SwiftUI

/// On and off.
struct Toggles: View {
  @State private var isOn = true
  @State private var isChecked = true
  @State private var isPressed = false

  var body: some View {
    Exhibit("Toggles") {
      Flow(spacing: 32) {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Checkbox", isOn: $isChecked).toggleStyle(.checkbox)
        Toggle("Button", isOn: $isPressed).toggleStyle(.button)
      }
    }
  }
}
