import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor struct TapTests {
  @Test func aClickTapsWhereItHits() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 40, height: 20).onTapGesture { log.entries.append("tap at \($0.x) \($0.y)") }
    }
    // Centred in 200×100: 80…120 × 40…60.
    stage.click(90, 45)
    #expect(stage.take() == ["tap at 10.0 5.0"])
    stage.click(70, 45)
    #expect(stage.take() == [])
  }

  @Test func aPressThatStraysIsNoTap() throws {
    let stage = try Stage { log in Color.red.onTapGesture { log.entries.append("tap") } }
    // Exactly 10 points is still a tap, more is not.
    stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))
    #expect(stage.take() == ["tap"])
    stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 61, y: 50))
    #expect(stage.take() == [])
  }

  @Test func theInnerGestureComesFirst() throws {
    let stage = try Stage { log in
      Color.red.frame(width: 40, height: 20).onTapGesture { log.entries.append("inner") }
        .padding(20).background(Color.blue).onTapGesture { log.entries.append("outer") }
    }
    stage.click(100, 50)
    #expect(stage.take() == ["inner"])
    stage.click(70, 50)
    #expect(stage.take() == ["outer"])
  }

  @Test func highPriorityAndSimultaneousGestures() throws {
    let stage = try Stage { log in
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.entries.append("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.entries.append("high") })
        Color.red.onTapGesture { log.entries.append("inner") }
          .simultaneousGesture(TapGesture().onEnded { log.entries.append("beside") })
      }
    }
    stage.click(50, 50)
    #expect(stage.take() == ["high"])
    stage.click(150, 50)
    #expect(stage.take() == ["inner", "beside"])
  }

  @Test func aSingleTapWaitsForADoubleTapInside() throws {
    let stage = try Stage { log in
      Color.red.onTapGesture(count: 2) { log.entries.append("double") }.onTapGesture { log.entries.append("single") }
    }
    stage.click(50, 50)
    #expect(stage.take() == [])
    stage.wait(multipleTapInterval)
    #expect(stage.take() == ["single"])
    stage.click(50, 50, count: 2)
    #expect(stage.take() == ["double"])
    stage.wait(1)
    #expect(stage.take() == [])
  }

  @Test func disabledAndHiddenViewsTakeNoTaps() throws {
    let stage = try Stage { log in
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.entries.append("disabled") }.disabled(true)
        ZStack {
          Color.blue.onTapGesture { log.entries.append("behind") }
          Color.red.onTapGesture { log.entries.append("front") }.allowsHitTesting(false)
        }
      }
      .onTapGesture { log.entries.append("outer") }
    }
    stage.click(50, 50)
    #expect(stage.take() == ["outer"])
    stage.click(150, 50)
    #expect(stage.take() == ["behind"])
  }

  @Test func contentShapesMakeEmptyRoomTappable() throws {
    let stage = try Stage { log in
      HStack {
        Color.red.frame(width: 10)
        Spacer()
      }
      .contentShape(Rectangle()).onTapGesture { log.entries.append("row") }
    }
    stage.click(150, 50)
    #expect(stage.take() == ["row"])
  }

  @Test func longPressesTakeTheirTime() throws {
    let stage = try Stage { log in
      Color.red.onLongPressGesture {
        log.entries.append("long")
      } onPressingChanged: {
        log.entries.append("pressing \($0)")
      }
    }
    stage.down(50, 50)
    stage.wait(0.4)
    #expect(stage.take() == ["pressing true"])
    stage.wait(0.1)
    #expect(stage.take() == ["pressing false", "long"])
    stage.up(50, 50)
    stage.down(50, 50)
    stage.wait(0.3)
    stage.up(50, 50)
    #expect(stage.take() == ["pressing true", "pressing false"])
  }

  @Test func aLosingWindowCancelsThePress() throws {
    let stage = try Stage { log in Color.red.onTapGesture { log.entries.append("tap") } }
    stage.down(50, 50)
    stage.host.send(.focusLost)
    stage.up(50, 50)
    #expect(stage.take() == [])
  }
}
