import SwiftUI
import Testing

@testable import Graphs

/// What content reduces to.
@MainActor
struct LanguageTests {
  private func names(@GraphContentBuilder _ content: () -> some GraphContent) -> [String] {
    GraphPlan(content(), palette: .standard).layers.map(\.name)
  }

  private let points = Series(x: [1, 2], y: [3, 4])

  struct Pair: GraphContent {
    let points: Series
    var body: some GraphContent {
      Line("low", points: points)
      Line("high", points: points)
    }
  }

  enum Kind { case line, bars }

  @Test func conditionsLoopsAndCompositesBecomeLayersInOrder() {
    let optional: Series? = points
    let missing: Series? = nil
    let kinds = [Kind.bars, .line]
    let isOn = false
    let result = names {
      Line("a", points: points)
      if isOn { Line("b", points: points) } else { Area("c", points: points) }
      if let optional { Points("d", points: optional) }
      if let missing { Points("e", points: missing) }
      ForEach(kinds.indices, id: \.self) { index in
        switch kinds[index] {
        case .line: Line("line \(index)", points: points)
        case .bars: Bars("bars \(index)", points: points)
        }
      }
      Pair(points: points)
      if #available(macOS 99, *) { Line("f", points: points) }
    }
    #expect(result == ["a", "c", "d", "bars 0", "line 1", "low", "high", "f"])
  }

  @Test func modifiersChangeWhatIsInsideAndTheNearestWins() {
    let plan = GraphPlan(
      TupleGraphContent(Line("a", points: points).foregroundStyle(.red), Line("b", points: points))
        .foregroundStyle(.blue).yAxis(.trailing), palette: .standard)
    #expect(plan.layers.map(\.style.color) == [.red, .blue])
    #expect(plan.layers.map(\.style.side) == [.trailing, .trailing])
  }

  @Test func layersOfOneIdAreToldApart() {
    let plan = GraphPlan(TupleGraphContent(Line("a", points: points), Line("a", points: points)), palette: .standard)
    #expect(plan.layers.map(\.id.occurrence) == [0, 1])
  }

  @Test func layersWithoutAColourTakeThePalettesInOrder() {
    let palette = GraphPalette([.red, .green])
    let plan = GraphPlan(ForEach(0..<3) { Line(id: $0, points: points) }, palette: palette)
    #expect(plan.layers.map(\.style.color) == [.red, .green, .red])
  }
}
