import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Groups of controls whose labels are boxes, in a window of 200 by 280 points.
@MainActor struct ControlGroupTests {
  @MainActor @Observable final class Model {
    var pressed: [Int] = []
    var isOn = false
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func click(_ stage: TouchStage, _ frame: CGRect) {
    stage.click(frame.midX, frame.midY, isTouch: false)
    stage.pass(0.5)
  }

  private func button(_ name: Int, _ model: Model) -> some View {
    Button {
      model.pressed.append(name)
    } label: {
      Box(name, 20, 10)
    }
  }

  private func group(_ model: Model) -> some View {
    ControlGroup {
      button(1, model)
      button(2, model).disabled(true)
      Toggle(isOn: Bindable(model).isOn) { Box(3, 20, 10) }
    } label: {
      Box(9, 30, 10)
    }
  }

  @Test func controlsAreJoined() {
    let model = Model()
    let stage = TouchStage { Reading { group(model) } }
    // Three of 20 with 12 at each side, and two lines of one point: 134 in the middle of 200.
    for (index, name) in [1, 2, 3].enumerated() { #expect(stage[name].minX == CGFloat(33 + 12 + 45 * index)) }
    #expect(stage[1].midY == 140)
    #expect(stage[9].isNull)
    for name in [1, 2, 3] { click(stage, stage[name]) }
    #expect(model.pressed == [1] && model.isOn)
  }

  @Test func navigationKeepsThemApart() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        ControlGroup {
          button(1, model)
          button(2, model)
        }.controlGroupStyle(.navigation)
      }
    }
    #expect(stage[2].minX - stage[1].maxX == CGFloat(12 + 4 + 12))
    click(stage, stage[2])
    #expect(model.pressed == [2])
  }

  @Test func asAMenuItsLabelOpensIt() {
    for style in [0, 1] {
      let model = Model()
      let stage = TouchStage {
        Reading {
          if style == 0 {
            group(model).controlGroupStyle(.menu)
          } else {
            group(model).controlGroupStyle(.compactMenu)
          }
        }
      }
      #expect(stage[1].isNull && !stage[9].isNull)
      click(stage, stage[9])
      #expect(stage[3].minY - stage[1].minY == 44)
      click(stage, stage[1])
      #expect(model.pressed == [1] && stage[1].isNull)
    }
  }

  private func menu<G: View>(_ group: @escaping () -> G) -> TouchStage {
    TouchStage {
      Menu {
        group()
      } label: {
        Box(8, 30, 10)
      }
    }
  }

  @Test func inAMenuItsControlsAreItems() {
    let model = Model()
    let items = menu { group(model) }
    click(items, items[8])
    // Rows of 22.
    #expect(items[2].minY - items[1].minY == 22 && items[3].minY - items[1].minY == 44)
    #expect(items[9].isNull)
    click(items, items[3])
    #expect(model.isOn)
    let submenu = menu { group(model).controlGroupStyle(.menu) }
    click(submenu, submenu[8])
    #expect(submenu[1].isNull && !submenu[9].isNull)
    click(submenu, submenu[9])
    click(submenu, submenu[1])
    #expect(model.pressed == [1])
    let compact = menu { group(model).controlGroupStyle(.compactMenu) }
    click(compact, compact[8])
    #expect(compact[1].minY == compact[2].minY && compact[1].maxX < compact[2].minX)
    click(compact, compact[1])
    #expect(model.pressed == [1, 1] && compact[1].isNull)
  }

  private struct Doubled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 5) {
        configuration.label
        ControlGroup(configuration)
      }
    }
  }

  @Test func aStyleBuildsOnTheOneAround() {
    let model = Model()
    let stage = TouchStage { Reading { group(model).controlGroupStyle(Doubled()) } }
    // 10, 5 and 24.
    #expect(stage[9].minY == 120.5)
    #expect(stage[1].midY == 147.5)
    let automatic = TouchStage {
      Reading { group(model).controlGroupStyle(.automatic).controlGroupStyle(Doubled()) }
    }
    #expect(automatic[9].isNull && automatic[1].midY == 140)
  }
}
