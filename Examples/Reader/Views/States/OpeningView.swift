import SwiftUI

/// Shown while the store is opened.
struct OpeningView: View {
  var body: some View {
    VStack(spacing: 12) {
      ProgressView()
      Text("Opening the store…")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
