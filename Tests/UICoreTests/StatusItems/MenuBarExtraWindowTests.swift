import Foundation
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

@MainActor @Observable fileprivate final class Model {
  var isInserted = true
}

private struct Gauges: App {
  var model: Model?

  var body: some Scene {
    WindowGroup("Main", id: "main") { Text("Main") }
    MenuBarExtra(
      "Gauge", systemImage: "chart.bar",
      isInserted: Binding {
        model?.isInserted ?? true
      } set: {
        model?.isInserted = $0
      }
    ) {
      Color.red.frame(width: 240, height: 160)
    }
    .menuBarExtraStyle(.window)
  }
}

private struct Alone: App {
  var body: some Scene {
    MenuBarExtra {
      Button("Act") {}
      Menu("More") { Button("Deep") {} }
    } label: {
      Image(systemName: "star").accessibilityLabel("Alone")
    }
  }
}

@MainActor struct MenuBarExtraWindowTests {
  private let model = Model()

  @Test func aPressOpensAWindowAndAnotherClosesIt() throws {
    let program = try PanelProgram(Gauges(model: model))
    #expect(program.item?.content?.menu == nil && program.host.windows.isEmpty)
    program.item?.press(at: CGPoint(x: 700, y: 10))
    program.step()
    let window = try #require(program.platform.windows.first)
    #expect(window.configuration.anchor == CGPoint(x: 700, y: 10) && !window.configuration.hasTitleBar)
    #expect(window.size == CGSize(width: 240, height: 160) && window.title == "Gauge")
    program.item?.press()
    program.step()
    #expect(program.platform.windows.isEmpty)
  }

  @Test func itGoesWithTheKeyboard() throws {
    let program = try PanelProgram(Gauges(model: model))
    program.item?.press()
    program.step()
    program.platform.windows[0].send(.focusLost)
    // The press that took the keyboard away is on the item.
    program.item?.press()
    #expect(program.platform.windows.isEmpty)
    program.step()
    program.item?.press()
    program.step()
    #expect(program.platform.windows.count == 1)
  }

  @Test func anItemIsThereWhileItIsInserted() throws {
    let program = try PanelProgram(Gauges(model: model))
    program.item?.press()
    program.step()
    model.isInserted = false
    program.step()
    #expect(program.item == nil && program.platform.windows.isEmpty)
    model.isInserted = true
    program.step()
    #expect(program.item?.content?.name == "Gauge")
  }

  /// A desktop without a panel shows nothing of it: the program has a window then, if it has no other.
  @Test func withoutAPanelItsContentIsInAWindow() throws {
    let program = try PanelProgram(Alone(), hasPanel: false)
    let window = try #require(program.platform.windows.first)
    #expect(program.platform.windows.count == 1 && window.configuration.hasTitleBar)
    let labels = program.host.windows[0].host.accessibilityElements.flatMap(\.flattened).map(\.label)
    #expect(labels.contains("Act") && labels.contains("More"))
  }

  @Test func aPanelThatGoesLeavesAWindow() throws {
    let program = try PanelProgram(Alone())
    #expect(program.item?.content?.name == "Alone" && program.platform.windows.isEmpty)
    program.platform.showsStatusItems = false
    program.step()
    #expect(program.platform.windows.count == 1)
    // With a window of its own it needs none.
    program.platform.showsStatusItems = true
    program.platform.showsStatusItems = false
    program.step()
    #expect(program.platform.windows.count == 1)
  }

  @Test func aProgramOfAnItemGoesOnUntilItIsQuit() throws {
    let platform = HeadlessPlatform()
    platform.showsStatusItems = true
    let host = try AppHost(Alone(), platform: platform, options: LaunchOptions()) { _, _ in }
    var wasShown = false
    platform.schedule(after: 5) {
      wasShown = platform.statusItems.count == 1
      host.quit()
    }
    platform.runLimit = 60
    try host.run()
    #expect(wasShown && platform.now < 10 && platform.statusItems.isEmpty)
  }

  @Test func itsViewsGoWithTheProgram() throws {
    var program: PanelProgram? = try PanelProgram(Gauges(model: model))
    program?.item?.press()
    program?.step()
    weak let host = program?.host
    program = nil
    #expect(host == nil)
  }
}
