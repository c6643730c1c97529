import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Alerts of 260 points in a window of 400 by 280.
@MainActor struct AlertTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var failure: Failure?
    var text = ""
    @ObservationIgnored var log: [String] = []
  }

  struct Failure: LocalizedError, Identifiable {
    let id: Int
    var errorDescription: String? { "Failure \(id)" }
  }

  private func key(_ stage: TouchStage, _ key: InputEvent.Key) {
    stage.window.host.send(.keyDown(key, modifiers: [], isRepeat: false))
    stage.window.host.send(.keyUp(key, modifiers: []))
    stage.pass(1.0 / 60)
  }

  private func button(_ model: Model, _ name: Int, _ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
      model.log.append("\(name)")
    } label: {
      Box(name, 20, 10)
    }
  }

  private func stage<Actions: View>(
    _ model: Model, @ViewBuilder _ actions: @escaping () -> Actions
  ) -> TouchStage {
    let stage = TouchStage {
      Box(1, 200, 280).alert(Text("Question"), isPresented: Bindable(model).isPresented, actions: actions)
    }
    model.isPresented = true
    stage.pass(1)
    return stage
  }

  @Test func twoButtonsAreBesideEachOtherTheOneThatCancelsFirst() {
    let model = Model()
    let stage = stage(model) {
      button(model, 2)
      button(model, 3, .cancel)
    }
    // 260 in the middle of 200; 16 at each side, 8 between two of 110.
    let left = (200.0 - 260) / 2 + 16
    #expect(stage[3].midX == CGFloat(left + 55))
    #expect(stage[2].midX == CGFloat(left + 110 + 8 + 55))
    #expect(stage[2].midY == stage[3].midY)
    stage.click(stage[2].midX, stage[2].midY, isTouch: false)
    #expect(model.log == ["2"])
    #expect(!model.isPresented)
    stage.pass(1)
    #expect(stage[2].isNull)
  }

  @Test func moreButtonsAreInAColumnTheOneThatCancelsLast() {
    let model = Model()
    let stage = stage(model) {
      button(model, 2, .cancel)
      button(model, 3)
      button(model, 4, .destructive)
    }
    #expect(stage[4].midY - stage[3].midY == CGFloat(28 + 8))
    #expect(stage[2].midY - stage[4].midY == CGFloat(28 + 8))
    #expect(stage[2].midX == 100)
  }

  @Test func returnPressesTheDefaultAndEscapeWhatCancels() {
    let model = Model()
    let stage = stage(model) {
      button(model, 2, .destructive)
      button(model, 3)
      button(model, 4, .cancel)
    }
    key(stage, .return)
    stage.pass(1)
    model.isPresented = true
    stage.pass(1)
    key(stage, .escape)
    stage.pass(1)
    #expect(model.log == ["3", "4"])
    // Without one that cancels Escape does nothing.
    let other = self.stage(model) {
      button(model, 5, .destructive)
      button(model, 6, .destructive)
    }
    key(other, .escape)
    key(other, .return)
    #expect(model.isPresented && model.log == ["3", "4"])
    // A press beside it neither.
    other.click(5, 5, isTouch: false)
    #expect(model.isPresented)
  }

  @Test func anAlertWithoutButtonsHasOne() {
    let model = Model()
    let stage = stage(model) {}
    key(stage, .return)
    #expect(!model.isPresented)
    stage.pass(1)
    model.isPresented = true
    stage.pass(1)
    key(stage, .escape)
    #expect(!model.isPresented)
  }

  @Test func aFieldInAnAlertHasTheFocusAndReturnStillChooses() {
    let model = Model()
    let stage = stage(model) {
      TextField("Name", text: Bindable(model).text)
      button(model, 2)
      button(model, 3, .cancel)
    }
    stage.window.host.send(.text("x"))
    stage.pass(0.1)
    #expect(model.text == "x")
    key(stage, .return)
    #expect(model.log == ["2"])
  }

  @Test func alertsOfErrorsAndOldOnes() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280)
        .alert(isPresented: Bindable(model).isPresented, error: model.failure) { failure in
          button(model, 10 + failure.id)
        } message: { failure in
          Box(20 + failure.id, 10, 10)
        }
        .alert(item: Bindable(model).failure) { failure in
          Alert(
            title: Text("Old"), message: Text("\(failure.id)"),
            primaryButton: .destructive(Text("Delete")) { model.log.append("delete \(failure.id)") },
            secondaryButton: .cancel())
        }
    }
    model.failure = Failure(id: 3)
    stage.pass(1)
    key(stage, .escape)
    #expect(model.failure == nil)
    stage.pass(1)
    model.failure = Failure(id: 4)
    stage.pass(1)
    // The one that cancels stands first.
    key(stage, .tab)
    key(stage, .tab)
    key(stage, .space)
    #expect(model.failure == nil && model.log == ["delete 4"])
  }

  @Test func aDialogCanAlwaysBeCancelled() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280).confirmationDialog("What?", isPresented: Bindable(model).isPresented) {
        button(model, 2)
        button(model, 3)
      } message: {
        Box(4, 100, 10)
      }
    }
    model.isPresented = true
    stage.pass(1)
    // In a column, however few they are.
    #expect(stage[3].midY - stage[2].midY == CGFloat(28 + 8))
    #expect(stage[4].midX == 100)
    key(stage, .escape)
    #expect(!model.isPresented && model.log == [])
    stage.pass(1)
    model.isPresented = true
    stage.pass(1)
    stage.click(stage[3].midX, stage[3].midY, isTouch: false)
    #expect(model.log == ["3"])
  }

  /// A dialog has one Cancel, its own or one of the program's; while it is made out of sight none or one.
  @Test(arguments: [true, false]) func aDialogNeverHasTwo(_ hasOwn: Bool) throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 280)) {
      Box(1, 200, 280).confirmationDialog("What?", isPresented: Bindable(model).isPresented) {
        Button("Delete", role: .destructive) {}
        if hasOwn { Button("Cancel", role: .cancel) {} }
      }
    }
    func cancels() -> Int { host.buttons.filter { $0.label == "Cancel" }.count }
    model.isPresented = true
    host.update()
    #expect(cancels() <= 1)
    for frame in 1..<30 {
      host.advance(by: 1.0 / 60 + 1e-9)
      #expect(cancels() == 1, "frame \(frame)")
    }
    model.isPresented = false
    for frame in 0..<10 {
      host.advance(by: 1.0 / 60 + 1e-9)
      #expect(cancels() <= 1, "frame \(frame)")
    }
  }
}
