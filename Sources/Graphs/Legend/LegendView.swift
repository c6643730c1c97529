import SwiftUI

/// Lists layers; a click turns one off or on, a double click shows it alone.
struct LegendView: View {
  let plan: GraphPlan
  let legend: LegendPlan
  let model: GraphModel
  let control: WindowControl
  private static let rowHeight = 16.0

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(legend.heatmaps) { layer in
        HeatmapScale(
          highestCount: layer.mark.highestCount ?? 0, style: layer.style, isVertical: legend.position.isBeside)
      }
      if !legend.layers.isEmpty {
        if legend.kind == .table {
          LegendTable(
            layers: legend.layers, statistics: legend.statistics, isBeside: legend.position.isBeside, plan: plan,
            model: model, control: control)
        } else if legend.position.isBeside {
          column(legend.layers)
        } else {
          row(legend.layers)
        }
      }
    }
  }

  private func row(_ layers: [GraphLayer]) -> some View {
    LegendRows(layers: layers, model: model).padding(.leading, LegendPlan.margin)
  }

  private func column(_ layers: [GraphLayer]) -> some View {
    let all = layers.map(\.id)
    return ScrollView(showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 2) {
        ForEach(layers) { LegendEntry(layer: $0, all: all, model: model).frame(height: Self.rowHeight) }
      }
    }
    .padding(.leading, LegendPlan.margin)
  }
}

/// One layer in a legend.
struct LegendEntry: View {
  let layer: GraphLayer
  let all: [LayerID]
  let model: GraphModel

  var body: some View {
    let isHidden = model.hidden.contains(layer.id)
    HStack(spacing: 5) {
      RoundedRectangle(cornerRadius: 1.5)
        .fill(layer.style.ink)
        .frame(width: 10, height: layer.mark.isLine ? 3 : 8)
        .opacity(isHidden ? 0.25 : 1)
      Text(layer.name)
        .font(.system(size: 11))
        .foregroundStyle(isHidden ? .tertiary : .secondary)
        .lineLimit(1)
    }
    .contentShape(Rectangle())
    // A click acts at once. By the second click of a double click the layer is on again, before it is shown alone.
    .onTapGesture { model.toggle(layer.id) }
    .simultaneousGesture(TapGesture(count: 2).onEnded { model.showAlone(layer.id, of: all) })
  }
}

extension GraphModel {
  func toggle(_ id: LayerID) {
    if hidden.remove(id) == nil { hidden.insert(id) }
  }

  /// Hides all other layers; shows all if the layer is already alone.
  func showAlone(_ id: LayerID, of all: [LayerID]) {
    let others = Set(all).subtracting([id])
    hidden = hidden == others ? [] : others
  }
}
