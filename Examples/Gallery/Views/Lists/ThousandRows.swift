import SwiftUI

/// A thousand rows, of which those in sight are made.
struct ThousandRows: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<1000, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(index % 100) / 100, saturation: 0.5, brightness: 0.9))
            .frame(height: 40)
            .overlay {
              Text("\(index + 1)")
                .font(.callout.bold())
                .foregroundStyle(.black.opacity(0.6))
            }
        }
      }
    }
  }
}
