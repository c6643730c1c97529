import SwiftUI

/// A popover at each edge of its button.
struct Popovers: View {
  var body: some View {
    Exhibit("Popovers") {
      Flow(spacing: 16) {
        PopoverButton(title: "Below", edge: .bottom)
        PopoverButton(title: "Above", edge: .top)
        PopoverButton(title: "Leading", edge: .leading)
        PopoverButton(title: "Trailing", edge: .trailing)
      }
    }
  }
}

private struct PopoverButton: View {
  let title: String
  let edge: Edge
  @State private var isShown = false
  @State private var volume = 0.4
  @State private var isMuted = false

  var body: some View {
    Button(title) { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: edge) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Sound").font(.headline)
          Slider(value: $volume).frame(width: 160)
          Toggle("Mute", isOn: $isMuted)
        }
        .padding(16)
        .fixedSize()
      }
  }
}
