import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Pickers of options that are boxes, in a window of 200 by 280 points.
@MainActor struct PickerTests {
  @MainActor @Observable final class Model {
    var choice = 11
    var optional: Int?
    var names = [11, 12, 13]
    var isEnabled = true
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func key(_ stage: TouchStage, _ key: InputEvent.Key) {
    stage.window.host.send(.keyDown(key, modifiers: [], isRepeat: false))
    stage.window.host.send(.keyUp(key, modifiers: []))
    stage.pass(1.0 / 60)
  }

  private func click(_ stage: TouchStage, _ frame: CGRect) {
    stage.click(frame.midX, frame.midY, isTouch: false)
    stage.pass(0.5)
  }

  private func stage(_ model: Model, _ style: some PickerStyle) -> TouchStage {
    TouchStage {
      Reading {
        Picker(selection: Bindable(model).choice) {
          ForEach(model.names, id: \.self) { Box($0, CGFloat($0), 10) }
          Box(20, 9, 10).tag(20)
          Box(21, 9, 10)
        } label: {
          Box(1, 30, 10)
        }
        .pickerStyle(style)
        .disabled(!model.isEnabled)
      }
    }
  }

  @Test func segmentsAreAllAsWideAsTheWidest() {
    let model = Model()
    let stage = stage(model, .segmented)
    // 13 for the widest label, 10 at each side, 2 around; four of them after a label of 30 and 8 points: 186 of 200.
    let width = 13.0 + 20 + 4
    let start = (200 - (30 + 8 + 4 * width)) / 2
    #expect(stage[1] == CGRect(x: start, y: 135, width: 30, height: 10))
    for (index, name) in [11, 12, 13, 20].enumerated() {
      #expect(stage[name].midX == CGFloat(start + 38 + (Double(index) + 0.5) * width))
      #expect(stage[name].midY == 140)
    }
    // What has no tag is no option.
    #expect(stage[21].isNull)
    click(stage, stage[13])
    #expect(model.choice == 13)
    key(stage, .tab)
    key(stage, .rightArrow)
    #expect(model.choice == 20)
    key(stage, .rightArrow)
    #expect(model.choice == 20)
    key(stage, .leftArrow)
    key(stage, .leftArrow)
    #expect(model.choice == 12)
    model.isEnabled = false
    stage.pass(0.1)
    click(stage, stage[11])
    #expect(model.choice == 12)
  }

  @Test func aMenuShowsTheSelectedOptionAndOpensWithAll() {
    let model = Model()
    let stage = stage(model, .menu)
    #expect(!stage[11].isNull && stage[12].isNull && stage[13].isNull)
    let face = stage[11]
    click(stage, face)
    #expect(!stage[12].isNull && !stage[13].isNull && !stage[20].isNull)
    // A view without a tag is shown between the items, and is none.
    #expect(!stage[21].isNull)
    #expect(stage[13].minY - stage[12].minY == 22)
    click(stage, stage[13])
    #expect(model.choice == 13)
    #expect(stage[11].isNull && !stage[13].isNull)
    // The label's place is that of the first option, whichever is chosen.
    #expect(stage[13].minX == face.minX)
    key(stage, .tab)
    key(stage, .downArrow)
    #expect(model.choice == 20)
    key(stage, .space)
    stage.pass(0.1)
    key(stage, .return)
    stage.pass(0.5)
    #expect(model.choice == 11)
  }

  @Test func radioButtonsAreBelowEachOther() {
    let model = Model()
    for style in [0, 1] {
      let stage = style == 0 ? stage(model, .inline) : stage(model, .radioGroup)
      model.choice = 11
      // A circle of 16 and 6 points before each label, 6 points between buttons of 16.
      #expect(stage[12].minY - stage[11].minY == 22)
      click(stage, stage[12].offsetBy(dx: -20, dy: 0))
      #expect(model.choice == 12)
      key(stage, .tab)
      key(stage, .downArrow)
      #expect(model.choice == 13)
      model.names = [13, 14]
      stage.pass(0.1)
      #expect(stage[11].isNull && !stage[14].isNull)
      click(stage, stage[14])
      #expect(model.choice == 14)
      model.names = [11, 12, 13]
    }
  }

  @Test func tagsOfTheWrappedTypeSelectInAnOptional() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        Picker("Choose", selection: Bindable(model).optional) {
          Box(2, 20, 10).tag(nil as Int?)
          Box(3, 20, 10).tag(3)
          Box(4, 20, 10).tag(4 as Int?)
        }
        .pickerStyle(.segmented).labelsHidden()
      }
    }
    click(stage, stage[3])
    #expect(model.optional == 3)
    click(stage, stage[4])
    #expect(model.optional == 4)
    click(stage, stage[2])
    #expect(model.optional == nil)
  }

  @Test func inAMenuItIsASubmenuOrItems() {
    let model = Model()
    func stage(isInline: Bool) -> TouchStage {
      TouchStage {
        Menu {
          if isInline { picker(model).pickerStyle(.inline) } else { picker(model) }
        } label: {
          Box(1, 40, 10)
        }
      }
    }
    let inline = stage(isInline: true)
    click(inline, inline[1])
    click(inline, inline[12])
    #expect(model.choice == 12 && inline[11].isNull)
    let submenu = stage(isInline: false)
    click(submenu, submenu[1])
    #expect(!submenu[5].isNull && submenu[11].isNull)
    click(submenu, submenu[5])
    click(submenu, submenu[11])
    #expect(model.choice == 11 && submenu[5].isNull)
  }

  private func picker(_ model: Model) -> some View {
    Picker(selection: Bindable(model).choice) {
      ForEach(11..<14, id: \.self) { Box($0, 20, 10) }
    } label: {
      Box(5, 30, 10)
    }
  }
}
