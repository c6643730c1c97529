import Foundation
import Geometry
import Observation
import Testing
import UIControls

@testable import UICore

@MainActor @Observable private final class Rows {
  var items = Array(0..<40)
  @ObservationIgnored var log: [String] = []
}

/// Rows of 50×20 points in a lazy stack 200 wide, marks of 20×10 beside them, a threshold of 60 points.
@MainActor struct RowPullTests {
  private struct Screen: View {
    let model: Rows
    var edge = HorizontalEdge.leading
    var isOffered = true

    var body: some View {
      ScrollView {
        if isOffered {
          stack.onRowSwipe(idType: Int.self, edge: edge) {
            $0 != 3
          } perform: {
            model.log.append("row \($0)")
          } mark: {
            Box($0 < 1 ? 100 : 101, 20, 10)
          }
        } else {
          stack
        }
      }
    }

    private var stack: some View {
      LazyVStack(alignment: .leading, spacing: 0) { ForEach(model.items, id: \.self) { Box($0, 50, 20) } }
    }
  }

  private func lift(_ stage: TouchStage, _ x: CGFloat, _ y: CGFloat) {
    stage.send(InputEvent.pointerUp, x, y)
    stage.pass(1)
  }

  @Test func aRowFollowsTheFinger() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    // From where the row draws nothing.
    stage.drag(from: CGPoint(x: 100, y: 30), by: CGVector(dx: 40, dy: 0), lifts: false)
    #expect(stage[1] == CGRect(x: 40, y: 20, width: 50, height: 20))
    #expect((0..<14).allSatisfy { $0 == 1 || stage[$0] == CGRect(x: 0, y: 20 * $0, width: 50, height: 20) })
    // In the middle of the 60 × 20 points before the row.
    #expect(stage[100] == CGRect(x: 40 - 30 - 10, y: 20 + 5, width: 20, height: 10))
    lift(stage, 140, 30)
    #expect(stage[1] == CGRect(x: 0, y: 20, width: 50, height: 20))
    #expect(stage[100].isNull)
    #expect(model.log.isEmpty)
  }

  @Test func theThresholdDecides() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 59, dy: 0), lifts: false)
    #expect(stage[1].minX == 59)
    #expect(stage[101].isNull)
    lift(stage, 69, 30)
    #expect(model.log.isEmpty)
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 60, dy: 0), lifts: false)
    #expect(stage[101].minX == CGFloat(60 - 30 - 10))
    #expect(model.log.isEmpty, "nothing is done before the finger is lifted")
    lift(stage, 70, 30)
    #expect(model.log == ["row 1"])
    #expect(stage[1].minX == 0)
    // Beyond and back again is not beyond.
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 90, dy: 0), lifts: false)
    stage.send(InputEvent.pointerMoved, 30, 30)
    #expect(stage[1].minX == 20)
    lift(stage, 30, 30)
    #expect(model.log == ["row 1"])
  }

  @Test func beyondTheThresholdItResists() throws {
    let stage = TouchStage { Screen(model: Rows()) }
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 120, dy: 0), lifts: false)
    // 60 · (1 - 1 / (60 · 0.55 / 60 + 1)) = 60 · 0.55 / 1.55 points more.
    #expect(abs(stage[1].minX - (60 + 33 / 1.55)) < 1e-9)
  }

  /// Whatever is rather vertical scrolls as if nothing moved rows.
  @Test func vertically() throws {
    let (model, plain) = (Rows(), Rows())
    for way in [(0, -40), (30, -30), (20, -50), (-30, -30), (5, 60), (-20, 50)] {
      let stages = [TouchStage { Screen(model: model) }, TouchStage { Screen(model: plain, isOffered: false) }]
      var places: [[CGRect]] = []
      for stage in stages {
        var seen: [CGRect] = []
        stage.send(InputEvent.pointerDown, 100, 130)
        for step in 1...10 {
          stage.send(
            InputEvent.pointerMoved, 100 + CGFloat(way.0 * step) / 10, 130 + CGFloat(way.1 * step) / 10)
          seen += (0..<20).map { stage[$0] }
        }
        stage.send(InputEvent.pointerUp, 100 + CGFloat(way.0), 130 + CGFloat(way.1))
        for _ in 0..<60 {
          stage.pass(1.0 / 60)
          seen += (0..<20).map { stage[$0] }
        }
        places.append(seen)
      }
      #expect(places[0] == places[1])
      #expect(places[0][0].minY != places[0].last?.minY || way.1 > 0, "it scrolled")
    }
    #expect(model.log.isEmpty)
  }

  @Test func whatMayNotMoveStays() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    stage.drag(from: CGPoint(x: 10, y: 70), by: CGVector(dx: 90, dy: 0), lifts: false)
    #expect(stage[3] == CGRect(x: 0, y: 60, width: 50, height: 20))
    lift(stage, 100, 70)
    // Towards the edge, and by a mouse.
    stage.drag(from: CGPoint(x: 100, y: 30), by: CGVector(dx: -90, dy: 0), lifts: false)
    #expect(stage[1].minX == 0)
    lift(stage, 10, 30)
    stage.send(InputEvent.pointerDown, 10, 30, isTouch: false)
    stage.send(InputEvent.pointerMoved, 100, 30, isTouch: false)
    #expect(stage[1].minX == 0)
    stage.send(InputEvent.pointerUp, 100, 30, isTouch: false)
    #expect(model.log.isEmpty)
  }

  @Test func edgesAreThoseOfTheDirection() throws {
    let model = Rows()
    for (direction, edge) in [(LayoutDirection.rightToLeft, HorizontalEdge.leading), (.leftToRight, .trailing)] {
      let stage = TouchStage(direction: direction) { Screen(model: model, edge: edge) }
      let rest: CGFloat = direction == .rightToLeft ? 150 : 0
      stage.drag(from: CGPoint(x: 190, y: 30), by: CGVector(dx: -40, dy: 0), lifts: false)
      #expect(stage[1].minX == rest - 40)
      // In the middle of the 60 points behind the row, which ends at rest + 50 - 40.
      #expect(stage[100].midX == rest + 10 + 30)
      lift(stage, 150, 30)
      stage.drag(from: CGPoint(x: 100, y: 30), by: CGVector(dx: 70, dy: 0), lifts: false)
      #expect(stage[1].minX == rest)
      lift(stage, 170, 30)
      #expect(model.log.isEmpty)
      stage.drag(from: CGPoint(x: 190, y: 30), by: CGVector(dx: -70, dy: 0))
      stage.pass(1)
      #expect(model.log == ["row 1"])
      model.log = []
    }
  }

  @Test func whatIsCancelledDoesNothing() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 80, dy: 0), lifts: false)
    stage.window.host.send(.focusLost)
    stage.pass(1)
    #expect(stage[1].minX == 0)
    #expect(model.log.isEmpty)
    // A row that goes meanwhile does nothing either.
    stage.drag(from: CGPoint(x: 10, y: 30), by: CGVector(dx: 80, dy: 0), lifts: false)
    model.items.remove(at: 1)
    stage.pass(0.1)
    #expect(stage[1].isNull && stage[101].isNull)
    lift(stage, 90, 30)
    #expect(model.log.isEmpty)
    #expect(stage[2] == CGRect(x: 0, y: 20, width: 50, height: 20))
  }

  /// All moves and the end of a press between two frames.
  @Test func aSwipeThatIsOverBeforeTheNextFrame() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    func send(_ make: (PointerEvent) -> InputEvent, _ x: CGFloat) {
      stage.window.host.send(make(PointerEvent(location: CGPoint(x: x, y: 30), isTouch: true)))
    }
    send(InputEvent.pointerDown, 10)
    for x in [30.0, 90] { send(InputEvent.pointerMoved, x) }
    send(InputEvent.pointerUp, 90)
    stage.pass(1)
    #expect(model.log == ["row 1"])
    #expect(stage[1].minX == 0)
  }

  @Test func aTouchpad() throws {
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    func scroll(_ dx: CGFloat, _ dy: CGFloat = 0) {
      stage.window.host.send(
        .scroll(location: CGPoint(x: 100, y: 30), delta: CGVector(dx: dx, dy: dy), isPrecise: true, modifiers: []))
      stage.pass(1.0 / 60)
    }
    // What is less than a movement moves nothing.
    scroll(4, 1)
    #expect(stage[1].origin == CGPoint(x: 0, y: 20))
    stage.pass(0.2)
    for _ in 0..<5 { scroll(10, 1) }
    #expect(stage[1].origin == CGPoint(x: 50, y: 20))
    // Nothing comes for a tenth of a second: it is let go.
    stage.pass(1)
    #expect(stage[1].minX == 0)
    #expect(model.log.isEmpty)
    for _ in 0..<7 { scroll(10) }
    stage.pass(1)
    #expect(model.log == ["row 1"])
    // Mostly up or down it scrolls.
    scroll(3, -20)
    #expect(stage[1].minY == 0)
  }

  /// Fingers, touchpads and rows that come and go, in any order: once all is quiet every row is in its place.
  @Test(arguments: 1...8) func whateverComes(seed: UInt64) throws {
    var random = SystemlessGenerator(seed: seed)
    let model = Rows()
    let stage = TouchStage { Screen(model: model) }
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0..<200, using: &random), y: .random(in: 0..<280, using: &random))
    }
    var (last, hasMoved) = (point(), false)
    for step in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        last = point()
        stage.send(InputEvent.pointerDown, last.x, last.y)
      case 1...3:
        last.x += .random(in: -20...40, using: &random)
        last.y += .random(in: -8...8, using: &random)
        stage.send(InputEvent.pointerMoved, last.x, last.y)
      case 4: stage.send(InputEvent.pointerUp, last.x, last.y)
      case 5:
        let delta = CGVector(dx: .random(in: -20...40, using: &random), dy: .random(in: -20...20, using: &random))
        stage.window.host.send(.scroll(location: point(), delta: delta, isPrecise: true, modifiers: []))
      case 6: model.items.remove(at: .random(in: 0..<model.items.count, using: &random))
      default: model.items.insert(1000 + step, at: 0)
      }
      stage.pass(.random(in: 0...0.1, using: &random))
      stage.window.host.checkInvariants()
      hasMoved = hasMoved || stage.window.boxes(at: stage.time).contains { $0.name != 100 && $0.frame.minX > 0 }
    }
    #expect(hasMoved)
    stage.send(InputEvent.pointerUp, last.x, last.y)
    stage.pass(3)
    let boxes = stage.window.boxes(at: stage.time)
    #expect(boxes.count > 10 && boxes.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 50 })
    #expect(!model.log.contains("row 3"))
  }
}
