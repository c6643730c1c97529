import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class CellsModel {
  var ids = [1, 2]
  @ObservationIgnored var grow: [Int: Binding<Bool>] = [:]
}

private struct Cells: View {
  let model: CellsModel

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30))], spacing: 0) {
        ForEach(model.ids, id: \.self) { Cell(id: $0, model: model) }
      }
    }
  }
}

private struct Cell: View {
  let id: Int
  let model: CellsModel
  @State private var isLarge = false

  var body: some View {
    let _ = model.grow[id] = $isLarge
    Block(isLarge ? 15 : 10, 20).named("\(id)")
  }
}

extension LayoutSpecification {
  /// A cell keeps its state when an insertion before it moves it to another line.
  ///
  /// A cell is 10 wide, and 5 more once its state says so; each lies in the middle of a column of 30.
  @Test func cellsKeepTheirStateWhenTheyMove() {
    let model = CellsModel()
    let scene = LayoutScene(60, 40) {
      Cells(model: model)
    }
    scene.expect([
      "1": rect(10, 0, 10, 20),
      "2": rect(40, 0, 10, 20),
    ])
    model.grow[2]?.wrappedValue = true
    scene.update()
    scene.expect(["2": rect(37.5, 0, 15, 20)])
    model.ids = [0, 1, 2]
    scene.update()
    scene.expect(["0": rect(10, 0, 10, 20), "1": rect(40, 0, 10, 20), "2": rect(7.5, 20, 15, 20)])
  }
}
