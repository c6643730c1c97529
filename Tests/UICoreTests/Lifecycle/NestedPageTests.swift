import SwiftUI
import Testing
import UITestSupport

/// Pages inside of pages: a stack in a tab. A view has appeared where all the pages around it show.
@MainActor struct NestedPageTests {
  private let log = Log()

  private struct Named: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.entries.append("\(name) appears") }
        .onDisappear { log.entries.append("\(name) disappears") }
    }
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab = 1
    @State private var path: [Int] = []
    var body: some View {
      VStack {
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: 1) {
            NavigationStack(path: $path) {
              Named(name: "root", log: log)
                .navigationDestination(for: Int.self) { Named(name: "page \($0)", log: log) }
            }
          }
          Tab("Two", systemImage: "circle", value: 2) { Named(name: "other", log: log) }
        }
        Button("push") { path.append(path.count + 1) }
        Button("pop") { path.removeLast() }
        Button("switch") { tab = 3 - tab }
      }
    }
  }

  private func take(_ host: TestHost, _ button: String) -> [String] {
    host.buttons[button]?.click()
    host.advance(by: 1)
    return log.take().sorted()
  }

  @Test func aStackInATab() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { Tabs(log: log) }
    #expect(log.take() == ["root appears"])
    #expect(take(host, "push") == ["page 1 appears", "root disappears"])
    #expect(take(host, "switch") == ["other appears", "page 1 disappears"])
    // What happens out of sight is heard once it can be seen.
    #expect(take(host, "pop") == [])
    #expect(take(host, "switch") == ["other disappears", "root appears"])
    #expect(take(host, "switch") == ["other appears", "root disappears"])
    #expect(take(host, "push") == [])
    #expect(take(host, "switch") == ["other disappears", "page 1 appears"])
  }
}
