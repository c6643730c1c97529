import SwiftUI

/// Boxes, links, and what stands where nothing is.
struct Boxes: View {
  var body: some View {
    Exhibit("Boxes, Links, Empty States") {
      Flow(alignment: .top, spacing: 24) {
        GroupBox("Storage") {
          VStack(alignment: .leading, spacing: 8) {
            ProgressView(value: 0.7).frame(width: 160)
            Text("70 of 100 GB are used.").font(.callout)
          }
        }
        Link("Swift on the web", destination: URL(string: "https://swift.org")!)
        ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("New letters will be here."))
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}
