import SwiftUI

/// The same way at different paces.
struct Curves: View {
  /// Wide enough for the longest name, in any size of text.
  @ScaledMetric private var labelWidth = 96.0
  @State private var isMoved = false

  private static let curves: [(String, Animation)] = [
    ("Linear", .linear(duration: 1)), ("Ease in", .easeIn(duration: 1)), ("Ease out", .easeOut(duration: 1)),
    ("Ease in out", .easeInOut(duration: 1)), ("Smooth", .smooth), ("Snappy", .snappy), ("Bouncy", .bouncy),
  ]

  var body: some View {
    Exhibit("Curves") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.curves, id: \.0) { name, animation in
          HStack(spacing: 16) {
            Text(name)
              .frame(width: labelWidth, alignment: .leading)
            Circle()
              .fill(.blue)
              .frame(width: 20, height: 20)
              .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
              .animation(animation, value: isMoved)
          }
        }
        Button("Move") { isMoved.toggle() }
          .padding(.top, 8)
      }
    }
  }
}
