import Foundation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// The keys that every desktop has for windows.
@MainActor struct WindowKeyTests {
  private struct Plain: App {
    var body: some Scene {
      WindowGroup("One") { Text("one") }
      Window("Two", id: "two") { Text("two") }
    }
  }

  private struct Menus: App {
    var body: some Scene { WindowGroup("One") { Text("one") }.commands { CommandMenu("Own") { Button("A") {} } } }
  }

  private struct Locked: App {
    var body: some Scene {
      WindowGroup("One") {
        VStack { Button("w") {}.keyboardShortcut("w") }.windowDismissBehavior(.disabled).windowResizeBehavior(.disabled)
      }
    }
  }

  @Test func controlWClosesItsWindowAndControlQAll() throws {
    let app = try OpenedApp(Plain())
    app.host.openWindow(id: "two", value: nil)
    app.step()
    #expect(app.titles == ["One", "Two"])
    app.press("w", .control)
    #expect(app.titles == ["Two"])
    app.host.openWindow(id: nil, value: nil)
    app.step()
    app.press("q", .control)
    #expect(app.titles == [])
  }

  @Test func f11GivesAWindowItsDisplay() throws {
    let app = try OpenedApp(Menus())
    let window = app.platform.windows[0]
    window.send(.keyDown(.function(11), modifiers: [], isRepeat: false))
    app.step()
    #expect(window.isFullScreen)
    app.click("View")
    #expect(app.labels.contains("Exit Full Screen"))
    app.click("Exit Full Screen")
    #expect(!window.isFullScreen)
    app.click("View")
    #expect(app.labels.contains("Enter Full Screen"))
    app.press("f", [])
    // The window manager may do it too.
    window.isFullScreen = true
    window.resize(to: CGSize(width: 800, height: 600))
    app.step()
    #expect(app.labels.contains("Exit Full Screen"))
  }

  @Test func whatPeopleMayNotDoTheKeysDoNot() throws {
    let app = try OpenedApp(Locked())
    app.press("w", .control)
    app.press("q", .control)
    app.platform.windows[0].send(.keyDown(.function(11), modifiers: [], isRepeat: false))
    app.step()
    #expect(app.titles == ["One"] && !app.platform.windows[0].isFullScreen)
  }

  @Test func quittingStandsInTheFileMenu() throws {
    let app = try OpenedApp(Menus())
    app.click("File")
    #expect(app.labels == ["Close", "Quit"])
    app.click("Quit")
    #expect(app.titles == [])
  }

  @Test func functionKeysHaveAppKitsCharacters() {
    // NSF1FunctionKey is U+F704, NSF12FunctionKey U+F70F, NSF35FunctionKey U+F726.
    #expect(KeyEquivalent(function: 1).character == "\u{F704}")
    #expect(KeyEquivalent(InputEvent.Key.function(12))?.character == "\u{F70F}")
    #expect(KeyEquivalent(function: 35).functionNumber == 35 && KeyEquivalent("a").functionNumber == nil)
    #expect(KeyboardShortcut(KeyEquivalent(function: 5)).title == "Ctrl+F5")
  }
}
