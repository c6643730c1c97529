import SwiftUI

/// The layers from back to front.
struct LayersView: View {
  let layers: [PlotLayout.PlacedLayer]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(LayerRun.runs(of: layers)) { LayerView(run: $0) }
    }
  }
}

/// Draws neighbouring layers.
struct LayerView: View {
  let run: LayerRun

  var body: some View {
    if let view = run.layers[0].mark.view(in: run.space) {
      view
    } else {
      Canvas { context, _ in
        for layer in run.layers {
          var own = context
          layer.mark.draw(layer.style, in: run.space, &own)
        }
      }
    }
  }
}

/// Neighbouring layers that one view draws: a view for each of a hundred short lines would cost more than the lines.
struct LayerRun: Equatable, Identifiable {
  let space: PlotSpace
  private(set) var layers: [GraphLayer]
  var id: LayerID { layers[0].id }

  /// The most points of several layers in one run. A layer with more has a view of its own, which others do not run.
  static let mostPoints = 8192

  init(_ layer: PlotLayout.PlacedLayer) { (space, layers) = (layer.space, [layer.layer]) }

  static func runs(of layers: [PlotLayout.PlacedLayer]) -> [LayerRun] {
    var (runs, points) = ([LayerRun](), 0)
    for layer in layers {
      // What has no points has a view of its own.
      let count = layer.layer.mark.series?.count ?? mostPoints + 1
      points += count
      if let last = runs.last, points <= mostPoints, last.space == layer.space {
        runs[runs.count - 1].layers.append(layer.layer)
      } else {
        runs.append(LayerRun(layer))
        points = count
      }
    }
    return runs
  }
}
