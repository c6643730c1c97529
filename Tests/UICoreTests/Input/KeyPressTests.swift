import DisplayList
import Foundation
import Testing

@testable import UIControls
@testable import UICore

@MainActor struct KeyPressTests {
  private struct Field: View {
    let log: Log
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text)
        .onKeyPress(characters: CharacterSet(charactersIn: "abc"), phases: .down) { press in
          log.entries.append(press.characters)
          return press.characters == "a" ? .handled : .ignored
        }
        .onKeyPress(.downArrow) {
          log.entries.append("down")
          return .handled
        }
        .onChange(of: text) { log.entries.append("text \(text)") }
    }
  }

  @Test func aKeyGoesOutwardsUntilSomebodyHandlesIt() throws {
    let stage = try Stage { log in
      Color.red.focusable()
        .onKeyPress(.rightArrow) {
          log.entries.append("inner")
          return .ignored
        }
        .onKeyPress(keys: [.rightArrow, .leftArrow]) { press in
          log.entries.append("middle \(press.key == .rightArrow)")
          return press.key == .rightArrow ? .handled : .ignored
        }
        .onKeyPress { press in
          log.entries.append("outer")
          return .handled
        }
    }
    // Nothing has the focus yet.
    stage.key(.rightArrow)
    #expect(stage.take() == [])
    stage.key(.tab)
    stage.key(.rightArrow)
    #expect(stage.take() == ["inner", "middle true"])
    stage.key(.leftArrow)
    #expect(stage.take() == ["middle false", "outer"])
    stage.key(.home)
    #expect(stage.take() == ["outer"])
  }

  @Test func onlyViewsAroundTheFocusHear() throws {
    let stage = try Stage { log in
      HStack(spacing: 0) {
        Color.red.focusable().onKeyPress(.space) {
          log.entries.append("left")
          return .handled
        }
        Color.blue.focusable().onKeyPress(.space) {
          log.entries.append("right")
          return .handled
        }
      }
    }
    stage.click(150, 50)
    stage.key(.space)
    #expect(stage.take() == ["right"])
    stage.key(.tab)
    stage.key(.space)
    #expect(stage.take() == ["left"])
  }

  @Test func phasesAreThoseAskedFor() throws {
    let stage = try Stage { log in
      Color.red.focusable()
        .onKeyPress("k", phases: .all) { press in
          log.entries.append("\(press.phase.rawValue)")
          return .ignored
        }
        .onKeyPress("k") {
          log.entries.append("again")
          return .handled
        }
    }
    stage.key(.tab)
    stage.host.send(.keyDown(.character("k"), modifiers: [], isRepeat: false))
    stage.host.send(.keyDown(.character("k"), modifiers: [], isRepeat: true))
    stage.host.send(.keyUp(.character("k"), modifiers: []))
    // Down 1, repeat 2, up 4; without phases an action hears of the first two.
    #expect(stage.take() == ["1", "again", "2", "again", "4"])
  }

  @Test func shiftMakesCapitals() throws {
    let stage = try Stage { log in
      Color.red.focusable().onKeyPress(characters: .letters, phases: .down) { press in
        log.entries.append("\(press.characters) \(press.key.character) \(press.modifiers == .shift)")
        return .handled
      }
    }
    stage.key(.tab)
    stage.key(.character("k"), .shift)
    stage.key(.character("k"))
    stage.key(.character("7"))
    stage.key(.function(3))
    #expect(stage.take() == ["K k true", "k k false"])
  }

  @Test func aFieldTypesWhatNobodyHandled() throws {
    let stage = try Stage { log in Field(log: log) }
    stage.key(.tab)
    for character in "ab" {
      stage.host.send(.keyDown(.character(character), modifiers: [], isRepeat: false))
      stage.host.send(.text(String(character)))
      stage.host.send(.keyUp(.character(character), modifiers: []))
      stage.update()
    }
    stage.key(.downArrow)
    #expect(stage.take() == ["a", "b", "text b", "down"])
  }

  @Test func aDisabledViewHearsNothing() throws {
    let stage = try Stage { log in
      Color.red.focusable().onKeyPress(.space) {
        log.entries.append("never")
        return .handled
      }.disabled(true)
    }
    stage.key(.tab)
    stage.key(.space)
    #expect(stage.take() == [])
  }

  @Test func unhandledKeysAreShortcuts() throws {
    let stage = try Stage { log in
      VStack {
        Color.red.focusable().onKeyPress(phases: .down) { press in
          log.entries.append("key")
          return press.modifiers.isEmpty ? .handled : .ignored
        }
        Button("Save") { log.entries.append("save") }.keyboardShortcut("s")
      }
    }
    stage.click(100, 10)
    stage.key(.character("s"), .control)
    stage.key(.character("s"))
    #expect(stage.take() == ["key", "save", "key"])
  }

  @Test func theFocusIsMarked() throws {
    func items(_ view: some View) throws -> (Int, Int) {
      let stage = try Stage { _ in view }
      let before = stage.host.router.displayList.itemCount
      stage.key(.tab)
      return (before, stage.host.router.displayList.itemCount)
    }
    let marked = try items(Color.red.focusable())
    #expect(marked.1 > marked.0)
    let unmarked = try items(Color.red.focusable().focusEffectDisabled())
    #expect(unmarked.1 == unmarked.0)
    // A click moves the focus to what takes keys, not to what only is pressed.
    let stage = try Stage { _ in Color.red.focusable(interactions: .activate) }
    stage.click(100, 50)
    #expect(stage.host.router.focus.focused == nil)
  }
}

extension DisplayList {
  /// Shapes, texts and pictures, those in groups too.
  fileprivate var itemCount: Int {
    items.reduce(0) { count, item in
      if case .group(let group) = item.content { count + group.list.itemCount } else { count + 1 }
    }
  }
}
