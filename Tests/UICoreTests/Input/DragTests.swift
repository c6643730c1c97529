import Foundation
import Geometry
import Testing

@testable import UIControls
@testable import UICore

private struct Dragged: View {
  @GestureState private var offset = CGSize.zero
  let log: Log
  var body: some View {
    let _ = log.entries.append("body \(Int(offset.width))")
    Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
  }
}

@MainActor struct DragTests {
  @Test func aDragBeginsAfterTenPointsAndTellsItsWay() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 100, height: 50).gesture(
        DragGesture()
          .onChanged { log.entries.append("changed \(Int($0.translation.width)) at \(Int($0.location.x))") }
          .onEnded { log.entries.append("ended \(Int($0.translation.width)) from \(Int($0.startLocation.x))") })
    }
    // The view begins at x = 50.
    stage.drag(CGPoint(x: 60, y: 50), CGPoint(x: 180, y: 50), steps: 24)
    let steps = (2...24).map { "changed \($0 * 5) at \(10 + $0 * 5)" }
    #expect(stage.take() == steps + ["ended 120 from 10"])
  }

  @Test func coordinateSpaces() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 100, height: 50)
        .gesture(DragGesture(coordinateSpace: .global).onEnded { log.entries.append("global \($0.startLocation.x)") })
        .simultaneousGesture(
          DragGesture(coordinateSpace: .named("box")).onEnded { log.entries.append("named \($0.startLocation.x)") }
        )
        .padding(10)
        .coordinateSpace(.named("box"))
    }
    stage.drag(CGPoint(x: 60, y: 50), CGPoint(x: 180, y: 50))
    #expect(stage.take() == ["global 60.0", "named 20.0"])
  }

  @Test func velocityPredictsTheEnd() throws {
    let stage = try Stage { log in
      Color.red.gesture(
        DragGesture().onEnded {
          log.entries.append("\(Int($0.velocity.width.rounded())) \(Int($0.predictedEndTranslation.width.rounded()))")
        })
    }
    // 10 points each 16 ms is 625 points a second; a quarter of that comes on top of 100.
    stage.drag(CGPoint(x: 10, y: 50), CGPoint(x: 110, y: 50), steps: 10)
    #expect(stage.take() == ["625 256"])
  }

  /// Apple's documentation: the time associated with the event, a `Date`.
  @Test func timesAreTheCalendarsAndRunWithTheClock() throws {
    var times: [Date] = []
    let stage = try Stage { _ in Color.red.gesture(DragGesture().onChanged { times.append($0.time) }) }
    stage.drag(CGPoint(x: 10, y: 50), CGPoint(x: 110, y: 50), steps: 10)
    #expect(times.count > 2 && abs(times[0].timeIntervalSinceNow) < 600)
    // An event each 16 ms.
    for (earlier, later) in zip(times, times.dropFirst()) {
      #expect(abs(later.timeIntervalSince(earlier) - 0.016) < 1e-6)
    }
  }

  @Test func aDragOutsideCancelsTheTapInside() throws {
    let stage = try Stage { log in
      Button {
        log.entries.append("pressed")
      } label: {
        Color.red.frame(width: 100, height: 50)
      }
      .buttonStyle(.plain)
      .gesture(DragGesture().onEnded { _ in log.entries.append("dragged") })
    }
    stage.drag(CGPoint(x: 60, y: 50), CGPoint(x: 90, y: 50))
    #expect(stage.take() == ["dragged"])
    stage.drag(CGPoint(x: 60, y: 50), CGPoint(x: 65, y: 50))
    #expect(stage.take() == ["pressed"])
  }

  @Test func anEagerDragWaitsForAButtonInside() throws {
    let stage = try Stage { log in
      Button {
        log.entries.append("pressed")
      } label: {
        Color.red
      }.buttonStyle(.plain)
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.entries.append("dragged") })
    }
    stage.click(50, 50)
    #expect(stage.take() == ["pressed"])
  }

  @Test func theInnerDragWins() throws {
    let stage = try Stage { log in
      Color.red.gesture(DragGesture().onEnded { _ in log.entries.append("inner") })
        .gesture(DragGesture().onEnded { _ in log.entries.append("outer") })
    }
    stage.drag(CGPoint(x: 60, y: 50), CGPoint(x: 90, y: 50))
    #expect(stage.take() == ["inner"])
  }

  @Test func gestureStateGoesBack() throws {
    let stage = try Stage { Dragged(log: $0) }
    #expect(stage.take() == ["body 0"])
    stage.down(20, 50)
    stage.move(25, 50)
    #expect(stage.take() == [])
    stage.move(40, 50)
    #expect(stage.take() == ["body 20"])
    stage.up(40, 50)
    #expect(stage.take() == ["body 0"])
    stage.down(20, 50)
    stage.move(40, 50)
    stage.host.send(.focusLost)
    #expect(stage.take() == ["body 20", "body 0"])
  }
}
