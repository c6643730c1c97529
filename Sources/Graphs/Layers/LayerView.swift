import SwiftUI

/// The layers from back to front.
struct LayersView: View {
  let layers: [PlotLayout.PlacedLayer]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(layers) { LayerView(layer: $0.layer, space: $0.space) }
    }
  }
}

/// Draws one layer.
struct LayerView: View {
  let layer: GraphLayer
  let space: PlotSpace

  var body: some View {
    if let view = layer.mark.view(in: space) {
      view
    } else {
      Canvas { context, _ in layer.mark.draw(layer.style, in: space, &context) }
    }
  }
}
