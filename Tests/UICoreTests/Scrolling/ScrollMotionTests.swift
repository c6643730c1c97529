import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// 20 boxes of 50 points, 1000 in all, in a window of 200×100: the content can move by 900.
@MainActor
private func tallHost(
  phase: @escaping (ScrollPhase) -> Void = { _ in }, accessibility: AccessibilityRequests = [],
  moved: @escaping (CGFloat) -> Void
) throws -> TestHost {
  try TestHost(accessibility: accessibility) {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Box($0, 200, 50) } }
    }
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in moved(new) }
    .onScrollPhaseChange { _, new in phase(new) }
  }
}

@MainActor private final class Recorder {
  var offset: CGFloat = 0
  var phases: [ScrollPhase] = []
}

extension TestHost {
  /// A wheel's notch at a point, by points; positive shows what lies further down.
  func notch(_ x: CGFloat, _ y: CGFloat, dy: CGFloat) {
    send(
      .scroll(
        location: CGPoint(x: x, y: y), delta: CGVector(dx: 0, dy: -dy), isPrecise: false, modifiers: []))
  }

  func touch(_ kind: (PointerEvent) -> InputEvent, _ x: CGFloat, _ y: CGFloat) {
    send(kind(PointerEvent(location: CGPoint(x: x, y: y), isTouch: true)))
  }
}

@MainActor struct ScrollMotionTests {
  @Test func aTouchpadIsFollowedAtOnce() throws {
    let record = Recorder()
    let host = try tallHost(phase: { record.phases.append($0) }) { record.offset = $0 }
    host.scroll(100, 50, dy: 30)
    #expect(record.offset == 30)
    #expect(record.phases == [.interacting])
    host.advance(by: 0.05)
    host.scroll(100, 50, dy: 30)
    host.advance(by: 0.09)
    #expect(record.phases == [.interacting])
    host.advance(by: 0.02)
    #expect(record.offset == 60)
    #expect(record.phases == [.interacting, .idle])
  }

  @Test func notchesAreSmoothedAndAddUp() throws {
    let record = Recorder()
    let host = try tallHost(phase: { record.phases.append($0) }) { record.offset = $0 }
    host.notch(100, 50, dy: 48)
    host.advance(by: 0.075)
    // Half the time of an ease-out with control points (0, 0) and (0.58, 1): x(s) = 3(1-s)s²·0.58 + s³ = 0.5 at
    // s = 0.58915, where y(s) = 3(1-s)s² + s³ = 0.68469. A frame is drawn every sixtieth: at 4/60 and at 5/60.
    let curve = UnitCurve.easeOut
    #expect(abs(record.offset - 48 * curve.value(at: 4.0 / 60 / 0.15)) < 0.01)
    #expect(abs(curve.value(at: 0.5) - 0.68469) < 1e-4)
    host.notch(100, 50, dy: 48)
    host.advance(by: 0.3)
    #expect(record.offset == 96)
    #expect(record.phases == [.interacting, .idle])
    host.notch(100, 50, dy: -500)
    host.advance(by: 0.3)
    #expect(record.offset == 0)
  }

  @Test func whoWantsLessMotionGetsNone() throws {
    let record = Recorder()
    let host = try tallHost(accessibility: .reduceMotion) { record.offset = $0 }
    host.notch(100, 50, dy: 48)
    #expect(record.offset == 48)
  }

