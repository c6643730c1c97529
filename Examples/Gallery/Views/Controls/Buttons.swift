import SwiftUI

/// Buttons of every style.
struct Buttons: View {
  @State private var count = 0

  var body: some View {
    Exhibit("Buttons") {
      HStack(spacing: 16) {
        Button("Automatic") { count += 1 }
        Button("Bordered") { count += 1 }.buttonStyle(.bordered)
        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { count += 1 }.buttonStyle(.borderless)
        Button("Plain") { count += 1 }.buttonStyle(.plain)
        Button("Destructive", role: .destructive) { count = 0 }.buttonStyle(.bordered)
        Spacer()
        Text("\(count) times")
          .monospacedDigit()
          .foregroundStyle(.secondary)
      }
    }
  }
}
