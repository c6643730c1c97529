import Foundation
import SwiftUI
import Testing

/// Commands that are put together in a function, and those that hide a window's toolbar.
@MainActor struct BarCommandTests {
  private struct Program: App {
    var hasTools = true
    var hasToolbar = true

    @CommandsBuilder private func menus(_ title: String) -> some Commands {
      ToolbarCommands()
      if hasTools { CommandMenu(title) { Button("Build") {} } } else { EmptyCommands() }
    }

    var body: some Scene {
      WindowGroup {
        if hasToolbar { content.toolbar { Button("tool") {} } } else { content }
      }
      .commands { menus("Tools") }
    }

    private var content: some View { Color.red.marked("content") }
  }

  private func top(_ app: OpenedApp) -> CGFloat? { app.elements.first { $0.label == "content" }?.frame.minY }

  @Test func aBuilderHasTheBranchThatIsChosen() throws {
    // Menus stand in Apple's order, the program's own after View.
    #expect(try OpenedApp(Program()).labels.filter { ["View", "Tools"].contains($0) } == ["View", "Tools"])
    #expect(try !OpenedApp(Program(hasTools: false)).labels.contains("Tools"))
  }

  /// Apple's key is Option-Command-T; Command is Control here.
  @Test func theToolbarIsHiddenAndShownAgain() throws {
    let app = try OpenedApp(Program())
    let shown = try #require(top(app))
    #expect(app.labels.contains("tool"))
    app.press("t", [.control, .option])
    #expect(!app.labels.contains("tool"))
    let hidden = try #require(top(app))
    // The bar is 52 points high.
    #expect(shown - hidden == 52)
    app.press("t", [.control, .option])
    #expect(app.labels.contains("tool") && top(app) == shown)
  }

  @Test func theMenuSaysWhatItDoes() throws {
    let app = try OpenedApp(Program())
    #expect(app.click("View") && app.labels.contains("Hide Toolbar"))
    #expect(app.click("Hide Toolbar") && !app.labels.contains("tool"))
    #expect(app.click("View") && app.labels.contains("Show Toolbar"))
  }

  @Test func withoutAToolbarThereIsNothingToHide() throws {
    let app = try OpenedApp(Program(hasToolbar: false))
    #expect(app.click("View"))
    #expect(app.elements.first { $0.label == "Hide Toolbar" }?.isEnabled == false)
  }
}
