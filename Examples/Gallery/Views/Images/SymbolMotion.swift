import SwiftUI

/// Symbols that move, and symbols that show a value.
struct SymbolMotion: View {
  @State private var taps = 0
  @State private var level = 0.5

  var body: some View {
    Exhibit("Effects and values of symbols") {
      VStack(alignment: .leading, spacing: 16) {
        Flow(spacing: 28) {
          Image(systemName: "wifi").symbolEffect(.variableColor)
          Image(systemName: "heart.fill").symbolEffect(.pulse)
          Image(systemName: "star.fill").symbolEffect(.breathe)
          Image(systemName: "gear").symbolEffect(.rotate)
          Image(systemName: "bell").symbolEffect(.bounce, value: taps)
          Image(systemName: "bell.fill").symbolEffect(.wiggle, value: taps)
          Image(systemName: "speaker.wave.3", variableValue: level)
          Image(systemName: "chart.bar.fill", variableValue: level)
        }
        .font(.title)
        Flow(spacing: 16) {
          Button("Ring") { taps += 1 }
          Slider(value: $level, in: 0...1) { Text("Level") }.frame(width: 160)
        }
      }
    }
  }
}
