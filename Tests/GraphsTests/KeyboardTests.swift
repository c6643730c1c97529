import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// Keys in a graph of 65 points a minute apart, which shows the first hour; its plot is 600 points wide.
@MainActor
struct KeyboardTests {
  @MainActor @Observable final class Outside {
    var window = MadeUp.start...MadeUp.start + 3600
    var selection: GraphSelection?
  }

  private func host(_ outside: Outside, gapAt gap: Range<Int> = 0..<0, focused: Bool = true) throws -> TestHost {
    let y = (0..<65).map { gap.contains($0) ? .nan : Double($0) }
    let series = Series(start: MadeUp.start, step: 60, y: y)
    let host = try TestHost(size: CGSize(width: 610, height: 208)) {
      Graph(window: Bindable(outside).window) {
        Line("a", points: series)
        TimeAxis(hidden: true)
        YAxis(lowest: 0, highest: 100, hidden: true)
      }
      .legend(.hidden)
      .selection(Bindable(outside).selection)
    }
    if focused { host.press(.tab) }
    return host
  }

  /// The window in minutes from the first point.
  private func minutes(_ outside: Outside) -> ClosedRange<Double> {
    let (lower, upper) = (outside.window.lowerBound, outside.window.upperBound)
    return (lower - MadeUp.start) / 60...(upper - MadeUp.start) / 60
  }

  private func selectedMinute(_ outside: Outside) -> Double? {
    outside.selection.map { ($0.x - MadeUp.start) / 60 }
  }

  @Test func arrowsMoveTheWindow() throws {
    let outside = Outside()
    let host = try host(outside)
    host.press(.rightArrow)
    #expect(minutes(outside) == 6...66)
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(minutes(outside) == -6...54)
    host.press(.rightArrow, .shift)
    #expect(minutes(outside) == 54...114)
    // Keys with Control belong to others.
    host.press(.rightArrow, .control)
    #expect(minutes(outside) == 54...114)
  }

  @Test func withoutTheFocusKeysDoNothing() throws {
    let outside = Outside()
    let host = try host(outside, focused: false)
    host.press(.rightArrow)
    #expect(minutes(outside) == 0...60)
    // A click gives it the focus.
    host.click(300, 100)
    host.press(.rightArrow)
    #expect(minutes(outside) == 6...66)
  }

  @Test func plusAndMinusZoomAroundTheMiddle() throws {
    let outside = Outside()
    let host = try host(outside)
    host.press(.character("+"))
    #expect(minutes(outside) == 10...50)
    host.press(.character("-"))
    #expect(minutes(outside) == 0...60)
    // On keyboards where plus is above the equals sign.
    host.press(.character("="), .shift)
    #expect(minutes(outside) == 10...50)
    host.press(.character("0"))
    // Everything: 65 points.
    #expect(minutes(outside) == 0...64)
  }

  @Test func homeAndEndKeepTheWidth() throws {
    let outside = Outside()
    let host = try host(outside)
    host.press(.end)
    #expect(minutes(outside) == 4...64)
    host.press(.home)
    #expect(minutes(outside) == 0...60)
  }

  @Test func aChosenPointMovesByPoints() throws {
    let outside = Outside()
    let host = try host(outside)
    host.press(.space)
    #expect(selectedMinute(outside) == 30)
    host.press(.rightArrow)
    #expect(selectedMinute(outside) == 31)
    host.press(.leftArrow, .shift)
    #expect(selectedMinute(outside) == 21)
    #expect(minutes(outside) == 0...60)
    // The window follows: the last point comes to stand a tenth before its end.
    host.press(.end)
    #expect(selectedMinute(outside) == 64)
    #expect(minutes(outside) == 10...70)
    // There is no point after the last.
    host.press(.rightArrow)
    #expect(selectedMinute(outside) == 64)
    host.press(.home)
    #expect(selectedMinute(outside) == 0)
    #expect(minutes(outside) == -6...54)
    host.press(.space)
    #expect(outside.selection == nil)
    host.press(.leftArrow)
    #expect(minutes(outside) == -12...48)
  }

  @Test func stepsLeaveGapsOut() throws {
    let outside = Outside()
    let host = try host(outside, gapAt: 31..<40)
    host.press(.space)
    host.press(.rightArrow)
    #expect(selectedMinute(outside) == 40)
    host.press(.leftArrow)
    #expect(selectedMinute(outside) == 30)
  }

  @Test func aMovingPointerTakesOver() throws {
    let outside = Outside()
    let host = try host(outside)
    // Ten points a minute.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 203, y: 100))))
    host.update()
    #expect(selectedMinute(outside) == 20)
    host.press(.space)
    host.press(.rightArrow)
    #expect(selectedMinute(outside) == 21)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 303, y: 100))))
    host.update()
    #expect(selectedMinute(outside) == 30)
  }

  @Test func escapeLetsGoThenShowsEverythingThenIsLeftToOthers() throws {
    let outside = Outside()
    var escapes = 0
    let series = MadeUp.series(count: 1, length: 65)
    let host = try TestHost(size: CGSize(width: 610, height: 208)) {
      Graph(window: Bindable(outside).window) { Line(points: series[0]) }
        .selection(Bindable(outside).selection)
        .onKeyPress(.escape) {
          escapes += 1
          return .handled
        }
    }
    host.press(.tab)
    host.press(.space)
    #expect(outside.selection != nil)
    host.press(.escape)
    #expect(outside.selection == nil)
    #expect(minutes(outside) == 0...60)
    host.press(.escape)
    #expect(minutes(outside) == 0...64)
    #expect(escapes == 0)
    host.press(.escape)
    #expect(escapes == 1)
  }

  @Test func theFocusShows() throws {
    let outside = Outside()
    let host = try host(outside, focused: false)
    let before = host.snapshot().pixels
    host.press(.tab)
    #expect(host.snapshot().pixels != before)
    try host.report("keyboard-focus")
    host.press(.space)
    try host.report("keyboard-chosen")
  }
}

extension TestHost {
  /// A key down and up.
  func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    send(.keyUp(key, modifiers: modifiers))
    update()
  }
}
