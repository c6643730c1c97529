import Foundation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// What is asked before a window closes.
@MainActor struct DismissalConfirmationTests {
  @MainActor private final class Log { var entries: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var isEdited = true
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        Button("save") { isEdited = false }
        Button("close") { dismissWindow() }
        Button("force") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
      }
      .dismissalConfirmationDialog("Close this?", shouldPresent: isEdited) {
        Button("Throw away", role: .destructive) { log.entries.append("thrown away") }
      } message: {
        Text("It is not saved.")
      }
    }
  }

  private func opened() throws -> (app: OpenedApp, log: Log) {
    let log = Log()
    return (try OpenedApp { Screen(log: log) }, log)
  }

  private func tryToClose(_ app: OpenedApp) {
    app.host.windows.first?.windowShouldClose()
    app.step()
  }

  @Test func theWindowStaysUntilItIsAnswered() throws {
    let (app, log) = try opened()
    tryToClose(app)
    #expect(app.labels.contains("Close this?") && app.labels.contains("It is not saved."))
    app.click("Cancel")
    #expect(app.host.windows.count == 1 && !app.labels.contains("Close this?"))
    app.click("close")
    #expect(app.host.windows.count == 1)
    app.click("Throw away")
    #expect(app.host.windows.isEmpty && log.entries == ["thrown away"])
  }

  @Test func nothingIsAskedWhereItIsNotNeeded() throws {
    let (app, _) = try opened()
    app.click("save")
    tryToClose(app)
    #expect(app.host.windows.isEmpty)
  }

  @Test func aProgramMayCloseInAnyCase() throws {
    let (app, log) = try opened()
    app.click("force")
    #expect(app.host.windows.isEmpty && log.entries.isEmpty)
  }
}
