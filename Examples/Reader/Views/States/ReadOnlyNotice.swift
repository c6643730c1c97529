import SwiftUI

/// Says above the list that nothing can be changed.
struct ReadOnlyNotice: View {
  var body: some View {
    VStack(spacing: 0) {
      Label("This store is read-only", systemImage: "lock")
        .font(.callout)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.yellow.opacity(0.2))
      Divider()
    }
  }
}
