import SwiftUI

/// Buttons of every style.
struct Buttons: View {
  @State private var count = 0

  var body: some View {
    Exhibit("Buttons") {
      VStack(alignment: .leading, spacing: 16) {
        styles
        Flow(spacing: 16) {
          Button("Capsule") { count += 1 }.buttonBorderShape(.capsule)
          Button("Circle", systemImage: "plus") { count += 1 }
            .labelStyle(.iconOnly)
            .buttonBorderShape(.circle)
            .help("Adds one")
          Button("Glass") { count += 1 }.buttonStyle(.glass)
          Button("Glass") { count += 1 }.buttonStyle(.glassProminent)
        }
      }
    }
  }

  private var styles: some View {
    Flow(spacing: 16) {
      Button("Automatic") { count += 1 }
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Borderless") { count += 1 }.buttonStyle(.borderless)
      Button("Plain") { count += 1 }.buttonStyle(.plain)
      Button("Destructive", role: .destructive) { count = 0 }.buttonStyle(.bordered)
      Text("\(count) times")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}
