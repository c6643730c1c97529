import Foundation
import Testing
import UICore

@Suite struct InputScriptStepTests {
  private typealias Step = InputScript.Step
  private let frame = InputScript.frame

  @Test func aDoubleClickPressesTwiceAndCounts() {
    let point = CGPoint(x: 4, y: 5)
    let (first, second) = (PointerEvent(location: point), PointerEvent(location: point, clickCount: 2))
    #expect(
      InputScript.Command.click(point, count: 2).steps == [
        Step(.event(.pointerMoved(first))), Step(delay: frame, .event(.pointerDown(first))),
        Step(delay: 3 * frame, .event(.pointerUp(first))), Step(delay: frame, .event(.pointerDown(second))),
        Step(delay: 3 * frame, .event(.pointerUp(second))), Step(delay: frame, .pause),
      ])
  }

  @Test func aDragMovesOnceAFrameAndEndsAtItsEnd() {
    // 0.1 s at 60 frames a second are 6 moves, of 10 points each.
    let steps = InputScript.Command.drag(from: .zero, to: CGPoint(x: 60, y: 0), seconds: 0.1).steps
    let moves = steps.dropFirst(2).compactMap { step -> CGFloat? in
      if case .event(.pointerMoved(let pointer)) = step.action { pointer.location.x } else { nil }
    }
    #expect(moves.map { $0.rounded() } == [10, 20, 30, 40, 50, 60])
    #expect(
      steps.dropLast().last
        == Step(
          delay: frame, .event(.pointerUp(PointerEvent(location: CGPoint(x: 60, y: 0))))))
  }

  @Test func typingPressesTheKeysThatMakeTheText() {
    let events = InputScript.Command.text("aB é\n").steps.compactMap { step -> InputEvent? in
      if case .event(let event) = step.action { event } else { nil }
    }
    #expect(
      events == [
        .keyDown(.character("a"), modifiers: [], isRepeat: false), .text("a"), .keyUp(.character("a"), modifiers: []),
        .keyDown(.character("b"), modifiers: .shift, isRepeat: false), .text("B"),
        .keyUp(.character("b"), modifiers: .shift),
        .keyDown(.space, modifiers: [], isRepeat: false), .text(" "), .keyUp(.space, modifiers: []),
        .text("é"),
        .keyDown(.return, modifiers: [], isRepeat: false), .keyUp(.return, modifiers: []),
      ])
  }

  @Test func aKeyWithControlTypesNothing() {
    #expect(
      InputScript.Command.key(.character("c"), modifiers: .control).steps == [
        Step(.event(.keyDown(.character("c"), modifiers: .control, isRepeat: false))),
        Step(.event(.keyUp(.character("c"), modifiers: .control))), Step(delay: frame, .pause),
      ])
  }
}
