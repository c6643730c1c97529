import SwiftUI

/// The line of a collection, or of a function.
///
///     LinePlot(x: "x", y: "sin x") { sin($0) }
///     LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.price))
nonisolated public struct LinePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension LinePlot {
  /// The line of a collection, in the order of its elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.line, x: x.channel(element), y: y.channel(element))
        return item
      })
  }
  /// The lines of the series of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.line, x: x.channel(element), y: y.channel(element))
        item.series = series.channel(element).ends.first
        return item
      })
  }
}

/// The marks of a function.
nonisolated public struct FunctionLinePlotContent: ChartContent {
  public typealias Body = Never
  let function: FunctionPlot
  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    var item = MarkItem(.line)
    item.function = function
    reduction.add(item)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .key(x), y: .key(y), domain: domain) { (x: $0, low: nil, y: function($0)) })
  }
  /// The line of (x, y) = f(t); where the function is not finite there is a gap.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .key(x), y: .key(y), domain: domain, isParametric: true) {
        let point = function($0)
        return (x: point.x, low: nil, y: point.y)
      })
  }
  /// The line of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .text(x), y: .text(y), domain: domain) { (x: $0, low: nil, y: function($0)) })
  }
  /// The line of (x, y) = f(t); where the function is not finite there is a gap.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .text(x), y: .text(y), domain: domain, isParametric: true) {
        let point = function($0)
        return (x: point.x, low: nil, y: point.y)
      })
  }
  /// The line of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .verbatim(String(x)), y: .verbatim(String(y)), domain: domain) {
        (x: $0, low: nil, y: function($0))
      })
  }
  /// The line of (x, y) = f(t); where the function is not finite there is a gap.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      function: FunctionPlot(x: .verbatim(String(x)), y: .verbatim(String(y)), domain: domain, isParametric: true) {
        let point = function($0)
        return (x: point.x, low: nil, y: point.y)
      })
  }
}
