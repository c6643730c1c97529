import Foundation
import Geometry
import Testing

@testable import UICore

private struct Vanishing: View {
  @State private var isShown = true
  let log: Log
  var body: some View {
    VStack(spacing: 0) {
      if isShown { Color.red.onHover { log.entries.append("red \($0)") } }
      Color.blue.onHover { log.entries.append("blue \($0)") }
        .onTapGesture { isShown = false }
    }
  }
}

@MainActor struct HoverTests {
  @Test func thePointerEntersAndLeaves() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 40, height: 20).onHover { log.entries.append("inner \($0)") }
        .padding(20).background(Color.blue).onHover { log.entries.append("outer \($0)") }
    }
    stage.move(10, 10)
    #expect(stage.take() == [])
    stage.move(65, 50)
    #expect(stage.take() == ["outer true"])
    stage.move(100, 50)
    stage.move(101, 50)
    #expect(stage.take() == ["inner true"])
    stage.host.send(.pointerLeft)
    #expect(stage.take() == ["outer false", "inner false"])
  }

  @Test func aFingerThatWasLiftedIsOverNothing() throws {
    let stage = try Stage { log in Color.red.onHover { log.entries.append("hover \($0)") } }
    let finger = PointerEvent(location: CGPoint(x: 50, y: 50), isTouch: true)
    stage.host.send(.pointerDown(finger))
    stage.host.send(.pointerUp(finger))
    #expect(stage.take() == [])
    stage.move(50, 50)
    #expect(stage.take() == ["hover true"])
    stage.host.send(.pointerDown(finger))
    stage.host.send(.pointerUp(finger))
    #expect(stage.take() == ["hover false"])
  }

  @Test func hoveringFollowsContentThatMoves() throws {
    let stage = try Stage { Vanishing(log: $0) }
    stage.move(50, 75)
    #expect(stage.take() == ["blue true"])
    stage.move(50, 25)
    #expect(stage.take() == ["blue false", "red true"])
    stage.move(50, 75)
    stage.click(50, 75)
    #expect(stage.take() == ["red false", "blue true"])
    stage.move(50, 25)
    #expect(stage.take() == [])
  }

  @Test func continuousHoverTellsThePlace() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 40, height: 20).onContinuousHover {
        if case .active(let point) = $0 {
          log.entries.append("\(point.x) \(point.y)")
        } else {
          log.entries.append("ended")
        }
      }
    }
    stage.move(90, 50)
    stage.move(100, 55)
    stage.move(10, 10)
    #expect(stage.take() == ["10.0 10.0", "20.0 15.0", "ended"])
  }
}
