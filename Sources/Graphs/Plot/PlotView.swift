import SwiftUI

/// The part of a graph that depends on its window: axes and layers.
///
/// Each layer is a view of its own, equal to the one before where neither its data nor its space changed.
struct PlotView: View {
  let plan: GraphPlan
  let size: CGSize
  let options: GraphOptions
  let control: WindowControl
  @Environment(\.displayScale) private var displayScale
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let environment = control.model.environments.environment(
      displayScale: displayScale, locale: locale, timeZone: plan.timeZone ?? timeZone)
    let layout = PlotLayout(
      plan, window: control.window, hidden: control.model.hidden, size: size, environment: environment)
    ZStack(alignment: .topLeading) {
      AxesView(picture: layout.axes)
      LayersView(layers: layout.layers)
        .frame(width: layout.plot.width, height: layout.plot.height)
        // A picture of its own, so that crosshair and tooltip move over it without a layer being drawn again.
        .drawingGroup()
        .offset(x: layout.plot.minX, y: layout.plot.minY)
      PointerView(layout: layout, options: options, control: control)
    }
  }
}

/// The layers from back to front.
struct LayersView: View {
  let layers: [PlotLayout.PlacedLayer]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(layers) { placed in
        let (layer, space) = (placed.layer, placed.space)
        let color = layer.style.color ?? .accentColor
        switch layer.mark {
        case .line(let series): LineView(series: series, style: layer.style, color: color, space: space)
        case .area(let mark): AreaView(mark: mark, style: layer.style, color: color, space: space)
        case .bars(let mark): BarsView(mark: mark, style: layer.style, color: color, space: space)
        case .band(let mark): BandView(mark: mark, style: layer.style, color: color, space: space)
        case .points(let series): PointsView(series: series, style: layer.style, color: color, space: space)
        case .heatmap(let mark): HeatmapView(mark: mark, style: layer.style, color: color, space: space)
        case .batch(let mark): BatchView(layers: mark.layers, space: space)
        case .threshold(let mark): ThresholdView(mark: mark, style: layer.style, space: space)
        case .region(let mark): RegionView(mark: mark, style: layer.style, space: space)
        case .event(let mark): EventView(mark: mark, style: layer.style, space: space)
        case .annotation(let mark): AnnotationView(mark: mark, space: space)
        }
      }
    }
  }
}
