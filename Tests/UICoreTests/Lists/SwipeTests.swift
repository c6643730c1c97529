import Foundation
import Geometry
import Testing
import UIControls

@testable import UICore

/// Rows of 28 points in a list 200 wide, boxes of 50×20 in them, 16 from the edge; buttons of the least width, 74.
@MainActor struct SwipeTests {
  private final class Model {
    var log: [String] = []
    var selection: Int?
  }

  private struct Screen: View {
    let model: Model
    @State var items = Array(0..<20)
    @State var selection: Int?

    init(_ model: Model) { self.model = model }

    var body: some View {
      let _ = model.selection = selection
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in
          Box(item, 50, 20)
            .deleteDisabled(item == 3)
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                model.log.append("delete \(item)")
                items.removeAll { $0 == item }
              } label: {
                Box(100, 30, 10)
              }
              Button {
                model.log.append("flag \(item)")
              } label: {
                Box(101, 30, 10)
              }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button {
                model.log.append("read \(item)")
              } label: {
                Box(102, 30, 10)
              }
              .tint(.blue)
            }
        }
      }
    }
  }

  @Test func buttonsShareTheRoomThatTheRowLeaves() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 150, y: 42), by: CGVector(dx: -40, dy: 0), lifts: false)
    #expect(stage[1] == CGRect(x: 16 - 40, y: 32, width: 50, height: 20))
    #expect(stage[0].minX == 16, "other rows stay")
    // Two buttons of 20: the first from 180 to 200, the other from 160 to 180; their labels in the middle.
    #expect(stage[100] == CGRect(x: 175, y: 28 + 9, width: 30, height: 10))
    #expect(stage[101] == CGRect(x: 155, y: 28 + 9, width: 30, height: 10))
    // Less than half of the buttons' 148 points: it goes back.
    stage.send(InputEvent.pointerUp, 110, 42)
    stage.pass(1)
    #expect(stage[1].minX == 16)
    #expect(stage[100].isNull, "what is not shown is not there")
    #expect(model.log.isEmpty)
    #expect(model.selection == nil, "a swipe selects nothing")
  }

  @Test func itStaysOpenAndAButtonDoesWhatItSays() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    #expect(stage[1].minX == CGFloat(16 - 148))
    #expect(stage[100].midX == 163)
    #expect(stage[101].midX == 89)
    // The second button.
    stage.click(89, 42)
    #expect(model.log == ["flag 1"])
    stage.pass(1)
    #expect(stage[1].minX == 16)
    #expect(stage[101].isNull)
  }

  @Test func aDeletedRowTakesItsButtonsAlong() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    stage.click(163, 42)
    stage.pass(1)
    #expect(model.log == ["delete 1"])
    #expect(stage[1].isNull)
    #expect(stage[100].isNull)
    #expect(stage[2] == CGRect(x: 16, y: 32, width: 50, height: 20))
    // The list goes on as before.
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    #expect(stage[2].minX == CGFloat(16 - 148))
  }

  @Test func allTheWayAcrossDoesTheFirst() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    // Beyond 0.55 of 200, and beyond the buttons: the first alone is shown.
    stage.drag(from: CGPoint(x: 195, y: 42), by: CGVector(dx: -170, dy: 0), lifts: false)
    #expect(stage[1].minX == CGFloat(16 - 170))
    #expect(stage[100].midX == CGFloat(200 - 85))
    stage.send(InputEvent.pointerUp, 25, 42)
    stage.pass(1)
    #expect(model.log == ["delete 1"])
    #expect(stage[1].isNull)
  }

  /// Slow frames: a window hears of all moves between two frames as one, and of the end of the press in the same breath.
  @Test func aSwipeThatIsOverBeforeTheNextFrame() throws {
    func flick(_ stage: TouchStage, from x: CGFloat, _ y: CGFloat, by ways: [CGFloat]) {
      func send(_ make: (PointerEvent) -> InputEvent, _ x: CGFloat) {
        stage.window.host.send(make(PointerEvent(location: CGPoint(x: x, y: y), isTouch: true)))
      }
      send(InputEvent.pointerDown, x)
      for way in ways { send(InputEvent.pointerMoved, x + way) }
      send(InputEvent.pointerUp, x + (ways.last ?? 0))
      stage.pass(1)
    }
    let model = Model()
    let stage = TouchStage { Screen(model) }
    // More than half of the buttons' 148 points; 120 are more than 0.55 of 200, but not beyond them.
    flick(stage, from: 190, 42, by: [-40, -120])
    #expect(stage[1].minX == CGFloat(16 - 148))
    #expect(model.log.isEmpty)
    // A press beside puts it away, however short; the next is the list's again.
    flick(stage, from: 100, 100, by: [])
    #expect(stage[1].minX == 16)
    #expect(model.selection == nil)
    flick(stage, from: 100, 98, by: [])
    #expect(model.selection == 3)
    // Less than half of them.
    flick(stage, from: 190, 42, by: [-40])
    #expect(stage[1].minX == 16)
    // Of the one button at the other edge it is more.
    flick(stage, from: 20, 42, by: [40])
    #expect(stage[1].minX == CGFloat(16 + 74))
    flick(stage, from: 100, 100, by: [])
    // All the way across.
    flick(stage, from: 195, 42, by: [-100, -170])
    #expect(model.log == ["delete 1"])
    #expect(stage[1].isNull)
    #expect(stage[2] == CGRect(x: 16, y: 32, width: 50, height: 20))
  }

  @Test func theLeadingEdgeResistsBeyondItsButton() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 20, y: 42), by: CGVector(dx: 170, dy: 0), lifts: false)
    // 74, and of the 96 beyond as UIScrollView yields: 200 · (1 - 1 / (96 · 0.55 / 200 + 1)).
    let pull: CGFloat = 96 * 0.55 / 200
    let edge: CGFloat = 16 + 74 + 200 * (1 - 1 / (pull + 1))
    #expect(abs(stage[1].minX - edge) < 0.01)
    stage.send(InputEvent.pointerUp, 190, 42)
    stage.pass(1)
    #expect(stage[1].minX == CGFloat(16 + 74))
    #expect(model.log.isEmpty)
    // A press anywhere else puts it away and does nothing.
    stage.click(100, 100)
    stage.pass(1)
    #expect(stage[1].minX == 16)
    #expect(model.selection == nil)
    stage.click(100, 98)
    #expect(model.selection == 3)
  }

  @Test func anotherRowTakesItsPlaceAndAFlickOpens() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    // The press on another row closes the first; the next swipe is its own.
    stage.drag(from: CGPoint(x: 190, y: 70), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    #expect(stage[1].minX == 16)
    #expect(stage[2].minX == 16)
    // 40 points at 600 points a second.
    stage.drag(from: CGPoint(x: 190, y: 70), by: CGVector(dx: -40, dy: 0), rests: false)
    stage.pass(1)
    #expect(stage[2].minX == CGFloat(16 - 148))
    // The row itself can be pushed back.
    stage.drag(from: CGPoint(x: 20, y: 70), by: CGVector(dx: 120, dy: 0))
    stage.pass(1)
    #expect(stage[2].minX == 16)
  }

  @Test func aFingerThatMovesUpScrollsAListThatSelects() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: -20, dy: -100))
    stage.pass(1)
    #expect(stage[4].minY == CGFloat(4 + 4 * 28 - 100))
    #expect(stage[4].minX == 16)
    #expect(model.selection == nil)
  }

  @Test func aRowThatGoesBackIsInNobodysWay() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    stage.click(89, 42)
    #expect(model.log == ["flag 1"])
    #expect(stage[1].minX < 0, "still on its way")
    // At once a finger scrolls, and another row is swiped.
    stage.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -56))
    #expect(stage[4].minY == CGFloat(4 + 4 * 28 - 56))
    stage.pass(1)
    // Left of the scroll bar, which shows now.
    stage.drag(from: CGPoint(x: 170, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    #expect(stage[3].minX == CGFloat(16 - 148))
    // Swiped again while it goes back, it comes along from where it is.
    stage.click(100, 100)
    #expect(stage[3].minX < 0)
    stage.drag(from: CGPoint(x: 170, y: 42), by: CGVector(dx: -90, dy: 0))
    stage.pass(1)
    #expect(stage[3].minX == CGFloat(16 - 148))
  }

  @Test func mirrored() throws {
    let model = Model()
    let stage = TouchStage(direction: .rightToLeft) { Screen(model) }
    #expect(stage[1].maxX == 184)
    stage.drag(from: CGPoint(x: 20, y: 42), by: CGVector(dx: 90, dy: 0))
    stage.pass(1)
    #expect(stage[1].maxX == CGFloat(184 + 148))
    #expect(stage[100].midX == 37)
    stage.click(37, 42)
    #expect(model.log == ["delete 1"])
  }

  @Test func aTouchpadOpensAndDoesNothing() throws {
    let model = Model()
    let stage = TouchStage { Screen(model) }
    func scroll(_ dx: CGFloat, _ dy: CGFloat = 0) {
      stage.window.host.send(
        .scroll(location: CGPoint(x: 100, y: 42), delta: CGVector(dx: dx, dy: dy), isPrecise: true, modifiers: []))
      stage.pass(1.0 / 60)
    }
    for _ in 0..<30 { scroll(-10, 1) }
    #expect(stage[1].minX == CGFloat(16 - 148), "no further than the buttons")
    stage.pass(1)
    #expect(stage[1].minX == CGFloat(16 - 148))
    #expect(model.log.isEmpty)
    for _ in 0..<10 { scroll(10) }
    stage.pass(1)
    #expect(stage[1].minX == 16)
    // Mostly up or down it scrolls.
    scroll(3, -20)
    #expect(stage[1].minY == CGFloat(32 - 20))
  }

  @Test func onDeleteOffersAButton() throws {
    struct Plain: View {
      let model: Model
      @State var items = Array(0..<20)
      var body: some View {
        List {
          ForEach(items, id: \.self) { Box($0, 50, 20).deleteDisabled($0 == 2) }
            .onDelete {
              model.log.append("\(Array($0))")
              items.remove(atOffsets: $0)
            }
        }
      }
    }
    let model = Model()
    let stage = TouchStage { Plain(model: model) }
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -60, dy: 0))
    stage.pass(1)
    #expect(stage[1].minX < 16 - 70)
    stage.click(180, 42)
    stage.pass(1)
    #expect(model.log == ["[1]"])
    #expect(stage[1].isNull)
    // That one may not go.
    stage.drag(from: CGPoint(x: 190, y: 42), by: CGVector(dx: -60, dy: 0))
    #expect(stage[2].minX == 16)
    #expect(model.log == ["[1]"])
  }
}
