import Foundation
import Geometry
import Testing
import UIControls

@testable import UICore

/// Rows of 28 points in a list 200 wide; while it is edited what selects or deletes them takes 22 and 12 at the leading
/// edge, what moves them 20 and 12 at the trailing one.
@MainActor struct EditModeTests {
  private final class Model {
    var log: [String] = []
    var set: Set<Int> = []
    var items: [Int] = []
  }

  private struct Screen: View {
    let model: Model
    let selects: Bool
    @State var mode = EditMode.inactive
    @State var items = Array(0..<8)
    @State var selection: Set<Int> = []

    var body: some View {
      let _ = (model.set, model.items) = (selection, items)
      VStack(spacing: 0) {
        EditButton().frame(width: 60, height: 20).background(Box(90, 60, 20))
        if selects { List(selection: $selection) { rows } } else { List { rows } }
      }
      .environment(\.editMode, $mode)
    }

    private var rows: some View {
      ForEach(items, id: \.self) { Wide(name: $0).deleteDisabled($0 == 3).moveDisabled($0 == 4) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  /// A box as wide as it may be.
  private struct Wide: View {
    let name: Int
    var body: some View { GeometryReader { Box(name, $0.size.width, 20) }.frame(height: 20) }
  }

  private func stage(selects: Bool = false) -> (Model, TouchStage) {
    let model = Model()
    return (model, TouchStage(height: 300) { Screen(model: model, selects: selects) })
  }

  /// Presses, and waits for the end of what that animates.
  private func press(_ stage: TouchStage, _ x: CGFloat, _ y: CGFloat, isTouch: Bool = false) {
    stage.click(x, y, isTouch: isTouch)
    stage.pass(2)
  }

  @Test func rowsMakeRoomForWhatEditsThem() throws {
    let (_, stage) = stage()
    #expect(stage[1] == CGRect(x: 16, y: 20 + 28 + 4, width: 168, height: 20))
    press(stage, 100, 10)
    #expect(stage[1] == CGRect(x: 16 + 34, y: 52, width: 168 - 34 - 32, height: 20))
    #expect(stage[3] == CGRect(x: 16, y: 108, width: 168 - 32, height: 20), "not to be deleted")
    #expect(stage[4] == CGRect(x: 50, y: 136, width: 168 - 34, height: 20), "not to be moved")
    press(stage, 100, 10)
    #expect(stage[1].width == 168)
  }

  @Test func aRowIsDeletedInTwoSteps() throws {
    let (model, stage) = stage()
    press(stage, 100, 10)
    press(stage, 27, 62)
    // The button takes its place: no row was deleted yet.
    #expect(stage[1].minX == CGFloat(50 - 74))
    #expect(model.items.count == 8)
    press(stage, 160, 62)
    #expect(model.items == [0, 2, 3, 4, 5, 6, 7])
    #expect(stage[2] == CGRect(x: 50, y: 52, width: 102, height: 20))
    // A press elsewhere in a row deletes nothing.
    press(stage, 100, 62)
    #expect(stage[2].minX == 50)
  }

  @Test func aGripMovesRowsByFingerToo() throws {
    for isTouch in [false, true] {
      let (model, stage) = stage()
      press(stage, 100, 10)
      var y: CGFloat = 20 + 28 + 14
      stage.send(InputEvent.pointerDown, 175, y, isTouch: isTouch)
      for _ in 0..<6 {
        y += 10
        stage.send(InputEvent.pointerMoved, 175, y, isTouch: isTouch)
      }
      // Closed up, the row at 84 of the list has its middle at 98, behind 88.
      #expect(stage[1].minY == CGFloat(20 + 28 + 4 + 60), "by finger: \(isTouch)")
      stage.send(InputEvent.pointerUp, 175, y, isTouch: isTouch)
      #expect(stage[1].minY == CGFloat(20 + 4 + 3 * 28))
      #expect(model.items == [0, 2, 3, 1, 4, 5, 6, 7])
    }
  }

  @Test func aGripIsHeldInAnyFrameAfterADeletion() throws {
    // While the row goes back that was swiped, for a quarter of a second, and after.
    for frames in [0, 1, 4, 10, 20] {
      let (model, stage) = stage()
      for x in [100, 27] as [CGFloat] {
        stage.click(x, x == 100 ? 10 : 62, isTouch: false)
        stage.pass(0.5)
      }
      stage.click(160, 62, isTouch: false)
      if frames > 0 { stage.pass(Double(frames) / 60) }
      // Nine moves in a frame each, the last three and the end of the press in one.
      stage.send(InputEvent.pointerDown, 175, 62, isTouch: false)
      for step in 1...12 {
        let pointer = PointerEvent(location: CGPoint(x: 175, y: 62 + 7 * CGFloat(step)))
        stage.window.host.send(.pointerMoved(pointer))
        if step < 10 { stage.pass(1.0 / 60) }
      }
      stage.send(InputEvent.pointerUp, 175, 62 + 84, isTouch: false)
      // From 28 to 112, behind the middle of the third row after it, at 98.
      #expect(model.items == [0, 3, 4, 5, 2, 6, 7], "\(frames) frames later")
    }
  }

  @Test func rowsOfASetAreMarked() throws {
    let (model, stage) = stage(selects: true)
    press(stage, 100, 10)
    // All can be selected, so all have a mark.
    #expect(stage[3].minX == 50)
    press(stage, 27, 62)
    press(stage, 100, 90)
    #expect(model.set == [1, 2])
    press(stage, 100, 62, isTouch: true)
    #expect(model.set == [2])
    press(stage, 100, 10)
    // Without the mode a click selects one.
    press(stage, 100, 62)
    #expect(model.set == [1])
  }

  @Test func eachPageHasItsOwn() throws {
    struct Pages: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<3) { Wide(name: $0) }.onDelete { _ in }
            EditButton().frame(width: 60, height: 20).background(Box(90, 60, 20))
          }
        }
      }
    }
    let stage = TouchStage(height: 300) { Pages() }
    let button = stage[90]
    #expect(stage[0].minX == 16)
    press(stage, button.midX, button.midY)
    #expect(stage[0].minX == 50)
  }

  @Test func aButtonInTheBarEditsWhatIsAroundIt() throws {
    struct Page: View {
      let isOwn: Bool
      @State var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          if isOwn { list.environment(\.editMode, $mode) } else { list }
        }
      }
      private var list: some View {
        List { ForEach(0..<3) { Wide(name: $0) }.onDelete { _ in } }
          .toolbar { ToolbarItem { EditButton().frame(width: 60, height: 20).background(Box(90, 60, 20)) } }
      }
    }
    for isOwn in [false, true] {
      let stage = TouchStage(height: 300) { Page(isOwn: isOwn) }
      let button = stage[90]
      #expect(stage[0].minX == 16)
      press(stage, button.midX, button.midY)
      #expect(stage[0].minX == 50, "its own mode: \(isOwn)")
    }
  }
}
