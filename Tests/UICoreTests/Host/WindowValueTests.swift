import Foundation
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Windows that are opened for values, and what their scene puts into their environment.
@MainActor struct WindowValueTests {
  @Observable fileprivate final class Model {
    var name = "model"
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        ForEach(1..<4) { number in
          Button("open \(number)") { openWindow(value: number) }
          Button("close \(number)") { dismissWindow(value: number) }
        }
        Button("close named") { dismissWindow(id: "numbers", value: 1) }
        Button("close others") { dismissWindow(id: "others", value: 1) }
        Button("close all") { dismissWindow(id: "numbers") }
      }
    }
  }

  private struct Number: View {
    let number: Int?
    @Environment(\.lineLimit) private var lineLimit
    @Environment(Model.self) private var model
    var body: some View { Text("\(number ?? 0) \(model.name) \(lineLimit ?? 0)") }
  }

  private struct Program: App {
    @State private var limit = 2
    var model = Model()
    var body: some Scene {
      WindowGroup { Main().onAppear { limit = 3 } }
      WindowGroup(id: "numbers", for: Int.self) { Number(number: $0.wrappedValue) }
        .environment(\.lineLimit, limit)
        .environment(model)
      Window("Others", id: "others") { Text("others") }
    }
  }

  private func shown(_ app: OpenedApp) -> [String] {
    app.host.windows.dropFirst().flatMap { $0.host.accessibilityElements.flatMap(\.flattened).map(\.label) }
  }

  @Test func theyAreClosedByTheirValues() throws {
    let app = try OpenedApp(Program())
    for number in 1...3 { #expect(app.click("open \(number)")) }
    #expect(shown(app) == ["1 model 3", "2 model 3", "3 model 3"])
    app.click("close 2")
    #expect(shown(app) == ["1 model 3", "3 model 3"])
    app.click("close others")
    #expect(shown(app) == ["1 model 3", "3 model 3"])
    app.click("close named")
    #expect(shown(app) == ["3 model 3"])
    app.click("open 1")
    app.click("close all")
    #expect(shown(app) == [])
  }

  @Test func theirEnvironmentFollowsTheApp() throws {
    let program = Program()
    let app = try OpenedApp(program)
    app.click("open 1")
    program.model.name = "renamed"
    app.step()
    #expect(shown(app) == ["1 renamed 3"])
  }
}
