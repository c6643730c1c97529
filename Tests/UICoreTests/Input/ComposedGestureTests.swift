import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Gestures of two, as Apple documents them: `SimultaneousGesture`, `SequenceGesture`, `ExclusiveGesture`, `GestureMask`.
@MainActor
struct ComposedGestureTests {
  @Observable final class Log {
    var lines: [String] = []
  }

  private func host<G: Gesture>(_ log: Log, _ make: @escaping (Log) -> G) throws -> TestHost {
    try TestHost(size: CGSize(width: 100, height: 100)) { Color.red.gesture(make(log)) }
  }

  @Test func bothOfTwoSimultaneousGesturesAreRecognised() throws {
    let log = Log()
    let host = try host(log) { log in
      TapGesture().onEnded { log.lines.append("tap") }
        .simultaneously(with: SpatialTapGesture().onEnded { log.lines.append("at \($0.location.x)") })
        .onEnded { log.lines.append("both \($0.first != nil) \($0.second?.location.x ?? 0)") }
    }
    host.click(30, 40)
    #expect(log.lines == ["tap", "at 30.0", "both true 30.0"])
  }

  @Test func ofTwoSimultaneousGesturesOneMayFail() throws {
    let log = Log()
    let host = try host(log) { log in
      TapGesture().simultaneously(with: DragGesture(minimumDistance: 10))
        .onEnded { log.lines.append("tap \($0.first != nil) drag \($0.second?.translation.width ?? 0)") }
    }
    host.click(30, 40)
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(log.lines == ["tap true drag 0.0", "tap false drag 50.0"])
  }

  /// Apple's own example: a long press, then a drag ("Composing SwiftUI gestures").
  @Test func aDragFollowsALongPress() throws {
    let log = Log()
    let host = try host(log) { log in
      LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first(let isPressed): log.lines.append("first \(isPressed)")
          case .second(_, let drag): log.lines.append("second \(drag?.translation.width ?? -1)")
          }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { log.lines.append("ended \(drag.translation.width)") }
        }
    }
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: 20, y: 20))))
    #expect(log.lines == ["first true"])
    host.advance(by: 0.6)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 50, y: 20))))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: 50, y: 20))))
    #expect(log.lines == ["first true", "second 0.0", "second 30.0", "ended 30.0"])
    // A press that ends early is none.
    log.lines = []
    host.click(20, 20)
    host.advance(by: 1)
    #expect(log.lines == ["first true"])
  }

  @Test func ofTwoExclusiveGesturesTheFirstHasPrecedence() throws {
    let log = Log()
    let host = try host(log) { log in
      TapGesture(count: 2).onEnded { log.lines.append("double") }
        .exclusively(before: TapGesture().onEnded { log.lines.append("single") })
    }
    host.click(50, 50)
    #expect(log.lines == [])
    // The first fails when no second tap comes in time.
    host.advance(by: 0.5)
    #expect(log.lines == ["single"])
    log.lines = []
    host.click(50, 50, count: 2)
    host.advance(by: 0.5)
    #expect(log.lines == ["double"])
  }

  @Test func aPinchIsNothingToADragBesideIt() throws {
    let log = Log()
    let host = try host(log) { log in
      MagnificationGesture().onEnded { log.lines.append("pinch \($0 > 1)") }
        .simultaneously(
          with: DragGesture(minimumDistance: 0).onEnded { log.lines.append("drag \($0.translation.width)") })
    }
    host.send(
      .scroll(
        location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: 40), isPrecise: true, modifiers: .control))
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10))
    #expect(log.lines == ["pinch true", "drag 30.0"])
  }

  @Test func anErasedGestureIsTheSame() throws {
    let log = Log()
    let host = try host(log) { log in
      AnyGesture(DragGesture(minimumDistance: 0).map { $0.translation.width }).onEnded { log.lines.append("\($0)") }
    }
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10))
    #expect(log.lines == ["30.0"])
  }

  @Test func aMaskSaysWhichGesturesThereAre() throws {
    for (mask, expected) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      let log = Log()
      let host = try TestHost(size: CGSize(width: 100, height: 100)) {
        Color.red
          .onTapGesture { log.lines.append("inner") }
          .gesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask)
      }
      host.click(50, 50)
      #expect(log.lines == expected, "\(mask.rawValue)")
    }
  }

  @Test func whatAGestureStateFollowsIsResetWhenASequenceFails() throws {
    struct Square: View {
      @GestureState private var isPressed = false
      let log: Log
      var body: some View {
        let _ = log.lines.append("\(isPressed)")
        Color.red.gesture(
          LongPressGesture().sequenced(before: DragGesture()).updating($isPressed) { value, state, _ in
            if case .first(true) = value { state = true }
          })
      }
    }
    let log = Log()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { Square(log: log) }
    host.click(50, 50)
    host.advance(by: 1)
    #expect(log.lines == ["false", "true", "false"])
  }
}