  @Test func aFingerDragsSlidesAndComesToRest() throws {
    let record = Recorder()
    let host = try tallHost(phase: { record.phases.append($0) }) { record.offset = $0 }
    host.touch(InputEvent.pointerDown, 100, 90)
    #expect(record.phases == [.tracking])
    for step in 1...6 {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 100, 90 - CGFloat(step) * 12)
    }
    // It follows from where the finger was when it went down.
    #expect(record.offset == 72)
    host.touch(InputEvent.pointerUp, 100, 18)
    #expect(record.phases == [.tracking, .interacting, .decelerating])
    // 72 points in 6/60 s are 720 a second; UIKit's rate of 0.998 a millisecond lets that slide by
    // 720 / (-1000 · ln 0.998) = 359.64.
    let slide = 720 / (-1000 * log(0.998))
    host.advance(by: 0.5)
    #expect(abs(record.offset - (72 + slide * (1 - pow(0.998, 500)))) < 3)
    host.advance(by: 4)
    #expect(abs(record.offset - (72 + slide)) < 0.5)
    #expect(record.phases.last == .idle)
  }

  @Test func aFingerStopsWhatMoves() throws {
    let record = Recorder()
    let host = try tallHost { record.offset = $0 }
    host.touch(InputEvent.pointerDown, 100, 90)
    for step in 1...6 {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 100, 90 - CGFloat(step) * 12)
    }
    host.touch(InputEvent.pointerUp, 100, 18)
    host.advance(by: 0.1)
    host.touch(InputEvent.pointerDown, 100, 50)
    let held = record.offset
    host.advance(by: 1)
    #expect(record.offset == held)
    host.touch(InputEvent.pointerUp, 100, 50)
    host.advance(by: 1)
    #expect(record.offset == held)
  }

  @Test func beyondTheEndTheContentResistsAndComesBack() throws {
    let record = Recorder()
    let host = try tallHost { record.offset = $0 }
    host.touch(InputEvent.pointerDown, 100, 10)
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 100, 10 + CGFloat(step) * 10)
    }
    // 80 points beyond the end of a viewport of 100: 100 · (1 - 1 / (80 · 0.55 / 100 + 1)) = 30.556.
    #expect(abs(record.offset + 100 * (1 - 1 / (80 * 0.55 / 100 + 1))) < 1e-9)
    host.advance(by: 0.2)
    host.touch(InputEvent.pointerUp, 100, 90)
    host.advance(by: 0.1)
    // A critically damped spring of 10 rad/s from rest: (1 + 10 t) · exp(-10 t).
    #expect(record.offset < -10 && record.offset > -30)
    host.advance(by: 2)
    #expect(record.offset == 0)
  }

  @Test func contentThatFitsIsNotPulledWhereItsSizeDecides() throws {
    let host = try TestHost {
      ScrollView { Box(1, 200, 50) }.scrollBounceBehavior(.basedOnSize)
    }
    var places: [CGFloat] = []
    host.touch(InputEvent.pointerDown, 100, 10)
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 100, 10 + CGFloat(step) * 10)
      places.append(host.frameDump().contains("(0.0, 0.0) 200.0×50.0") ? 0 : 1)
    }
    #expect(places.allSatisfy { $0 == 0 })
  }

  @Test func animatedScrollsTakeTheirTime() throws {
    var proxy: ScrollViewProxy?
    let record = Recorder()
    let host = try TestHost {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box($0, 200, 50) } } }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { record.offset = $1 }
          .onScrollPhaseChange { record.phases.append($1) }
      }
    }
    withAnimation(.linear(duration: 1)) { proxy?.scrollTo(10, anchor: .top) }
    host.update()
    host.advance(by: 0.5)
    #expect(abs(record.offset - 250) < 10)
    #expect(record.phases == [.animating])
    host.advance(by: 0.6)
    #expect(record.offset == 500)
    #expect(record.phases == [.animating, .idle])
  }

  @Test func aFingerThatScrollsTakesTheFocusFromAField() throws {
    struct Form: View {
      @State var text = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            TextFieldCore(text: $text, prompt: "", isSecure: false, insets: EdgeInsets(), focusChanged: { log($0) })
              .frame(height: 20)
            Box(1, 200, 500)
          }
        }
        .scrollDismissesKeyboard(.immediately)
      }
      let log: (Bool) -> Void
    }
    var log: [Bool] = []
    let host = try TestHost { Form { log.append($0) } }
    host.click(100, 10)
    #expect(log == [true])
    host.touch(InputEvent.pointerDown, 100, 80)
    host.touch(InputEvent.pointerMoved, 100, 40)
    #expect(log == [true, false])
    host.touch(InputEvent.pointerUp, 100, 40)
  }

  private struct Shrinking: View {
    @State var height: CGFloat = 1000
    @State var isShown = true
    let model: (Binding<CGFloat>, Binding<Bool>) -> Void
    let moved: (CGFloat) -> Void
    var body: some View {
      let _ = model($height, $isShown)
      if isShown {
        ScrollView { Box(1).frame(height: height) }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { moved($1) }
      } else {
        Box(2, 10, 10)
      }
    }
  }

  @Test func afterAFingerContentThatShrinksTakesTheViewWithIt() throws {
    let record = Recorder()
    var height: Binding<CGFloat>?
    let host = try TestHost { Shrinking(model: { new, _ in height = new }, moved: { record.offset = $0 }) }
    host.touch(InputEvent.pointerDown, 100, 90)
    for step in 1...4 {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 100, 90 - CGFloat(step) * 20)
    }
    host.advance(by: 0.2)
    host.touch(InputEvent.pointerUp, 100, 10)
    host.advance(by: 2)
    #expect(record.offset == 80)
    height?.wrappedValue = 130
    host.update()
    #expect(record.offset == 30)
  }

  @Test func whatGoesUnderThePointerIsLeftAlone() throws {
    var isShown: Binding<Bool>?
    let host = try TestHost { Shrinking(model: { _, new in isShown = new }, moved: { _ in }) }
    // Near the bar, which is pressed as the view goes.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 10))))
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: 195, y: 10))))
    isShown?.wrappedValue = false
    host.update()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 60))))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: 195, y: 60))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 10, y: 60))))
    host.advance(by: 1)
    #expect(host.frameDump().contains("rectangles"))
  }

  @Test func aJumpOfTheProgramEndsAMovement() throws {
    var proxy: ScrollViewProxy?
    let record = Recorder()
    let host = try TestHost {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box($0, 200, 50) } } }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { record.offset = $1 }
          .onScrollPhaseChange { record.phases.append($1) }
      }
    }
    host.notch(100, 50, dy: 48)
    host.advance(by: 0.12)
    proxy?.scrollTo(10, anchor: .top)
    host.update()
    host.advance(by: 0.5)
    #expect(record.offset == 500)
    #expect(record.phases.last == .idle)
    // Who interrupts an animated one stays where he is.
    withAnimation(.linear(duration: 1)) { proxy?.scrollTo(0, anchor: .top) }
    host.update()
    host.advance(by: 0.3)
    host.scroll(100, 50, dy: 10)
    let held = record.offset
    host.advance(by: 2)
    #expect(record.offset == held && held > 100)
    #expect(record.phases.last == .idle)
    // A wheel that a finger stops comes to rest too.
    host.notch(100, 50, dy: -48)
    host.touch(InputEvent.pointerDown, 100, 50)
    host.touch(InputEvent.pointerUp, 100, 50)
    host.advance(by: 1)
    #expect(record.phases.last == .idle)
  }
}
