import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What the program writes with `UserDefaults.set`, views that follow the key by `@AppStorage` show.
@MainActor struct OtherWritesTests {
  private struct Page: View {
    let key: String
    let store: UserDefaults
    @AppStorage private var name: String
    @State private var isShown = false
    let bodies: Log

    init(_ key: String, _ store: UserDefaults, _ bodies: Log) {
      (self.key, self.store, self.bodies) = (key, store, bodies)
      _name = AppStorage(wrappedValue: "nobody", key, store: store)
    }

    var body: some View {
      bodies.entries.append(name)
      return VStack {
        Text(name)
        Button("Sign in") { store.set("Ada", forKey: key) }
        Button("Sign out") { store.removeObject(forKey: key) }
        Button("Later") { Task { store.set("Grace", forKey: key) } }
        Button("Show") { isShown = true }
        if isShown { Text("Shown").onAppear { store.set("Shown", forKey: key) } }
      }
    }
  }

  @Test func viewsFollowWhatIsWrittenPastThem() async throws {
    let store = try #require(UserDefaults(suiteName: UUID().uuidString))
    let bodies = Log()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Page("name", store, bodies) }
    #expect(bodies.take() == ["nobody"])
    host.buttons["Sign in"]?.click()
    #expect(host.staticTexts["Ada"] != nil)
    #expect(bodies.take() == ["Ada"])
    // The same again is no change.
    host.buttons["Sign in"]?.click()
    #expect(bodies.take() == [])
    host.buttons["Sign out"]?.click()
    #expect(host.staticTexts["nobody"] != nil)
    _ = bodies.take()

    host.buttons["Later"]?.click()
    for _ in 0..<200 where store.string(forKey: "name") != "Grace" { try await Task.sleep(for: .milliseconds(5)) }
    host.update()
    #expect(host.staticTexts["Grace"] != nil)
    _ = bodies.take()

    // Written after the frame's update: the next frame shows it.
    host.buttons["Show"]?.click()
    host.advance(by: 0.1)
    #expect(host.staticTexts["Shown"]?.label == "Shown" && bodies.take().last == "Shown")
  }
}
