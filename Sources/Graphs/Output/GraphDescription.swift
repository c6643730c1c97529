import Accessibility
import SwiftUI

/// What a graph tells those who do not see it: its summary, and a part for each series.
///
/// Made when an assistive program or a test asks, of what is in sight then.
@MainActor
struct GraphDescription: AXChartDescriptorRepresentable {
  let plan: GraphPlan
  let control: WindowControl

  nonisolated func makeChartDescriptor() -> AXChartDescriptor {
    let (window, summary) = MainActor.assumeIsolated {
      let environment = control.model.environments.latest
      return (control.window, SummaryWriter(plan: plan, window: control.window, environment: environment).summary)
    }
    // Points are not told one by one: a series has thousands.
    return AXChartDescriptor(
      title: summary.headline, summary: summary.notes.isEmpty ? nil : summary.notes.joined(separator: " "),
      xAxis: AXNumericDataAxisDescriptor(title: "", range: window, gridlinePositions: []) { $0.formatted() },
      yAxis: nil,
      series: summary.series.map { AXDataSeriesDescriptor(name: $0.text, isContinuous: true, dataPoints: []) })
  }
}
