import SwiftUI

/// A graph of layers in one coordinate space.
///
///     Graph(window: $visible) {
///       ForEach(services) { Line(id: $0.name, points: $0.latency) }
///       Threshold(y: 0.95, "SLO").severity(.warning)
///       DualYAxes(leading: .seconds)
///     }
///
/// It fills the proposed size. By default it has axes, a grid, a tooltip and, for several layers, a legend.
///
/// **Cost.** Reducing the content takes a few hundred nanoseconds a layer, whenever the graph's view is updated. Moving the
/// window draws each layer once, at the cost of its pixels; moving the pointer draws none.
public struct Graph<Content: GraphContent>: View {
  let content: Content
  var options: GraphOptions
  @State private var model = GraphModel()
  @Environment(\.graphHome) private var home

  /// - Parameter window: the visible range of the x axis, in seconds since 1970 if it is time. The user moves it by panning
  ///   and zooming.
  public init(window: Binding<ClosedRange<Double>>, @GraphContentBuilder content: () -> Content) {
    self.content = content()
    options = GraphOptions(window: window)
  }

  public init(window: Binding<ClosedRange<Date>>, @GraphContentBuilder content: () -> Content) {
    self.init(
      window: Binding {
        let range = window.wrappedValue
        return range.lowerBound.timeIntervalSince1970...range.upperBound.timeIntervalSince1970
      } set: { range in
        let (lower, upper) = (range.lowerBound, range.upperBound)
        window.wrappedValue = Date(timeIntervalSince1970: lower)...Date(timeIntervalSince1970: upper)
      }, content: content)
  }

  /// A graph that shows everything until the user zooms.
  public init(@GraphContentBuilder content: () -> Content) {
    self.content = content()
    options = GraphOptions()
  }

  public var body: some View {
    let plan = GraphPlan(content, palette: options.palette)
    let control = WindowControl(options: options, model: model, plan: plan, home: home)
    GeometryReader { outer in
      let legend = LegendPlan(plan, options.legend, options.legendPosition, size: outer.size)
      LegendArrangement(legend: legend) {
        GeometryReader { geometry in
          PlotView(plan: plan, size: geometry.size, options: options, control: control)
            .accessibilityChartDescriptor(GraphDescription(plan: plan, control: control))
        }
        if !legend.isEmpty { LegendView(plan: plan, legend: legend, model: model, control: control) }
      }
    }
  }
}
