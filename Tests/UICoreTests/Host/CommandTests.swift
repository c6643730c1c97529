import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Menus of an app's windows, and their keys.
@MainActor struct CommandTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
    var canBuild = true
    var hasTools = true
  }

  private struct Tool: Commands {
    let model: Model
    var body: some Commands {
      CommandMenu("Tools") {
        Button("Build") { model.log.append("build") }
          .keyboardShortcut("b")
          .disabled(!model.canBuild)
      }
    }
  }

  private struct Program: App {
    let model: Model
    init(model: Model) { self.model = model }
    init() { model = Model() }

    var body: some Scene {
      WindowGroup { Color.blue }
        .commands {
          CommandGroup(replacing: .newItem) { Button("New Note") { model.log.append("new") }.keyboardShortcut("n") }
          CommandGroup(after: .pasteboard) { Button("Paste Plainly") { model.log.append("paste") } }
          CommandGroup(before: .help) { Button("Manual") { model.log.append("manual") } }
          if model.hasTools { Tool(model: model) }
        }
    }
  }

  @MainActor private final class Opened {
    let platform = HeadlessPlatform()
    let host: AppHost
    init(_ model: Model, profile: PlatformProfile = .desktop) throws {
      var options = LaunchOptions()
      options.profile = profile
      options.size = CGSize(width: 400, height: 300)
      host = try AppHost(
        Program(model: model), platform: platform, options: options, windowFrame: WindowBar.make
      ) { _, _ in }
      host.openWindow(id: nil, value: nil)
      step()
    }

    func step() { platform.advance(by: 0.5) }
    var elements: [AccessibilityElement] { host.windows[0].host.accessibilityElements.flatMap(\.flattened) }
    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

    func click(_ label: String) throws {
      let frame = try #require(elements.first { $0.label == label }?.frame)
      let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))
      for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
        platform.windows[0].send(event)
        step()
      }
    }

    func key(_ character: Character) {
      platform.windows[0].send(.keyDown(.character(character), modifiers: .control, isRepeat: false))
      platform.windows.first?.send(.keyUp(.character(character), modifiers: .control))
      step()
    }
  }

  @Test func theMenusStandInTheirOrderAboveTheContent() throws {
    let window = try Opened(Model())
    // Apple's order: the program's own stand between View and Window. Menus with nothing in them are not shown.
    #expect(window.labels == ["File", "Edit", "View", "Tools", "Help"])
    let bitmap = try #require(window.platform.windows[0].snapshot())
    // The menu bar is 28 points high; below it the content begins.
    let blue = bitmap.pixels[299 * 400 + 200]
    #expect((0..<300).first { bitmap.pixels[$0 * 400 + 200] == blue } == 28)
  }

  @Test func itemsArePressedInTheirMenus() throws {
    let model = Model()
    let window = try Opened(model)
    try window.click("File")
    #expect(window.labels == ["New Note", "Close", "Quit"])
    try window.click("New Note")
    #expect(model.log == ["new"])
    try window.click("Tools")
    try window.click("Build")
    try window.click("Edit")
    try window.click("Paste Plainly")
    #expect(model.log == ["new", "build", "paste"])
  }

  @Test func keysWorkWhileNoMenuIsOpen() throws {
    let model = Model()
    let window = try Opened(model)
    window.key("n")
    window.key("b")
    #expect(model.log == ["new", "build"])
    model.canBuild = false
    window.step()
    window.key("b")
    #expect(model.log == ["new", "build"])
    model.canBuild = true
    window.step()
    window.key("b")
    #expect(model.log == ["new", "build", "build"])
  }

  @Test func aMenuComesAndGoesWithItsCondition() throws {
    let model = Model()
    let window = try Opened(model)
    model.hasTools = false
    window.step()
    #expect(window.labels == ["File", "Edit", "View", "Help"])
    window.key("b")
    #expect(model.log == [])
    model.hasTools = true
    window.step()
    window.key("b")
    #expect(model.log == ["build"])
  }

  @Test func closeClosesTheWindow() throws {
    let window = try Opened(Model())
    #expect(window.host.windows.count == 1)
    window.key("w")
    #expect(window.host.windows.isEmpty)
  }

  private struct WithSettings: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Main")
          SettingsLink()
        }
      }
      .commands { EmptyCommands() }
      Settings { Text("Preferences") }
    }
  }

  /// Each has its own items, also where two have one name.
  @Test func menusOfOneNameAreTwo() {
    let commands = [1, 2].flatMap { (Named(number: $0).body as? any PrimitiveCommands)?.entries ?? [] }
    let app = MenuBarApp(hasSettings: false, hasDocuments: false, document: nil, window: nil)
    let menus = MenuBarMenu.menus(of: commands, in: app)
    // Close, Undo with Redo, Cut to Select All, and the two.
    #expect(menus.map { $0.groups.map(\.count) } == [[1], [1, 1], [1], [1]])
  }

  private struct Named: Commands {
    let number: Int
    var body: some Commands { CommandMenu("Tools") { Button("\(number)") {} } }
  }

  @Test func settingsAreOpenedOnce() throws {
    let platform = HeadlessPlatform()
    let host = try AppHost(
      WithSettings(), platform: platform, options: LaunchOptions(), windowFrame: WindowBar.make
    ) { _, _ in }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 0.5)
    // The app's first window is no window of settings.
    #expect(host.windows.map { $0.window.title } == [host.windows[0].window.title])
    func labels(_ window: Int) -> [String] {
      host.windows[window].host.accessibilityElements.flatMap(\.flattened).map(\.label)
    }
    #expect(labels(0) == ["Main", "Settings…", "File", "Edit", "View"])
    platform.windows[0].send(.keyDown(.character(","), modifiers: .control, isRepeat: false))
    platform.advance(by: 0.5)
    #expect(host.windows.count == 2)
    #expect(labels(1) == ["Preferences"])
    #expect(host.windows[1].window.title == "Settings")
    platform.windows[0].send(.keyDown(.character(","), modifiers: .control, isRepeat: false))
    platform.advance(by: 0.5)
    #expect(host.windows.count == 2)
  }

  @Test func aPhoneHasTheKeysAndNoBar() throws {
    let model = Model()
    let window = try Opened(model, profile: .phone)
    #expect(window.labels == [])
    window.key("n")
    #expect(model.log == ["new"])
  }

  @Test func eachWindowHasItsMenus() throws {
    let model = Model()
    let window = try Opened(model)
    window.host.openWindow(id: nil, value: nil)
    window.step()
    #expect(window.host.windows.count == 2)
    for each in window.host.windows {
      #expect(
        each.host.accessibilityElements.flatMap(\.flattened).map(\.label) == ["File", "Edit", "View", "Tools", "Help"])
    }
  }
}
