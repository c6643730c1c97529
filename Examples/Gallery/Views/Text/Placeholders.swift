import SwiftUI

/// A card before and after its content has come.
struct Placeholders: View {
  @State private var isLoading = true

  var body: some View {
    Exhibit("Placeholders") {
      VStack(alignment: .leading, spacing: 12) {
        Flow(spacing: 12) {
          Image(systemName: "star.fill").font(.title)
          VStack(alignment: .leading, spacing: 2) {
            Text("Notes by the Translator").font(.headline)
            Text("On the Analytical Engine, 1843").foregroundStyle(.secondary)
          }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Toggle("Loading", isOn: $isLoading).toggleStyle(.checkbox)
      }
    }
  }
}
