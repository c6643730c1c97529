import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Menus in a window of 200 by 280 points. Items are 22 points high, inside of a margin of 5; labels begin 9 further in.
@MainActor struct MenuTests {
  @MainActor @Observable final class Model {
    var isOn = false
    var selection: Set<Int> = []
    @ObservationIgnored var log: [String] = []
  }

  private func key(_ stage: TouchStage, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    stage.window.host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    stage.window.host.send(.keyUp(key, modifiers: modifiers))
    stage.pass(1.0 / 60)
  }

  private func click(_ stage: TouchStage, _ frame: CGRect) { stage.click(frame.midX, frame.midY, isTouch: false) }

  private func secondary(_ stage: TouchStage, _ x: CGFloat, _ y: CGFloat) {
    stage.window.host.send(.pointerDown(PointerEvent(location: CGPoint(x: x, y: y), button: .secondary)))
    stage.window.host.send(.pointerUp(PointerEvent(location: CGPoint(x: x, y: y), button: .secondary)))
    stage.pass(0.1)
  }

  private func hover(_ stage: TouchStage, _ frame: CGRect) {
    stage.window.host.send(.pointerMoved(PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))))
    stage.pass(0.1)
  }

  /// One in the middle of the window, 60 by 24 with its arrow.
  private func stage(_ model: Model, direction: LayoutDirection = .leftToRight) -> TouchStage {
    TouchStage(direction: direction) {
      VStack {
        Menu {
          Button {
            model.log.append("first")
          } label: {
            Box(2, 80, 10)
          }
          Divider()
          Toggle(isOn: Bindable(model).isOn) { Box(3, 50, 10) }
          Menu {
            Button {
              model.log.append("inner")
            } label: {
              Box(5, 30, 10)
            }
            Button {
              model.log.append("other")
            } label: {
              Box(6, 30, 10)
            }
          } label: {
            Box(4, 20, 10)
          }
          Button {
            model.log.append("never")
          } label: {
            Box(7, 20, 10)
          }.disabled(true)
        } label: {
          Box(1, 40, 10)
        }
        .menuIndicator(.hidden)
        Button("Behind") { model.log.append("behind") }.keyboardShortcut("b")
      }
    }
  }

  @Test func aMenuIsBelowItsButtonAndAsWideAsItsWidestItem() {
    let stage = stage(Model())
    let face = stage[1]
    #expect(stage[2].isNull)
    click(stage, face)
    stage.pass(0.1)
    // The button has 12 points at each side of its label and is 24 high; the menu is 2 below it and begins with it.
    let (left, top) = (face.minX - 12, face.midY + 12 + 2)
    // A mark's 16 points are kept in all items, as one of them is a toggle. Labels of 10 are in the middle of 22.
    let first = CGRect(x: left + 5 + 9 + 16, y: top + 5 + 6, width: 80, height: 10)
    #expect(stage[2] == first)
    // A line of 1 between 5 above and below.
    #expect(stage[3] == CGRect(x: first.minX, y: first.minY + 22 + 11, width: 50, height: 10))
    #expect(stage[4] == CGRect(x: first.minX, y: first.minY + 22 + 11 + 22, width: 20, height: 10))
    #expect(stage[5].isNull)
    // A press beside it closes it, and is no press of what is there.
    stage.click(5, 5, isTouch: false)
    stage.pass(0.5)
    #expect(stage[2].isNull)
  }

  @Test func aTitleBesideAShortcutIsNotCut() {
    let stage = TouchStage {
      Menu {
        Button {
        } label: {
          // As wide as the shortcut, of which a half of both would be less.
          ViewThatFits(in: .horizontal) {
            Box(2, 90, 10)
            Box(3, 20, 10)
          }
        }
        .keyboardShortcut("d", modifiers: [.control, .shift])
      } label: {
        Box(1, 20, 10)
      }
    }
    click(stage, stage[1])
    stage.pass(0.5)
    #expect(!stage[2].isNull && stage[3].isNull)
  }

  @Test func optionsOfAPickerAreItemsLikeOthers() {
    let model = Model()
    let stage = TouchStage {
      Menu {
        Toggle(isOn: Bindable(model).isOn) { Box(2, 50, 10) }
        Picker(selection: .constant(1)) {
          Box(3, 50, 10).tag(1)
          Box(4, 50, 10).tag(2)
        } label: {
          EmptyView()
        }
        .pickerStyle(.inline)
        Toggle(isOn: Bindable(model).isOn) { Box(5, 50, 10) }
      } label: {
        Box(1, 20, 10)
      }
    }
    click(stage, stage[1])
    stage.pass(0.5)
    // Items are 22 high.
    #expect([3, 4, 5].map { stage[$0].minY - stage[2].minY } == [22, 44, 66])
    #expect([3, 4, 5].allSatisfy { stage[$0].minX == stage[2].minX })
  }

  @Test func anItemClosesTheMenuAndActs() {
    let model = Model()
    let stage = stage(model)
    click(stage, stage[1])
    stage.pass(0.1)
    click(stage, stage[2])
    #expect(model.log == ["first"])
    stage.pass(0.5)
    #expect(stage[2].isNull)
    click(stage, stage[1])
    stage.pass(0.1)
    // One that is disabled does neither.
    click(stage, stage[7])
    stage.pass(0.5)
    #expect(!stage[2].isNull && model.log == ["first"])
    click(stage, stage[3])
    stage.pass(0.5)
    #expect(model.isOn && stage[2].isNull)
  }

  @Test func theKeyboardOpensMovesAndChooses() {
    let model = Model()
    let stage = stage(model)
    key(stage, .tab)
    key(stage, .space)
    stage.pass(0.1)
    #expect(!stage[2].isNull)
    // The first item has the focus, as a key opened the menu.
    key(stage, .return)
    stage.pass(0.5)
    #expect(model.log == ["first"])
    #expect(stage[2].isNull)
    // The button has the focus again.
    key(stage, .downArrow)
    stage.pass(0.1)
    key(stage, .downArrow)
    key(stage, .space)
    stage.pass(0.5)
    #expect(model.isOn)
    key(stage, .space)
    stage.pass(0.1)
    // Round the end to the last item that is enabled, the submenu; Right opens it, Left closes it.
    key(stage, .upArrow)
    key(stage, .rightArrow)
    stage.pass(0.1)
    #expect(!stage[5].isNull)
    key(stage, .leftArrow)
    stage.pass(0.5)
    #expect(stage[5].isNull && !stage[2].isNull)
    key(stage, .rightArrow)
    stage.pass(0.1)
    key(stage, .downArrow)
    key(stage, .return)
    stage.pass(0.5)
    #expect(model.log == ["first", "other"])
    #expect(stage[2].isNull && stage[5].isNull)
    // Escape closes; keys are for nobody behind an open menu.
    key(stage, .space)
    stage.pass(0.1)
    key(stage, .character("b"), .control)
    #expect(model.log == ["first", "other"])
    key(stage, .escape)
    stage.pass(0.5)
    #expect(stage[2].isNull)
    key(stage, .character("b"), .control)
    #expect(model.log == ["first", "other", "behind"])
  }

  @Test func aSubmenuOpensUnderThePointer() {
    let model = Model()
    let stage = stage(model)
    click(stage, stage[1])
    stage.pass(0.1)
    hover(stage, stage[4])
    let (item, inner) = (stage[4], stage[5])
    #expect(!inner.isNull)
    // At the side where there is room: here the menu ends where the window does, so that it is left of the item.
    #expect(inner.maxX < item.minX || inner.minX > item.maxX)
    // Another item closes it, its own items do not.
    hover(stage, stage[6])
    #expect(!stage[5].isNull)
    hover(stage, stage[3])
    stage.pass(0.3)
    #expect(stage[5].isNull && !stage[2].isNull)
    hover(stage, stage[4])
    click(stage, stage[6])
    stage.pass(0.5)
    #expect(model.log == ["other"])
    #expect(stage[2].isNull && stage[5].isNull)
  }

  @Test func aMenuEndsWithItsButtonFromRightToLeft() {
    let stage = stage(Model(), direction: .rightToLeft)
    let face = stage[1]
    click(stage, face)
    stage.pass(0.1)
    #expect(stage[2].maxX == face.maxX + 12 - 5 - 9 - 16)
  }

  // MARK: Context menus

  private func context(_ model: Model) -> TouchStage {
    TouchStage {
      VStack(spacing: 0) {
        Color.clear.frame(height: 40)
        Box(1, 200, 200)
          .contextMenu {
            Button {
              model.log.append("chosen")
            } label: {
              Box(2, 60, 10)
            }
          }
          .onTapGesture { model.log.append("tap") }
          .focusable()
      }
    }
  }

  @Test func theSecondaryButtonOpensAContextMenuWhereItIsPressed() {
    let model = Model()
    let stage = context(model)
    secondary(stage, 50, 100)
    // The menu begins 2 below the point.
    #expect(stage[2] == CGRect(x: 50 + 5 + 9, y: 100 + 2 + 5 + 6, width: 60, height: 10))
    click(stage, stage[2])
    stage.pass(0.5)
    #expect(model.log == ["chosen"])
    #expect(stage[2].isNull)
    // Elsewhere there is none.
    secondary(stage, 50, 10)
    #expect(stage[2].isNull)
    // At the corner it keeps inside of the window: 8 points, its margin, the label's.
    secondary(stage, 195, 235)
    #expect(stage[2].maxX == CGFloat(200 - 8 - 5 - 9))
    // A second press beside it closes it and opens no other.
    secondary(stage, 20, 60)
    stage.click(20, 60, isTouch: false)
    stage.pass(0.5)
    #expect(stage[2].isNull)
    #expect(model.log == ["chosen"])
  }

  @Test func aFingerThatRestsAndTheKeyboardOpenAContextMenu() {
    let model = Model()
    let stage = context(model)
    stage.send(InputEvent.pointerDown, 60, 100)
    stage.pass(0.4)
    #expect(stage[2].isNull)
    stage.pass(0.2)
    #expect(!stage[2].isNull)
    stage.send(InputEvent.pointerUp, 60, 100)
    #expect(model.log == [])
    key(stage, .escape)
    stage.pass(0.5)
    stage.click(60, 100)
    #expect(model.log == ["tap"])
    key(stage, .tab)
    key(stage, .function(10), .shift)
    stage.pass(0.1)
    #expect(!stage[2].isNull)
    key(stage, .return)
    #expect(model.log == ["tap", "chosen"])
  }

  @Test func aListHasOneMenuForWhatIsSelected() {
    let model = Model()
    let stage = TouchStage {
      List(selection: Bindable(model).selection) {
        ForEach(0..<4, id: \.self) { Box($0 + 10, 60, 20) }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        Button {
          model.log.append("menu \(rows.sorted())")
        } label: {
          Box(2, 60, 10)
        }
      } primaryAction: {
        model.log.append("primary \($0.sorted())")
      }
    }
    func choose(_ y: CGFloat) {
      secondary(stage, 150, y)
      click(stage, stage[2])
      stage.pass(0.5)
    }
    choose(stage[11].midY)
    #expect(model.selection.isEmpty)
    model.selection = [0, 2]
    choose(stage[12].midY)
    choose(stage[13].midY)
    // Below the last row the menu is the list's.
    choose(260)
    #expect(model.log == ["menu [1]", "menu [0, 2]", "menu [3]", "menu []"])
    model.log = []
    // A double click selects, then acts.
    for count in 1...2 {
      let event = PointerEvent(location: CGPoint(x: 150, y: stage[13].midY), clickCount: count)
      stage.window.host.send(.pointerDown(event))
      stage.window.host.send(.pointerUp(event))
      stage.pass(1.0 / 60)
    }
    #expect(model.log == ["primary [3]"])
    key(stage, .tab)
    key(stage, .upArrow)
    key(stage, .return)
    #expect(model.log == ["primary [3]", "primary [2]"])
    key(stage, .function(10), .shift)
    stage.pass(0.1)
    key(stage, .return)
    #expect(model.log.last == "menu [2]")
  }

  @Test func aRowHasItsOwnMenuInAllOfItsWidth() {
    let model = Model()
    let stage = TouchStage {
      List {
        ForEach(0..<4, id: \.self) { row in
          Box(row + 10, 60, 20)
            .contextMenu {
              Button {
                model.log.append("\(row)")
              } label: {
                Box(2, 60, 10)
              }
            }
        }
      }
    }
    for row in [11, 13] {
      secondary(stage, 190, stage[row].midY)
      click(stage, stage[2])
      stage.pass(0.5)
    }
    #expect(model.log == ["1", "3"])
  }
}
