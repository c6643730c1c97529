import Accessibility
import Foundation

extension View {
  /// Describes the chart that the view shows: its title and summary, and below it an element for each series with one for
  /// each point, up to 1,000 of all.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    accessibility { $0.chart = representable }
  }
}

extension AXChartDescriptor {
  /// More points than anybody walks through; a summary says more then.
  private static let mostPoints = 1000

  /// The chart as an element, without a frame.
  var element: AccessibilityElement {
    var element = AccessibilityElement()
    element.label = title ?? ""
    element.value = summary
    var room = Self.mostPoints
    for series in series {
      var part = AccessibilityElement()
      part.label = series.name ?? yAxis?.title ?? xAxis.title
      part.children = series.dataPoints.prefix(room).map { point in
        var element = AccessibilityElement()
        element.traits = .isStaticText
        element.label = [point.label, xAxis.text(point.xValue)].compactMap(\.self).joined(separator: ", ")
        element.value = text(of: point)
        return element
      }
      room -= part.children.count
      let rest = series.dataPoints.count - part.children.count
      if rest > 0 { part.value = "\(rest) points more" }
      element.children.append(part)
    }
    return element
  }

  private func text(of point: AXDataPoint) -> String {
    let y = point.yValue.map { yAxis?.text(.number($0)) ?? $0.formatted() }
    let others = zip(additionalAxes, point.additionalValues).map { "\($0.title) \($0.text($1))" }
    return ([y].compactMap(\.self) + others).joined(separator: ", ")
  }
}

extension AXDataAxisDescriptor {
  fileprivate func text(_ value: AXDataPoint.Value) -> String {
    switch value {
    case .category(let name): name
    case .number(let number):
      (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? number.formatted()
    }
  }
}
