import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// What is presented over a window of 200 by 280 points.
@MainActor struct PresentationTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var item: Item?
    var text = ""
    @ObservationIgnored var log: [String] = []
  }

  /// Reads what its closure reads.
  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  struct Item: Identifiable, Equatable { var id: Int }

  private func key(_ stage: TouchStage, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    stage.window.host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    stage.window.host.send(.keyUp(key, modifiers: modifiers))
    stage.pass(1.0 / 60)
  }

  // MARK: Sheets

  @Test func aSheetIsInTheMiddleAndGoesWithEscape() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280)
        .sheet(isPresented: Bindable(model).isPresented) {
          model.log.append("gone")
        } content: {
          Box(2, 100, 60).onDisappear { model.log.append("disappears") }
        }
    }
    #expect(stage[2].isNull)
    model.isPresented = true
    stage.pass(1)
    // 200 and 280 less 100 and 60, halved.
    #expect(stage[2] == CGRect(x: 50, y: 110, width: 100, height: 60))
    #expect(stage[1] == CGRect(x: 0, y: 0, width: 200, height: 280))
    key(stage, .escape)
    #expect(!model.isPresented)
    #expect(model.log == [])
    stage.pass(1)
    #expect(stage[2].isNull)
    #expect(model.log.sorted() == ["disappears", "gone"])
  }

  @Test func aSheetHasTheRoomOfItsWindow() {
    let stage = TouchStage { Box(1, 10, 10).sheet(isPresented: .constant(true)) { Box(2, 500, 60) } }
    stage.pass(1)
    // The window's 200 less a margin of 20 on each side is the card, in whose middle what is wider is.
    #expect(stage[2].midX == 100 && stage[2].midY == 140)
    let flexible = TouchStage { Box(1, 10, 10).sheet(isPresented: .constant(true)) { Box(2) } }
    flexible.pass(1)
    #expect(flexible[2] == CGRect(x: 20, y: 20, width: 160, height: 240))
  }

  private struct Reader: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    @Environment(Model.self) var model
    @Environment(\.testWord) var word
    @State private var count = 0
    var body: some View {
      let _ = model.log.append("\(word) \(isPresented) \(count)")
      Box(2, 100, 60).onTapGesture(count: 2) { dismiss() }.onTapGesture { count += 1 }
    }
  }

  @Test func aSheetSeesTheEnvironmentOfWhereItIsDeclared() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280)
        .sheet(isPresented: Bindable(model).isPresented) { Reader() }
        .environment(model).environment(\.testWord, "here")
    }
    model.isPresented = true
    stage.pass(1)
    #expect(model.log.last == "here true 0")
    stage.click(100, 140, isTouch: false)
    stage.pass(1)
    #expect(model.log.last == "here true 1")
    // Another time it is another view.
    model.isPresented = false
    stage.pass(1)
    model.isPresented = true
    stage.pass(1)
    #expect(model.log.last == "here true 0")
    stage.click(100, 140, isTouch: false)
    stage.click(100, 140, isTouch: false)
    stage.pass(1)
    #expect(!model.isPresented)
  }

  @Test func oneItemReplacesAnother() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280).sheet(item: Bindable(model).item) {
        model.log.append("gone")
      } content: { item in
        Box(item.id, 100, 60)
      }
    }
    model.item = Item(id: 7)
    stage.pass(1)
    #expect(!stage[7].isNull)
    model.item = Item(id: 8)
    stage.pass(1)
    #expect(stage[7].isNull && !stage[8].isNull)
    #expect(model.log == ["gone"])
    model.item = nil
    // While it goes it shows its last item.
    stage.pass(0.05)
    #expect(!stage[8].isNull)
    stage.pass(1)
    #expect(stage[8].isNull)
    #expect(model.log == ["gone", "gone"])
  }

  @Test func whatIsBehindGetsNoInput() {
    let model = Model()
    let stage = TouchStage {
      VStack(spacing: 0) {
        Box(1, 200, 140).onTapGesture { model.log.append("tap") }
        Button("Save") { model.log.append("save") }.keyboardShortcut("s")
        TextField("Name", text: Bindable(model).text)
      }
      .sheet(isPresented: Bindable(model).isPresented) {
        Button("Inside") { model.log.append("inside") }.keyboardShortcut("i")
      }
    }
    stage.click(20, 90, isTouch: false)
    key(stage, .character("s"), .control)
    #expect(model.log == ["tap", "save"])
    model.isPresented = true
    stage.pass(1)
    stage.click(20, 90, isTouch: false)
    key(stage, .character("s"), .control)
    stage.window.host.send(.text("x"))
    #expect(model.log == ["tap", "save"])
    #expect(model.text == "")
    key(stage, .character("i"), .control)
    #expect(model.log == ["tap", "save", "inside"])
    // Tab stays inside, where there is one button.
    for _ in 0..<3 {
      key(stage, .tab)
      key(stage, .space)
    }
    #expect(model.log == ["tap", "save", "inside", "inside", "inside", "inside"])
    // Once it goes, input is what is behind's again.
    key(stage, .escape)
    key(stage, .character("s"), .control)
    stage.click(20, 90, isTouch: false)
    #expect(model.log.suffix(2) == ["save", "tap"])
  }

  @Test func theFocusComesBack() {
    let model = Model()
    let stage = TouchStage {
      VStack(spacing: 0) {
        Button("A") { model.log.append("a") }
        Button("B") { model.log.append("b") }
      }
      .sheet(isPresented: Bindable(model).isPresented) {
        TextField("Name", text: Bindable(model).text).frame(width: 100)
      }
    }
    key(stage, .tab)
    key(stage, .tab)
    model.isPresented = true
    stage.pass(1)
    // A sheet's first field has the focus.
    stage.window.host.send(.text("new"))
    stage.pass(0.1)
    #expect(model.text == "new")
    key(stage, .escape)
    stage.pass(1)
    key(stage, .space)
    #expect(model.log == ["b"])
  }

  @Test func sheetsOnSheetsGoOneByOne() {
    let (first, second) = (Model(), Model())
    let stage = TouchStage {
      Box(1, 200, 280)
        .sheet(isPresented: Bindable(first).isPresented) {
          Box(2, 150, 150)
            .sheet(isPresented: Bindable(second).isPresented) { Box(3, 50, 50) }
        }
    }
    first.isPresented = true
    stage.pass(1)
    second.isPresented = true
    stage.pass(1)
    #expect(stage.window.boxes(at: stage.time).map(\.name) == [1, 2, 3])
    key(stage, .escape)
    stage.pass(1)
    #expect(stage.window.boxes(at: stage.time).map(\.name) == [1, 2])
    // With the first goes the second, which it presents.
    second.isPresented = true
    stage.pass(1)
    first.isPresented = false
    stage.pass(2)
    #expect(stage.window.boxes(at: stage.time).map(\.name) == [1])
    key(stage, .escape)
    stage.window.host.checkInvariants()
  }

  @Test func aSheetGoesWithWhatPresentsIt() {
    let model = Model()
    model.isPresented = true
    let stage = TouchStage {
      ZStack {
        Box(1, 200, 280)
        Reading {
          if model.isPresented { Box(2, 10, 10).sheet(isPresented: .constant(true)) { Box(3, 100, 60) } }
        }
      }
    }
    stage.pass(1)
    #expect(!stage[3].isNull)
    model.isPresented = false
    stage.pass(0.1)
    #expect(stage[2].isNull && stage[3].isNull)
    withAnimation { model.isPresented = true }
    stage.pass(1)
    #expect(!stage[3].isNull)
    withAnimation { model.isPresented = false }
    stage.pass(1)
    #expect(stage[2].isNull && stage[3].isNull)
  }

  private struct Parent: View {
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }.frame(width: 200, height: 200)
        .sheet(isPresented: $isPresented) { Child() }
    }
  }
  private struct Child: View {
    var body: some View { Text("Child") }
  }

  @Test func theBodyAroundDoesNotRun() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Parent() }
    host.update()
    host.resetCounts()
    host.click(100, 140)
    host.advance(by: 1)
    host.update()
    #expect(host.bodies(of: Parent.self) == 0)
    #expect(host.bodies(of: Child.self) == 1)
  }

  // MARK: Covers and popovers

  @Test func aCoverFillsTheWindow() {
    let model = Model()
    let stage = TouchStage {
      Box(1, 200, 280).fullScreenCover(isPresented: Bindable(model).isPresented) {
        Box(2)
      }
    }
    model.isPresented = true
    stage.pass(2)
    #expect(stage[2] == CGRect(x: 0, y: 0, width: 200, height: 280))
    key(stage, .escape)
    #expect(model.isPresented)
    model.isPresented = false
    stage.pass(2)
    #expect(stage[2].isNull)
  }

  private func popover(at alignment: Alignment, edge: Edge?, _ model: Model) -> TouchStage {
    TouchStage {
      Box(1, 40, 20)
        .popover(isPresented: Bindable(model).isPresented, arrowEdge: edge) {
          Box(2, 60, 50)
        }
        .frame(width: 200, height: 280, alignment: alignment)
    }
  }

  @Test func aPopoverIsBesideItsViewAndInsideOfTheWindow() {
    let model = Model()
    model.isPresented = true
    // Below, 10 points away for its arrow; in the middle of the view.
    let middle = popover(at: .center, edge: nil, model)
    middle.pass(1)
    #expect(middle[1] == CGRect(x: 80, y: 130, width: 40, height: 20))
    #expect(middle[2] == CGRect(x: 70, y: 160, width: 60, height: 50))
    // Above where below is no room, 8 points inside of the window.
    let corner = popover(at: .bottomTrailing, edge: nil, model)
    corner.pass(1)
    #expect(corner[1] == CGRect(x: 160, y: 260, width: 40, height: 20))
    #expect(corner[2] == CGRect(x: 132, y: 200, width: 60, height: 50))
    let leading = popover(at: .center, edge: .leading, model)
    leading.pass(1)
    #expect(leading[2] == CGRect(x: 10, y: 115, width: 60, height: 50))
    let trailing = popover(at: .center, edge: .trailing, model)
    trailing.pass(1)
    #expect(trailing[2] == CGRect(x: 130, y: 115, width: 60, height: 50))
    // A press beside it dismisses it.
    trailing.click(5, 5, isTouch: false)
    #expect(!model.isPresented)
  }

  @Test func aPopoverFollowsItsView() {
    let model = Model()
    model.isPresented = true
    model.item = Item(id: 0)
    let stage = TouchStage {
      Reading {
        Box(1, 40, 20)
          .popover(isPresented: .constant(true)) { Box(2, 60, 50) }
          .offset(y: CGFloat(model.item?.id ?? 0))
      }
    }
    stage.pass(1)
    let y = stage[2].minY
    model.item = Item(id: -30)
    stage.pass(0.1)
    #expect(stage[2].minY == y - 30)
  }
}

private enum TestWordKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  fileprivate var testWord: String {
    get { self[TestWordKey.self] }
    set { self[TestWordKey.self] = newValue }
  }
}
