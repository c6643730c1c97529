import SwiftUI

/// A legend with a row for each layer and statistics of its visible part.
struct LegendTable: View {
  let layers: [GraphLayer]
  let statistics: [GraphStatistic]
  /// Whether the legend is beside the graph and as high as it.
  let isBeside: Bool
  let plan: GraphPlan
  let model: GraphModel
  let control: WindowControl
  @Environment(\.locale) private var locale
  private static let rowHeight: CGFloat = 18
  private static let rowsInSight = 5

  var body: some View {
    let window = control.window
    let all = layers.map(\.id)
    let symbols = model.environments.symbols(of: locale)
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 0) {
        Text("Name").frame(maxWidth: .infinity, alignment: .leading)
        ForEach(statistics, id: \.self) { Text($0.title).frame(width: LegendPlan.columnWidth, alignment: .trailing) }
      }
      .font(.system(size: 11).weight(.semibold))
      .foregroundStyle(.secondary)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(layers) { layer in
            LegendRow(
              layer: layer, all: all, statistics: statistics, unit: plan.axes[layer.style.side].unit,
              symbols: symbols, window: window, model: model
            )
            .frame(height: Self.rowHeight)
          }
        }
      }
      .frame(height: isBeside ? nil : Self.rowHeight * CGFloat(min(layers.count, Self.rowsInSight)))
    }
    .padding(.horizontal, 8)
  }
}

private struct LegendRow: View {
  let layer: GraphLayer
  let all: [LayerID]
  let statistics: [GraphStatistic]
  let unit: MetricUnit?
  let symbols: NumberSymbols
  let window: ClosedRange<Double>
  let model: GraphModel

  var body: some View {
    let figures = layer.mark.series.map { $0.statistics(in: $0.indices(in: window)) }
    let formatter = (layer.style.unit ?? unit ?? .short).formatter(symbols: symbols)
    HStack(spacing: 0) {
      LegendEntry(layer: layer, all: all, model: model).frame(maxWidth: .infinity, alignment: .leading)
      ForEach(statistics, id: \.self) { statistic in
        Text(figures?[statistic].map(formatter.string) ?? "–")
          .font(.system(size: 11).monospacedDigit())
          .frame(width: LegendPlan.columnWidth, alignment: .trailing)
      }
    }
  }
}

extension GraphStatistic {
  fileprivate var title: String {
    switch self {
    case .minimum: "Min"
    case .maximum: "Max"
    case .average: "Avg"
    case .sum: "Sum"
    case .first: "First"
    case .last: "Last"
    }
  }
}

extension SeriesStatistics {
  fileprivate subscript(_ statistic: GraphStatistic) -> Double? {
    guard count > 0 else { return nil }
    switch statistic {
    case .minimum: return minimum
    case .maximum: return maximum
    case .average: return average
    case .sum: return sum
    case .first: return first
    case .last: return last
    }
  }
}
