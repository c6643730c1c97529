import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// The menu bar without a pointer.
@MainActor struct MenuBarKeyTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
  }

  private struct Program: App {
    let model: Model
    init(model: Model) { self.model = model }
    init() { model = Model() }

    var body: some Scene {
      WindowGroup {
        VStack {
          Button("One") { model.log.append("one") }
          Button("Two") { model.log.append("two") }
        }
      }
      .commands {
        CommandMenu("Tools") { Button("Build") { model.log.append("build") } }
        CommandMenu("Extras") {
          Button("Sing") { model.log.append("sing") }
          Menu("More") { Button("Dance") { model.log.append("dance") } }
        }
      }
    }
  }

  private let model = Model()
  private let platform = HeadlessPlatform()
  private let host: AppHost

  init() throws {
    var options = LaunchOptions()
    options.size = CGSize(width: 400, height: 300)
    host = try AppHost(
      Program(model: model), platform: platform, options: options, windowFrame: WindowBar.make
    ) { _, _ in }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 0.5)
  }

  private func press(_ keys: InputEvent.Key..., modifiers: EventModifiers = []) {
    for key in keys {
      platform.windows[0].send(.keyDown(key, modifiers: modifiers, isRepeat: false))
      platform.windows[0].send(.keyUp(key, modifiers: modifiers))
      platform.advance(by: 0.5)
    }
  }

  private var labels: [String] {
    host.windows[0].host.accessibilityElements.flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }
  }

  @Test func tabStaysInTheContent() {
    for _ in 0..<4 { press(.tab, .space) }
    #expect(model.log == ["one", "two", "one", "two"])
    press(.tab, modifiers: .shift)
    press(.space)
    #expect(model.log.last == "one")
  }

  @Test func aKeyLeadsToTheBarAndBack() {
    press(.tab, .tab, .function(10), .downArrow)
    #expect(labels.contains("Close"))
    // Back in the content, whose second button had the focus.
    press(.escape, .space)
    #expect(model.log == ["two"])
    press(.function(10), .function(10), .space)
    #expect(model.log == ["two", "two"])
    press(.function(10), .escape, .space)
    #expect(model.log == ["two", "two", "two"])
    press(.function(10), .tab, .space)
    #expect(model.log.last == "one")
  }

  @Test func theArrowsGoAlongTheBar() {
    // File, Edit, View, Tools, Extras.
    press(.function(10), .rightArrow, .rightArrow, .rightArrow, .space)
    #expect(labels == ["Build"])
    press(.return)
    #expect(model.log == ["build"])
    press(.function(10), .leftArrow, .space)
    #expect(labels == ["Sing", "More"])
  }

  @Test func theArrowsGoFromOneOpenMenuToTheNext() {
    press(.function(10), .leftArrow, .downArrow)
    #expect(labels == ["Sing", "More"])
    press(.leftArrow)
    #expect(labels == ["Build"])
    press(.rightArrow)
    #expect(labels == ["Sing", "More"])
    // The arrow to the right opens a submenu, and the one to the left closes it.
    press(.downArrow, .rightArrow)
    #expect(labels.contains("Dance"))
    press(.leftArrow)
    #expect(labels == ["Sing", "More"])
    press(.rightArrow, .return)
    #expect(model.log == ["dance"])
    press(.tab, .space)
    #expect(model.log == ["dance", "one"])
  }

  @Test func theLastIsFollowedByTheFirst() {
    press(.function(10), .leftArrow, .return, .rightArrow)
    #expect(labels.contains("Close"))
  }
}
