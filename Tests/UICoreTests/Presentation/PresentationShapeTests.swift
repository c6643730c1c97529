import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Presentations in uses that no example has: several views, rows, windows, haste.
@MainActor struct PresentationShapeTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var isOther = false
    var names = [1, 2]
    @ObservationIgnored var log: [String] = []
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

  private func names(_ stage: TouchStage) -> [Int] { stage.window.boxes(at: stage.time).map(\.name) }

  @Test func severalViewsPresentOnceAndNoneToo() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        VStack {
          Group {
            Box(1, 10, 10)
            Box(2, 10, 10)
          }
          .sheet(isPresented: Bindable(model).isPresented) { Box(3, 50, 50) }
          Group { if model.names.isEmpty { Box(4, 10, 10) } }
            .sheet(isPresented: Bindable(model).isOther) { Box(5, 50, 50) }
        }
      }
    }
    model.isPresented = true
    stage.pass(1)
    #expect(names(stage) == [1, 2, 3])
    model.isPresented = false
    model.isOther = true
    stage.pass(1)
    #expect(names(stage) == [1, 2, 5])
    model.names = []
    stage.pass(1)
    #expect(names(stage) == [1, 2, 4, 5])
  }

  @Test func twoOfAViewAreShownInTurn() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280)
        .sheet(isPresented: Bindable(model).isPresented) { Box(2, 50, 50) }
        .alert("Question", isPresented: Bindable(model).isOther) {
          Button {
            model.log.append("yes")
          } label: {
            Box(3, 20, 10)
          }
        }
    }
    model.isPresented = true
    stage.pass(1)
    model.isOther = true
    stage.pass(1)
    #expect(names(stage) == [1, 2, 3])
    key(stage, .return)
    stage.pass(1)
    #expect(model.log == ["yes"] && names(stage) == [1, 2])
    key(stage, .escape)
    stage.pass(1)
    #expect(names(stage) == [1])
  }

  @Test func hasteLeavesNothingBehind() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280).sheet(isPresented: Bindable(model).isPresented) {
        model.log.append("gone")
      } content: {
        Box(2, 50, 50)
      }
    }
    // Each change in the middle of what the one before set off, or at once.
    for (value, wait) in [(true, 0.05), (false, 0.05), (true, 0.01), (false, 0), (true, 0), (false, 0.1)] {
      model.isPresented = value
      if wait > 0 { stage.pass(wait) }
    }
    stage.pass(2)
    #expect(names(stage) == [1])
    #expect(model.log.count >= 1)
    let live = stage.window.host.liveCounts
    for _ in 0..<20 {
      model.isPresented = true
      stage.pass(0.1)
      model.isPresented = false
      stage.pass(1)
    }
    #expect(names(stage) == [1])
    #expect(stage.window.host.liveCounts == live)
    // The clicks are for the window again.
    #expect(stage.window.host.router.modals.isEmpty)
  }

  private struct Row: View {
    let number: Int
    let model: Model
    @State private var isShown = false
    var body: some View {
      Box(number, 60, 20).onTapGesture { isShown = true }
        .sheet(isPresented: $isShown) { Box(900, 50, 50) }
    }
  }

  @Test func aRowPresentsAndStaysWhileItDoes() {
    let model = Model()
    let stage = TouchStage { List { ForEach(0..<200, id: \.self) { Row(number: $0, model: model) } } }
    stage.click(stage[2].midX, stage[2].midY, isTouch: false)
    stage.pass(1)
    #expect(!stage[900].isNull)
    // The list behind does not scroll by the wheel or by keys.
    stage.window.host.send(
      .scroll(location: CGPoint(x: 100, y: 250), delta: CGVector(dx: 0, dy: -2000), isPrecise: true, modifiers: []))
    key(stage, .pageDown)
    stage.pass(1)
    #expect(!stage[0].isNull)
    key(stage, .escape)
    stage.pass(1)
    #expect(stage[900].isNull)
    stage.window.host.send(
      .scroll(location: CGPoint(x: 100, y: 250), delta: CGVector(dx: 0, dy: -2000), isPrecise: true, modifiers: []))
    stage.pass(1)
    #expect(stage[0].isNull)
  }

  @Test func eachWindowHasItsOwn() throws {
    let (first, second) = (Model(), Model())
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      Color.red.sheet(isPresented: Bindable(first).isPresented) { Text("First") }
    }
    let other = TestHost(beside: host, size: CGSize(width: 200, height: 200)) {
      Color.blue.sheet(isPresented: Bindable(second).isPresented) { Text("Second") }
    }
    second.isPresented = true
    for _ in 0..<3 {
      host.advance(by: 0.5)
      other.advance(by: 0.5)
    }
    // A key in the one is none of the other's.
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 0.5)
    #expect(second.isPresented)
    other.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    #expect(!second.isPresented)
    other.advance(by: 1)
    host.checkInvariants()
  }

  @Test func itIsThereFromTheBeginningAndFollowsTheWindowsSize() {
    let window = BoxWindow(200, 280) { Box(1).sheet(isPresented: .constant(true)) { Box(2, 100, 60) } }
    for frame in 0...60 { _ = window.boxes(at: Double(frame) / 60) }
    func sheet() -> CGRect { window.boxes(at: 2).first { $0.name == 2 }?.frame ?? .null }
    #expect(sheet() == CGRect(x: 50, y: 110, width: 100, height: 60))
    window.host.size = CGSize(width: 400, height: 100)
    #expect(sheet() == CGRect(x: 150, y: 20, width: 100, height: 60))
  }

  private struct Pages: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        NavigationLink {
          Inner()
        } label: {
          Box(10, 50, 20)
        }
      }
      .frame(width: 160, height: 200)
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Box(11, 50, 20).onTapGesture { dismiss() } }
  }

  @Test func pagesInASheetAreDismissedBeforeIt() {
    let model = Model()
    let stage = TouchStage {
      NavigationStack {
        Box(1).sheet(isPresented: Bindable(model).isPresented) { Pages(model: model) }
      }
    }
    model.isPresented = true
    stage.pass(1)
    stage.click(stage[10].midX, stage[10].midY, isTouch: false)
    stage.pass(0.5)
    stage.click(stage[11].midX, stage[11].midY, isTouch: false)
    stage.pass(0.5)
    #expect(stage[11].isNull && !stage[10].isNull && model.isPresented)
  }

  @Test func aMenusItemPresentsASheet() {
    let model = Model()
    let stage = TouchStage {
      Menu {
        Button {
          model.isPresented = true
        } label: {
          Box(2, 40, 10)
        }
      } label: {
        Box(1, 40, 10)
      }
      .sheet(isPresented: Bindable(model).isPresented) { Box(3, 50, 50) }
    }
    stage.click(stage[1].midX, stage[1].midY, isTouch: false)
    stage.pass(0.2)
    stage.click(stage[2].midX, stage[2].midY, isTouch: false)
    stage.pass(1)
    #expect(stage[2].isNull && !stage[3].isNull)
    key(stage, .escape)
    stage.pass(1)
    #expect(stage[3].isNull)
    #expect(stage.window.host.router.modals.isEmpty)
  }
}
