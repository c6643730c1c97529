import Foundation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Windows whose content changes the value that they were opened for, and windows opened without one.
@MainActor struct WindowContentValueTests {
  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        ForEach([1, 2, 10], id: \.self) { number in
          Button("open \(number)") { openWindow(value: number) }
          Button("close \(number)") { dismissWindow(value: number) }
        }
        Button("open none") { openWindow(id: "numbers") }
        Button("open word") { openWindow(id: "words") }
        Button("open new") { openWindow(value: "new") }
      }
    }
  }

  private struct Number: View {
    @Binding var number: Int?
    @State private var count = 0
    var body: some View {
      Button("\(number ?? 0), \(count)") {
        count += 1
        number = (number ?? 0) * 10
      }
    }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup { Main() }
      WindowGroup("Numbers", id: "numbers", for: Int.self) { Number(number: $0) }
      WindowGroup(id: "words", for: String.self) { word in
        TextField("Word", text: word)
      } defaultValue: {
        "new"
      }
    }
  }

  private func shown(_ app: OpenedApp) -> [String] {
    app.host.windows.dropFirst().flatMap { $0.host.accessibilityElements.flatMap(\.flattened).map(\.label) }
  }

  @Test func aWrittenValueIsTheWindows() throws {
    let app = try OpenedApp(Program())
    app.click("open 1")
    #expect(shown(app) == ["1, 0"])
    let frame = try #require(app.host.windows[1].host.accessibilityElements.flatMap(\.flattened).first?.frame)
    let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))
    for event in [.pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] { app.platform.windows[1].send(event) }
    app.step()
    #expect(shown(app) == ["10, 1"])
    // It is the window for 10 now, and that for 1 is another.
    app.click("open 10")
    #expect(shown(app) == ["10, 1"])
    app.click("open 1")
    #expect(shown(app) == ["10, 1", "1, 0"])
    app.click("close 10")
    #expect(shown(app) == ["1, 0"])
  }

  @Test func eachWindowWithoutAValueIsAnother() throws {
    let app = try OpenedApp(Program())
    app.click("open none")
    app.click("open none")
    #expect(shown(app) == ["0, 0", "0, 0"])
  }

  @Test func aDefaultIsTheValue() throws {
    let app = try OpenedApp(Program())
    app.click("open word")
    #expect(app.host.windows.last?.value == AnyHashable("new"))
    app.click("open new")
    #expect(app.host.windows.count == 2)
  }

  @Test func aSceneForValuesThatIsAloneIsOpened() throws {
    struct Alone: App {
      var body: some Scene {
        WindowGroup(for: Int.self) {
          Text("number \($0.wrappedValue)")
        } defaultValue: {
          7
        }
      }
    }
    let app = try OpenedApp(Alone())
    #expect(app.host.windows.count == 1)
    #expect(app.host.windows[0].host.accessibilityElements.flatMap(\.flattened).map(\.label) == ["number 7"])
  }
}
