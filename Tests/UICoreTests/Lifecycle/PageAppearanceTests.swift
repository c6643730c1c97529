import SwiftUI
import Testing
import UITestSupport

/// A page that another one covers has disappeared, though it keeps its state.
@MainActor struct PageAppearanceTests {
  private let log = Log()

  private struct Page<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    @State private var count = 0
    var body: some View {
      VStack {
        content
        Button("\(name) \(count)") { count += 1 }
      }
      .onAppear { log.entries.append("\(name) appears") }
      .onDisappear { log.entries.append("\(name) disappears") }
      .task {
        log.entries.append("\(name) begins")
        try? await Task.sleep(for: .seconds(1000))
        log.entries.append("\(name) ends")
      }
    }
  }

  private struct Stack: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var hasSheet = false
    var body: some View {
      NavigationStack(path: $path) {
        Page(name: "root", log: log) {
          Button("push") { path = [1] }
          Button("present") { hasSheet = true }
        }
        .navigationDestination(for: Int.self) { _ in Page(name: "page", log: log) { Button("pop") { path = [] } } }
        .sheet(isPresented: $hasSheet) { Page(name: "sheet", log: log) { Button("push below") { path = [1] } } }
      }
    }
  }

  /// So many entries, heard after a click on the button.
  ///
  /// A task that is cancelled while it sleeps wakes when another thread says so.
  private func take(_ count: Int, _ host: TestHost, _ button: String? = nil) async -> [String] {
    if let button { host.buttons[button]?.click() }
    host.advance(by: 2)
    await runTasks(until: { log.entries.count >= count })
    await runTasks()
    return log.take()
  }

  @Test(arguments: [false, true]) func inAStack(isPhone: Bool) async throws {
    let host = try TestHost(size: CGSize(width: 390, height: 600), profile: isPhone ? .phone : .desktop) {
      Stack(log: log)
    }
    #expect(await take(2, host) == ["root appears", "root begins"])
    #expect(await take(0, host, "root 0") == [])
    #expect(
      Set(await take(4, host, "push")) == ["page appears", "root disappears", "root ends", "page begins"])
    #expect(await take(4, host, "pop").sorted() == ["page disappears", "page ends", "root appears", "root begins"])
    #expect(host.buttons["root 1"] != nil)
    // What is presented covers nothing, and is covered by nothing.
    #expect(await take(2, host, "present") == ["sheet appears", "sheet begins"])
    #expect(
      Set(await take(4, host, "push below")) == ["page appears", "root disappears", "root ends", "page begins"])
    host.close()
    await runTasks(until: { log.entries.count == 4 })
    #expect(log.take().sorted() == ["page disappears", "page ends", "sheet disappears", "sheet ends"])
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 1) { Page(name: "first", log: log) { Button("go on") { tab = 2 } } }
        Tab("Two", systemImage: "circle", value: 2) { Page(name: "second", log: log) { Button("go back") { tab = 1 } } }
      }
    }
  }

  @Test func inTabs() async throws {
    let host = try TestHost(size: CGSize(width: 390, height: 600)) { Tabs(log: log) }
    #expect(await take(2, host) == ["first appears", "first begins"])
    #expect(
      Set(await take(4, host, "go on")) == ["second appears", "first disappears", "first ends", "second begins"])
    #expect(
      Set(await take(4, host, "go back")) == ["first appears", "second disappears", "second ends", "first begins"])
    host.close()
    await runTasks(until: { log.entries.count == 2 })
    #expect(log.take().sorted() == ["first disappears", "first ends"])
  }
}
