import SwiftUI
import Testing
import UITestSupport

/// Presentations whose presenter moves on or goes meanwhile.
@MainActor struct PagesUnderSheetsTests {
  private let log = Log()

  private struct Dismissing: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button(name) { dismiss() } }
  }

  private struct Stack: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var isOpen = false
    var body: some View {
      NavigationStack(path: $path) {
        Button("open") { isOpen = true }
          .navigationDestination(for: Int.self) { Dismissing(name: "back from \($0)") }
          .sheet(isPresented: $isOpen, onDismiss: { log.entries.append("dismissed") }) {
            Button("push") { path.append(path.count + 1) }
            Dismissing(name: "close")
          }
      }
    }
  }

  private func press(_ button: String, _ host: TestHost) throws {
    try #require(host.buttons[button], "\(host.elementDump)").click()
    host.advance(by: 1)
  }

  @Test func aSheetStaysWhilePagesCoverItsPresenter() throws {
    let host = try TestHost(size: CGSize(width: 500, height: 400)) { Stack(log: log) }
    for button in ["open", "push", "push", "close"] { try press(button, host) }
    #expect(log.take() == ["dismissed"])
    try press("back from 2", host)
    try press("back from 1", host)
    #expect(host.buttons["open"] != nil && log.take() == [])
  }

  private struct Row: View {
    let number: Int
    let remove: () -> Void
    @State private var asks = false
    var body: some View {
      Button("delete \(number)") { asks = true }
        .confirmationDialog("Delete \(number)?", isPresented: $asks) {
          Button("really \(number)", role: .destructive, action: remove)
          Button("no", role: .cancel) {}
        }
    }
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Row(number: row) { withAnimation { rows.removeAll { $0 == row } } }
        }
      }
    }
  }

  @Test func aDialogGoesWithTheRowThatAsked() throws {
    let host = try TestHost(size: CGSize(width: 500, height: 400)) { Rows() }
    try press("delete 2", host)
    try press("really 2", host)
    #expect(host.buttons.map(\.label) == ["delete 1", "delete 3"])
    try press("delete 3", host)
    try press("no", host)
    try press("delete 3", host)
    try press("really 3", host)
    #expect(host.buttons.map(\.label) == ["delete 1"])
  }
}
