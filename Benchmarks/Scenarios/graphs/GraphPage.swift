import Graphs
import SwiftUI

/// The graph under test and what moves it from outside.
@Observable final class GraphState {
  var window: ClosedRange<Double>
  var series: [Series]

  init(_ series: [Series]) {
    self.series = series
    let extent = series[0].xExtent ?? 0...1
    window = extent
  }
}

struct GraphPage: View {
  let kind: GraphCase
  @Bindable var state: GraphState

  var body: some View {
    Graph(window: $state.window) {
      switch kind {
      case .bars_pan:
        Stack { ForEach(state.series.indices, id: \.self) { Bars(id: $0, points: state.series[$0]) } }
      case .markers_100k: Line(id: 0, points: state.series[0]).symbol(.circle).symbolSize(5)
      default: ForEach(state.series.indices, id: \.self) { Line(id: $0, points: state.series[$0]) }.lineStyle(line)
      }
    }
    .legend(.hidden)
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: kind == .wide_100k ? 3 : 1, lineJoin: .round) }
}
