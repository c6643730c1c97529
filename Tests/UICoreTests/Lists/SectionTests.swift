import Foundation
import Geometry
import Testing

@testable import UICore

/// Headers of 34 points, their boxes 10 from the top; rows of 28, their boxes 4 from the top.
@MainActor struct SectionTests {
  private final class Model {
    var selection: Int?
    var isOpen: [Bool] = []
    var setOpen: (Int, Bool) -> Void = { _, _ in }
  }

  private struct Screen: View {
    let model: Model
    var isPlain = false
    @State private var isOpen = [true, true, true]
    @State private var selection: Int?

    init(_ model: Model, isPlain: Bool = false) { (self.model, self.isPlain) = (model, isPlain) }

    var body: some View {
      let _ = (model.selection, model.isOpen) = (selection, isOpen)
      let _ = model.setOpen = { isOpen[$0] = $1 }
      List(selection: $selection) {
        ForEach(0..<3) { section in
          Section(isExpanded: $isOpen[section]) {
            ForEach(10 * section..<10 * section + 4, id: \.self) { Box($0, 50, 20).tag($0) }
          } header: {
            Box(100 + section, 50, 20)
          }
        }
      }
      .listStyle(_ListStyle(isPlain: isPlain))
    }
  }

  private struct _ListStyle: ListStyle {
    let isPlain: Bool
    nonisolated var _kind: _ListStyleKind { isPlain ? .plain : .inset }
  }

  private struct Constant: View {
    let model: Model
    @State private var isOpen = [true, true]

    var body: some View {
      let _ = model.isOpen = isOpen
      List {
        ForEach(0..<2) { section in
          Section(isExpanded: $isOpen[section]) {
            Box(10 * section, 50, 20)
          } header: {
            Box(100 + section, 50, 20)
          }
        }
      }
    }
  }

  private func tops(_ stage: TouchStage, _ names: [Int]) -> [CGFloat?] {
    names.map { name in
      let frame = stage[name]
      return frame.isNull ? nil : frame.minY
    }
  }

  @Test func aPressOnTheHeaderHidesAndShowsTheRows() throws {
    for isTouch in [false, true] {
      let model = Model()
      let stage = TouchStage(height: 500) { Screen(model) }
      #expect(tops(stage, [100, 0, 3, 101, 10]) == [10, 38, 122, 156, 184])
      stage.click(150, 20, isTouch: isTouch)
      stage.pass(1)
      #expect(model.isOpen == [false, true, true])
      #expect(tops(stage, [100, 0, 3, 101, 10]) == [10, nil, nil, 44, 72])
      #expect(model.selection == nil)
      stage.click(150, 20, isTouch: isTouch)
      stage.pass(1)
      #expect(tops(stage, [100, 0, 3, 101, 10]) == [10, 38, 122, 156, 184])
    }
  }

  @Test func theProgramHidesThemToo() throws {
    let model = Model()
    let stage = TouchStage(height: 500) { Screen(model) }
    model.setOpen(1, false)
    stage.pass(0.1)
    #expect(tops(stage, [101, 10, 102, 20]) == [156, nil, 190, 218])
    model.setOpen(0, false)
    model.setOpen(2, false)
    stage.pass(0.1)
    #expect(tops(stage, [100, 101, 102, 20]) == [10, 44, 78, nil])
  }

  @Test func theKeyboardPassesOverWhatIsHidden() throws {
    let model = Model()
    let stage = TouchStage(height: 500) { Screen(model) }
    model.setOpen(1, false)
    stage.pass(0.1)
    stage.click(100, 120, isTouch: false)
    #expect(model.selection == 3)
    stage.window.host.send(.keyDown(.downArrow, modifiers: [], isRepeat: false))
    stage.pass(0.1)
    #expect(model.selection == 20)
  }

  @Test func sectionsOfOneRowEachInAForEach() throws {
    let model = Model()
    let stage = TouchStage(height: 300) { Constant(model: model) }
    #expect(tops(stage, [100, 0, 101, 10]) == [10, 38, 72, 100])
    stage.click(150, 20)
    stage.pass(1)
    #expect(model.isOpen == [false, true])
    #expect(tops(stage, [100, 0, 101, 10]) == [10, nil, 44, 72])
  }

  @Test func aPinnedHeaderIsPressedNotWhatItCovers() throws {
    let model = Model()
    let stage = TouchStage(height: 200) { Screen(model, isPlain: true) }
    stage.window.host.send(
      .scroll(location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -60), isPrecise: true, modifiers: []))
    stage.pass(1)
    #expect(tops(stage, [100, 3]) == [10, 62])
    stage.click(150, 20, isTouch: false)
    stage.pass(1)
    #expect(model.selection == nil)
    #expect(model.isOpen == [false, true, true])
  }

  @Test func otherContainersShowThemAsTheyAre() throws {
    struct Column: View {
      @State private var isOpen = false
      var body: some View {
        VStack(spacing: 0) {
          Section(isExpanded: $isOpen) {
            Box(1, 50, 20)
          } header: {
            Box(0, 50, 20)
          }
        }
      }
    }
    let stage = TouchStage(height: 100) { Column() }
    #expect(tops(stage, [0, 1]) == [30, 50])
  }
}
