import SwiftUI
import Testing

/// Scenes that are put together in functions and properties of their own, and a value that opens their windows.
@MainActor struct SceneFunctionTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Link(name: "notes", open: openWindow)
        Link(name: "log", open: openWindow)
        Link(name: "nothing", open: openWindow)
        Button("page 3") { openWindow(value: 3) }
        Button("page 4 there") { openWindow(id: "pages", value: 4) }
      }
    }
  }

  private struct Link: View {
    let name: String
    let open: OpenWindowAction
    var body: some View { Button(name) { open(id: name) } }
  }

  private struct Program: App {
    @SceneBuilder private var main: some Scene {
      WindowGroup("Main") { Opener() }
      WindowGroup("Pages", id: "pages", for: Int.self) { Text("page \($0.wrappedValue ?? 0)") }
    }

    @SceneBuilder private func tools(_ title: String) -> some Scene {
      Window(title, id: "notes") { Text("notes") }
      Window("Log", id: "log") { Text("log") }
    }

    var body: some Scene {
      main
      tools("Notes")
    }
  }

  @Test func theWindowsOfAllPartsAreOpened() throws {
    let app = try OpenedApp(Program())
    #expect(app.titles == ["Main"])
    #expect(app.click("notes") && app.click("log"))
    #expect(app.titles == ["Main", "Notes", "Log"])
    // A `Window` is there once; a name that no scene has opens nothing.
    #expect(app.click("notes") && app.click("nothing"))
    #expect(app.titles == ["Main", "Notes", "Log"])
    // It comes to the front instead, alone.
    #expect(app.platform.windows.map(\.raiseCount) == [0, 1, 0])
  }

  @Test func aValueOpensItsWindow() throws {
    let app = try OpenedApp(Program())
    #expect(app.click("page 3") && app.click("page 4 there"))
    #expect(app.titles == ["Main", "Pages", "Pages"])
    // A window that already shows the value comes to the front, and no other is opened.
    #expect(app.click("page 3"))
    #expect(app.titles.count == 3)
    #expect(app.platform.windows.map(\.raiseCount) == [0, 1, 0])
  }
}
