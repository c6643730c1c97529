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
