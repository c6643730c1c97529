import SwiftUI

/// A chart of marks: bars, lines, areas, points, rules, rectangles, sectors.
///
///     Chart(days) { day in
///       BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
///         .foregroundStyle(by: .value("Kind", day.kind))
///     }
///
/// It fills the proposed size; where none is proposed it is 300 by 200 points. Scales, axes and the legend follow from the
/// marks; modifiers such as `chartXAxis` around the chart change them.
///
/// **Cost.** The content is reduced to marks when the chart's view is updated; what the pointer does, a new size or a
/// scroll does not reduce it again. Marks are drawn by one canvas.
public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// A chart of the marks that a closure lists.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of the marks of each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart of the marks of each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    var reduction = _ChartReduction()
    let _ = content._reduce(into: &reduction)
    ChartFrame(items: reduction.marks)
  }
}

/// The marks with what modifiers say of the chart.
struct ChartFrame: View {
  let items: [MarkItem]
  @Environment(\.chartSettings) private var settings
  @State private var windowStart = WindowStart()
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let settings = settings.with(calendar, timeZone)
    let plan = ChartPlan(items, settings, windowStart: windowStart)
    LegendArrangement(settings: settings.legend, plan: plan) {
      GeometryReader { geometry in
        PlotView(plan: plan, settings: settings, size: geometry.size, windowStart: $windowStart)
      }
    }
    .frame(idealWidth: 300, idealHeight: 200)
    .accessibilityElement(children: .contain)
  }
}
