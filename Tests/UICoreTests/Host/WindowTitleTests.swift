import Foundation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// A window is titled as the page that it shows is.
@MainActor struct WindowTitleTests {
  private struct Pages: View {
    @State private var path = [Int]()
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("go") { path = [1] }
          Button("present") { isPresented = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Button("back") { path = [] }.navigationTitle("Page \(number)")
        }
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack { Text("sheet").navigationTitle("Sheet") }
      }
    }
  }

  private struct Columns: View {
    @State private var chosen = "none"
    var body: some View {
      NavigationSplitView {
        Button("choose") { chosen = "one" }.navigationTitle("Sidebar")
      } detail: {
        Text(chosen).navigationTitle(chosen)
      }
    }
  }

  private struct Program<Content: View>: App {
    let content: Content
    init(_ content: Content) { self.content = content }
    init() { fatalError("tests open it with a content") }
    var body: some Scene { WindowGroup("Scene") { content } }
  }

  private func opened(_ content: some View) throws -> (app: OpenedApp, title: () -> String?) {
    let app = try OpenedApp(Program(content))
    return (app, { app.host.windows.first?.window.title })
  }

  @Test func aPageOfAStack() throws {
    let (app, title) = try opened(Pages())
    #expect(title() == "Root")
    app.click("go")
    #expect(title() == "Page 1")
    app.click("back")
    #expect(title() == "Root")
  }

  @Test func aSheetHasItsOwn() throws {
    let (app, title) = try opened(Pages())
    app.click("present")
    #expect(title() == "Root")
  }

  @Test func theDetailOfColumns() throws {
    let (app, title) = try opened(Columns())
    #expect(title() == "none")
    app.click("choose")
    #expect(title() == "one")
  }

  @Test func outsideOfPages() throws {
    #expect(try opened(Text("text").navigationTitle("Alone")).title() == "Alone")
    #expect(try opened(Text("text").navigationTitle("")).title() == "Scene")
    #expect(try opened(Text("text")).title() == "Scene")
  }

  @Test func theChosenTab() throws {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack { Button("next") { tab = 1 }.navigationTitle("First") }.tabItem { Text("1") }.tag(0)
          NavigationStack { Text("second").navigationTitle("Second") }.tabItem { Text("2") }.tag(1)
        }
      }
    }
    let (app, title) = try opened(Tabs())
    #expect(title() == "First")
    app.click("next")
    #expect(title() == "Second")
  }
}
