import SwiftUI

/// The part of a graph that depends on its window: axes and layers.
///
/// Each layer is a view of its own, which is only drawn again if its data or space changed.
struct PlotView: View {
  let plan: GraphPlan
  let size: CGSize
  let options: GraphOptions
  let control: WindowControl
  @Environment(\.displayScale) private var displayScale
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let environment = control.model.environments.environment(
      displayScale: displayScale, locale: locale, timeZone: plan.timeZone ?? timeZone)
    let layout = PlotLayout(
      plan, window: control.window, hidden: control.model.hidden, size: size, environment: environment)
    ZStack(alignment: .topLeading) {
      AxesView(picture: layout.axes)
      LayersView(layers: layout.layers)
        .frame(width: layout.plot.width, height: layout.plot.height)
        // Draw into a picture of its own, so that the crosshair and tooltip move without redrawing layers.
        .drawingGroup()
        .offset(x: layout.plot.minX, y: layout.plot.minY)
      PointerView(layout: layout, options: options, control: control)
    }
    // In every language the x axis runs from left to right, and all that lies over it goes by its points.
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.outerDirection, direction)
  }
}

extension EnvironmentValues {
  /// The direction of the views around a graph.
  @Entry fileprivate var outerDirection = LayoutDirection.leftToRight
}

/// Gives what a program shows inside of a plot the direction of the views around the graph.
struct OuterDirection: ViewModifier {
  @Environment(\.outerDirection) private var direction

  func body(content: Content) -> some View { content.environment(\.layoutDirection, direction) }
}
