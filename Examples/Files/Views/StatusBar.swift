import SwiftUI

/// How many entries there are, and what people should know about the tree.
struct StatusBar: View {
  @Environment(FileBrowser.self) private var browser

  var body: some View {
    HStack(spacing: 12) {
      Text(count)
        .monospacedDigit()
      if let notice = browser.snapshot.notice {
        Text(notice)
          .lineLimit(1)
          .truncationMode(.tail)
      }
      Spacer()
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 12)
    .frame(height: 24)
  }

  private var count: String {
    let total = browser.snapshot.tree.count
    let shown = browser.entries.count.formatted()
    let more = browser.snapshot.isReading ? " so far" : ""
    return browser.query.isEmpty
      ? "\(shown) here, \(total.formatted()) in all\(more)" : "\(shown) of \(total.formatted())\(more)"
  }
}
