import SwiftUI

/// Pages with tabs, and pages that scroll.
struct Tabs: View {
  @State private var page = 1

  var body: some View {
    Exhibit("Tabs") {
      Flow(spacing: 24) {
        TabView(selection: $page) {
          TabPage(title: "Inbox", color: .blue).tabItem { Label("Inbox", systemImage: "envelope") }.tag(1)
          TabPage(title: "Sent", color: .green).tabItem { Label("Sent", systemImage: "paperplane") }.tag(2)
          TabPage(title: "Drafts", color: .orange).tabItem { Label("Drafts", systemImage: "doc") }.tag(3)
        }
        .frame(idealWidth: 290, idealHeight: 180)
        TabView {
          TabPage(title: "First", color: .purple)
          TabPage(title: "Second", color: .teal)
          TabPage(title: "Third", color: .pink)
        }
        .tabViewStyle(.page)
        .frame(idealWidth: 290, idealHeight: 180)
      }
    }
  }
}

private struct TabPage: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .font(.title2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.15))
  }
}
