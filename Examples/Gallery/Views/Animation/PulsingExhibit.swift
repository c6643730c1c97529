import SwiftUI

/// Size, turn and colour at once.
struct PulsingExhibit: View {
  @State private var step = 0

  var body: some View {
    Exhibit("Tap") {
      Flow(spacing: 48) {
        RoundedRectangle(cornerRadius: step.isMultiple(of: 2) ? 12 : 36)
          .fill(step.isMultiple(of: 2) ? .orange : .pink)
          .frame(width: 72, height: 72)
          .rotationEffect(.degrees(Double(step) * 90))
        Circle()
          .fill(.teal)
          .frame(width: 72, height: 72)
          .scaleEffect(step.isMultiple(of: 2) ? 0.7 : 1.1)
        Text("Next")
          .font(.title2.bold())
          .offset(y: step.isMultiple(of: 2) ? 0 : -12)
          .opacity(step.isMultiple(of: 2) ? 1 : 0.5)
      }
      .padding(16)
      .onTapGesture {
        withAnimation(.bouncy) { step += 1 }
      }
    }
  }
}
