import SwiftUI

/// A function of x, or of a parameter, of which marks are made once the axis's domain is known.
struct FunctionPlot {
  let x: ChannelLabel
  let y: ChannelLabel
  /// Nil for all that the axis covers.
  let domain: ClosedRange<Double>?
  var isParametric = false
  let point: @Sendable (Double) -> (x: Double, low: Double?, y: Double)

  /// The least number of points that look like a curve in a wide chart.
  private static let count = 600

  fileprivate func marks(_ item: MarkItem, over domain: ClosedRange<Double>, series: Int) -> [MarkItem] {
    let width = domain.upperBound - domain.lowerBound
    guard width.isFinite else { return [] }
    return (0...Self.count).map { index in
      let point = point(domain.lowerBound + width * Double(index) / Double(Self.count))
      var mark = MarkItem(item.kind, x: Channel(label: x, extent: .value(.number(point.x))))
      mark.y = Channel(label: y, extent: .value(.number(point.y)))
      if let low = point.low { mark.y?.extent = .range(.number(low), .number(point.y)) }
      mark.style = item.style
      mark.stacking = .unstacked
      mark.isSample = true
      mark.series = .category("\u{0}\(series)")
      // One element speaks for the whole function.
      if mark.style.accessibility.label == nil { mark.style.accessibility.label = y.text }
      if index > 0 { mark.style.accessibility.isHidden = true }
      return mark
    }
  }
}

/// Puts marks in the place of functions.
func sampleFunctions(_ items: [MarkItem], _ settings: AxisSettings) -> [MarkItem] {
  guard items.contains(where: { $0.function != nil }) else { return items }
  func sampled(_ automatic: ClosedRange<Double>?) -> [MarkItem] {
    items.enumerated().flatMap { index, item -> [MarkItem] in
      guard let function = item.function else { return [item] }
      guard let domain = function.domain ?? automatic else { return [] }
      return function.marks(item, over: domain, series: index)
    }
  }
  let known = sampled(nil)
  let scale = ScaleMaker(known, MarkStacks(known), axis: .horizontal, settings: settings).scale
  return sampled(scale.kind == .number ? scale.domain : nil)
}
