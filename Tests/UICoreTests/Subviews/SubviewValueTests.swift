import SwiftUI
import Testing
import UITestSupport

/// Single subviews that a container hands on.
@MainActor struct SubviewValueTests {
  private struct Card: View {
    let subview: Subview
    let isFirst: Bool
    var body: some View { subview.padding(isFirst ? 10 : 0) }
  }

  private struct Deck<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content
    @State private var ids: [Subview.ID] = []

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { Card(subview: $0, isFirst: $0.id == subviews.first?.id) }
          Button("remember") { ids = subviews.map(\.id) }
          Button("compare") {
            log.entries.append(
              subviews.map { ids.firstIndex(of: $0.id).map(String.init) ?? "new" }.joined(separator: " "))
          }
        }
      }
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var names = ["a", "b", "c"]
    var body: some View {
      Deck(log: log) { ForEach(names, id: \.self) { Color.red.frame(width: 20, height: 10).marked($0) } }
      Button("change") { names = ["c", "d", "a"] }
    }
  }

  @Test func aSubviewIsTheSameWhereverItStands() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { VStack(spacing: 0) { Screen(log: log) } }
    // The first has 10 points around it, the second stands right below them.
    #expect(host.frame(of: "b").minY == host.frame(of: "a").maxY + 10)
    #expect(host.frame(of: "c").minY == host.frame(of: "b").maxY)
    host.buttons["remember"]?.click()
    host.buttons["change"]?.click()
    #expect(host.frame(of: "d").minY == host.frame(of: "c").maxY + 10)
    host.buttons["compare"]?.click()
    #expect(log.take() == ["2 new 0"])
  }
}
