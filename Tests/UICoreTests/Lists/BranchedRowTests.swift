import Foundation
import Geometry
import Testing

@testable import UICore

/// Rows whose view is one of several. They are 28 points high.
@MainActor struct BranchedRowTests {
  private final class Model {
    var selection: Int?
    var isOther = false
    var change: () -> Void = {}
  }

  private struct Row: View {
    let number: Int
    let isOther: Bool

    var body: some View {
      if isOther { Box(100 + number, 50, 20) } else { Box(number, 50, 20) }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var selection: Int?
    @State private var isOther = false

    var body: some View {
      let _ = (model.selection, model.change) = (selection, { isOther.toggle() })
      List(selection: $selection) {
        ForEach([7, 8, 9], id: \.self) { Row(number: $0, isOther: isOther) }
      }
      .listStyle(.plain)
    }
  }

  @Test func theyAreSelectedByTheIDsOfTheirElements() {
    let model = Model()
    let stage = TouchStage(height: 200) { Screen(model: model) }
    stage.click(100, 14, isTouch: false)
    #expect(model.selection == 7)
    stage.click(100, 28 * 2 + 14, isTouch: false)
    #expect(model.selection == 9)
    // Another branch is the same row.
    model.change()
    stage.pass(0.1)
    #expect(!stage[109].isNull)
    stage.click(100, 28 + 14, isTouch: false)
    #expect(model.selection == 8)
  }

  private struct Said: View {
    let model: Model
    let isPlain: Bool
    @State private var selection: Int?
    @State private var isOther = false

    var body: some View {
      let _ = (model.selection, model.change) = (selection, { isOther.toggle() })
      List(selection: $selection) {
        ForEach([7, 8], id: \.self) { number in
          if isOther {
            Box(100 + number, 50, 20)
          } else if isPlain {
            Box(number, 50, 20)
          } else {
            Box(number, 50, 20)
              .listRowInsets(EdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 0))
              .listRowSeparator(.hidden)
              .listRowBackground(Color(red: 1, green: 0, blue: 0))
              .tag(number * 10)
              .selectionDisabled(number == 8)
          }
        }
      }
      .listStyle(.plain)
    }
  }

  /// What the branch that shows says of its row is heard: 20 points between margins of 10 are 40.
  @Test func whatABranchSaysOfItsRowIsHeard() {
    let (model, plain) = (Model(), Model())
    let stage = TouchStage(height: 200) { Said(model: model, isPlain: false) }
    let other = TouchStage(height: 200) { Said(model: plain, isPlain: true) }
    #expect(stage[7].minX == 40 && stage[7].minY == 10 && stage[8].minY == 50)
    stage.click(100, 20, isTouch: false)
    #expect(model.selection == 70)
    stage.click(100, 60, isTouch: false)
    #expect(model.selection == 70)
    // The other branch says nothing: as if none had.
    model.change()
    plain.change()
    stage.pass(0.5)
    other.pass(0.5)
    #expect(stage[107] == other[107] && stage[108] == other[108] && !stage[107].isNull)
    model.change()
    stage.pass(0.5)
    #expect(stage[7].minX == 40 && stage[8].minY == 50)
  }

  private struct Nested: View {
    let model: Model
    @State private var selection: Int?

    var body: some View {
      let _ = model.selection = selection
      List(selection: $selection) {
        ForEach(["a", "b"], id: \.self) { name in
          Section {
            ForEach([1, 2], id: \.self) { Row(number: $0 + (name == "a" ? 0 : 10), isOther: false) }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  /// The id of the row counts, not that of the section around it.
  @Test func soAreThoseInsideOfAnotherForEach() {
    let model = Model()
    let stage = TouchStage(height: 200) { Nested(model: model) }
    stage.click(100, stage[2].midY, isTouch: false)
    #expect(model.selection == 2)
  }
}
