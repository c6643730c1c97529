import SwiftUI

/// Controls that do not react.
struct Disabled: View {
  @State private var isEnabled = false
  @State private var value = 0.6

  var body: some View {
    Exhibit("Disabled") {
      Flow(spacing: 24) {
        Toggle("Enabled", isOn: $isEnabled)
          .toggleStyle(.switch)
        Flow(spacing: 16) {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Slider(value: $value).frame(width: 160)
        }
        .disabled(!isEnabled)
      }
    }
  }
}
