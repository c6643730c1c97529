import SwiftUI
import Testing
import UICore
import UITestSupport

/// Submissions that stay inside (`submitScope`).
@MainActor struct SubmitScopeTests {
  private struct Fields: View {
    let log: Log
    @State private var isBlocking = true
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("outside", text: $text)
        TextField("inside", text: $text).onSubmit { log.entries.append("field") }.submitScope(isBlocking)
        Button("open") { isBlocking = false }
      }
      .onSubmit { log.entries.append("form") }
    }
  }

  private func submit(_ host: TestHost, _ field: String) {
    host.textFields[field]?.click()
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
  }

  @Test func aScopeKeepsThemFromActionsFurtherOut() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Fields(log: log) }
    submit(host, "outside")
    #expect(log.take() == ["form"])
    submit(host, "inside")
    #expect(log.take() == ["field"])
    host.buttons["open"]?.click()
    submit(host, "inside")
    #expect(log.take() == ["field", "form"])
  }
}
