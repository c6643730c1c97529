import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

extension TestHost {
  func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    send(.keyUp(key, modifiers: modifiers))
  }

  /// Presses a key and lets what it moves come to rest.
  func pressAndWait(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    press(key, modifiers)
    advance(by: 0.5)
  }
}

@MainActor struct ScrollKeyTests {
  @Test func keysScrollByLinesPagesAndToTheEnds() throws {
    var offset: CGFloat = 0
    let host = try TestHost {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box($0, 200, 50) } } }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offset = $1 }
    }
    // A line is 40 points; a page the viewport, 100, less a line.
    for (key, modifiers, place) in [
      (InputEvent.Key.downArrow, EventModifiers(), CGFloat(40)), (.downArrow, [], 80), (.upArrow, [], 40),
      (.pageDown, [], 100),
      (.space, [], 160), (.space, .shift, 100), (.pageUp, [], 40), (.end, [], 900), (.pageDown, [], 900),
      (.home, [], 0),
    ] {
      host.pressAndWait(key, modifiers)
      #expect(offset == place, "after \(key)")
    }
  }

  @Test func anInnerViewAtItsEndLeavesKeysToTheOuter() throws {
    var (outer, inner): (CGFloat, CGFloat) = (0, 0)
    let host = try TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Box(1, 200, 100) }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { inner = $1 }
            .frame(height: 80)
          Box(2, 200, 500)
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { outer = $1 }
    }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: 40))))
    host.pressAndWait(.downArrow)
    #expect((inner, outer) == (20, 0))
    host.pressAndWait(.downArrow)
    #expect((inner, outer) == (20, 40))
  }

  @Test func tabBringsWhatGetsTheFocusIntoSight() throws {
    var log: [Int] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { number in
            Box(number, 200, 50).focusable().onKeyPress(.return) {
              log.append(number)
              return .handled
            }
          }
        }
      }
    }
    for _ in 0..<10 {
      host.press(.tab)
      host.advance(by: 0.5)
      host.press(.return)
    }
    #expect(log == Array(0..<10))
    #expect(host.frameDump().contains("rectangles #ff000000 (0.0, 50.0) 200.0×50.0"))
    host.pressAndWait(.tab)
    host.press(.return)
    #expect(log.last == 0)
    host.pressAndWait(.tab, .shift)
    host.press(.return)
    #expect(log.last == 9)
  }

  @Test func tabGoesOnThroughRowsThatAreNotMade() throws {
    var log: [Int] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 30) {
          ForEach(0..<50) { number in
            Box(number, 200, 50).focusable().onKeyPress(.return) {
              log.append(number)
              return .handled
            }
          }
        }
      }
    }
    for _ in 0..<50 {
      host.press(.tab)
      host.advance(by: 1)
      host.press(.return)
    }
    #expect(log == Array(0..<50), "\(host.messages) \(host.frameDump())")
  }

  @Test func aRingShowsOnlyWhereTheKeyboardMovedTheFocus() throws {
    let host = try TestHost { VStack { Box(1, 50, 20).focusable() } }
    host.click(100, 50)
    #expect(!host.frameDump().contains("stroke"))
    host.press(.tab)
    #expect(host.frameDump().contains("stroke"))
  }

  @Test func commandsAreHeardAroundTheFocus() throws {
    var log: [String] = []
    let host = try TestHost {
      VStack { Box(1, 50, 20).focusable() }
        .onMoveCommand { log.append("\($0)") }
        .onExitCommand { log.append("exit") }
        .onDeleteCommand { log.append("delete") }
    }
    host.press(.leftArrow)
    #expect(log == [])
    host.press(.tab)
    host.press(.leftArrow)
    host.press(.downArrow)
    host.press(.escape)
    host.press(.delete)
    host.press(.deleteForward)
    #expect(log == ["left", "down", "exit", "delete", "delete"])
  }

  @Test func theDefaultFocusIsThereAtFirst() throws {
    struct Form: View {
      @FocusState var field: Int?
      let log: (Int) -> Void
      var body: some View {
        VStack {
          ForEach(0..<3) { number in
            Box(number, 50, 20).focusable().focused($field, equals: number).onKeyPress(.return) {
              log(number)
              return .handled
            }
          }
        }
        .defaultFocus($field, 1)
      }
    }
    var log: [Int] = []
    let host = try TestHost { Form { log.append($0) } }
    host.press(.return)
    #expect(log == [1])
  }
}
