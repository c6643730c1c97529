import SwiftUI

/// A button for each page.
struct PageTabs: View {
  @Binding var page: CardPage

  var body: some View {
    HStack(spacing: 4) {
      ForEach(CardPage.allCases) { candidate in
        Button {
          page = candidate
        } label: {
          Text(candidate.title)
            .fontWeight(candidate == page ? .semibold : .regular)
            .frame(maxWidth: .infinity, minHeight: 30)
            .background(Color.accentColor.opacity(candidate == page ? 0.16 : 0.001), in: Capsule())
        }
        .buttonStyle(.plain)
      }
    }
  }
}
