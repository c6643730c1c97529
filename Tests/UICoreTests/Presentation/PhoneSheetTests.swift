import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Sheets and the like in a phone's window of 200 by 280 points.
@MainActor struct PhoneSheetTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var text = ""
    var detent = PresentationDetent.medium
    @ObservationIgnored var log: [String] = []
  }

  private func stage<Content: View>(_ model: Model, @ViewBuilder _ content: @escaping () -> Content) -> TouchStage {
    let stage = TouchStage(profile: .phone) {
      Box(1, 200, 280).sheet(isPresented: Bindable(model).isPresented, content: content)
    }
    model.isPresented = true
    stage.pass(2)
    return stage
  }

  @Test func aSheetFillsTheWindowButForItsTop() {
    let model = Model()
    let stage = stage(model) { Box(2) }
    #expect(stage[2] == CGRect(x: 0, y: 10, width: 200, height: 270))
    // A finger pulls it down: it follows, goes back where the pull is short, and leaves where it is long.
    stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 60), lifts: false)
    #expect(stage[2].minY > 50)
    stage.send(InputEvent.pointerUp, 100, 110)
    stage.pass(2)
    #expect(stage[2].minY == 10 && model.isPresented)
    stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 200))
    stage.pass(2)
    #expect(stage[2].isNull && !model.isPresented)
  }

  @Test func aSheetRestsAtItsDetents() {
    let model = Model()
    let stage = stage(model) {
      Box(2).presentationDetents([.medium, .large, .height(60)], selection: Bindable(model).detent)
    }
    // Half of 270.
    #expect(stage[2] == CGRect(x: 0, y: 145, width: 200, height: 135))
    model.detent = .large
    stage.pass(1)
    #expect(stage[2].height == 270)
    model.detent = .height(60)
    stage.pass(1)
    #expect(stage[2].height == 60)
    // A finger takes it to the nearest one.
    stage.drag(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -70))
    stage.pass(1)
    #expect(model.detent == .medium && stage[2].height == 135)
  }

  /// UIKit's system background at its elevated level, 1C1C1E: a window's is black.
  @Test func inTheDarkASheetIsLighterThanTheWindow() throws {
    let host = try TestHost(
      size: CGSize(width: 200, height: 280), profile: .phone, environment: { $0.colorScheme = .dark }
    ) {
      Color.black.sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Color.clear
          Rectangle().fill(.background)
        }
      }
    }
    host.advance(by: 2)
    let bitmap = host.snapshot()
    // Without a ground of its content's, and where the content asks for it.
    for y in [80, 250] { #expect(bitmap.pixels[y * bitmap.width + 100] & 0xFFFFFF == 0x1C1C1E) }
  }

  @Test func aSheetThatMayNotBeDismissedStays() {
    let model = Model()
    let stage = stage(model) { Box(2).interactiveDismissDisabled() }
    stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 200))
    stage.pass(2)
    #expect(model.isPresented && stage[2].minY == 10)
  }

  private struct Draft: View {
    let model: Model
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("What is it called?").font(.headline)
        TextField("Name", text: $draft).textFieldStyle(.roundedBorder)
        HStack {
          Spacer()
          Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
          Button("Save") {
            model.text = draft
            dismiss()
          }
          .keyboardShortcut(.defaultAction).disabled(draft.isEmpty)
        }
      }
      .padding(20)
      .frame(width: 180)
      .presentationDetents([.medium, .large])
      .onAppear { draft = model.text }
    }
  }

  @Test func aSheetOfControls() {
    let model = Model()
    model.text = "old"
    let stage = stage(model) { Draft(model: model) }
    stage.window.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    stage.pass(1)
    #expect(!model.isPresented)
  }

  @Test func popoversAreSheetsAndDialogsAreBelow() {
    let model = Model()
    let stage = TouchStage(profile: .phone) {
      Box(1, 40, 20)
        .popover(isPresented: Bindable(model).isPresented) { Box(2) }
    }
    model.isPresented = true
    stage.pass(2)
    #expect(stage[2] == CGRect(x: 0, y: 10, width: 200, height: 270))
    let other = Model()
    let dialog = TouchStage(profile: .phone) {
      Box(1, 40, 20)
        .confirmationDialog("What?", isPresented: Bindable(other).isPresented) {
          Button {
            other.log.append("done")
          } label: {
            Box(3, 30, 10)
          }
        }
    }
    other.isPresented = true
    dialog.pass(2)
    // Rows of 57 for it and for Cancel, 8 above the window's edge.
    #expect(dialog[3].midY == CGFloat(280 - 8 - 57 - 28.5))
    dialog.click(100, 20)
    dialog.pass(1)
    #expect(!other.isPresented && other.log == [])
  }
}
