import SwiftUI

/// Lists layers; a click turns one off or on, a double click shows it alone.
struct LegendView: View {
  let plan: GraphPlan
  let style: GraphLegend
  let model: GraphModel
  let control: WindowControl

  var body: some View {
    let layers = plan.legendLayers
    switch style.kind {
    case .hidden: EmptyView()
    case .automatic where layers.count < 2: EmptyView()
    case .automatic, .list: list(layers)
    case .table: LegendTable(layers: layers, statistics: style.statistics, plan: plan, model: model, control: control)
    }
  }

  private func list(_ layers: [GraphLayer]) -> some View {
    let all = layers.map(\.id)
    return ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 14) {
        ForEach(layers) { LegendEntry(layer: $0, all: all, model: model) }
      }
    }
    .frame(height: 16)
    .padding(.leading, 8)
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
        .fill(layer.style.color ?? .accentColor)
        .frame(width: 10, height: isLine ? 3 : 8)
        .opacity(isHidden ? 0.25 : 1)
      Text(layer.name)
        .font(.system(size: 11))
        .foregroundStyle(isHidden ? .tertiary : .secondary)
        .lineLimit(1)
    }
    .contentShape(Rectangle())
    // A click acts at once; the second of a double click has turned the layer on again when it shows it alone.
    .onTapGesture { model.toggle(layer.id) }
    .simultaneousGesture(TapGesture(count: 2).onEnded { model.showAlone(layer.id, of: all) })
  }

  private var isLine: Bool {
    if case .line = layer.mark { true } else { false }
  }
}

extension GraphModel {
  func toggle(_ id: LayerID) {
    if hidden.remove(id) == nil { hidden.insert(id) }
  }

  /// Hides all others; shows all where it was alone already.
  func showAlone(_ id: LayerID, of all: [LayerID]) {
    let others = Set(all).subtracting([id])
    hidden = hidden == others ? [] : others
  }
}
