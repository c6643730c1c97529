import SwiftUI
import Testing
import UITestSupport

private struct Page: View {
  let journal: Journal
  @State private var isReady = false
  var body: some View {
    let _ = journal(isReady ? "ready" : "first")
    VStack {
      if isReady { Color.red.onAppear { journal("inner +") } }
    }
    .onAppear { isReady = true }
  }
}

extension IdentitySpecification {
  @Test func stateWrittenInAnAppearanceSettlesAtOnce() throws {
    let journal = Journal()
    let host = try TestHost { Page(journal: journal) }
    #expect(journal.take() == ["first", "ready", "inner +"])
    #expect(host.window.presentCount == 1)
  }
}
