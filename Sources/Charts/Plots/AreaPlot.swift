import SwiftUI

/// The area of a collection, or of a function.
nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension AreaPlot {
  /// The area of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.area, x: x.channel(element), y: y.channel(element))
        item.stacking = stacking
        return item
      })
  }
  /// The areas of the series of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.area, x: x.channel(element), y: y.channel(element))
        item.series = series.channel(element).ends.first
        item.stacking = stacking
        return item
      })
  }
  /// The area between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.area, x: x.channel(element), y: Channel(yStart.channel(element), yEnd.channel(element)))
        return item
      })
  }
  /// The areas of the series of a collection between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.area, x: x.channel(element), y: Channel(yStart.channel(element), yEnd.channel(element)))
        item.series = series.channel(element).ends.first
        return item
      })
  }
  /// The area between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.area, x: Channel(xStart.channel(element), xEnd.channel(element)), y: y.channel(element))
        return item
      })
  }
}

/// The marks of a function.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
  public typealias Body = Never
  let function: FunctionPlot
  @MainActor public func _reduce(into reduction: inout _ChartReduction) {
    var item = MarkItem(.area)
    item.function = function
    reduction.add(item)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and the graph of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .key(x), y: .key(y), domain: domain) { (x: $0, low: nil, y: function($0)) })
  }
  /// The area between two functions, (yStart, yEnd) = f(x); where one is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .key(x), y: .key(yEnd), domain: domain) {
        let ends = function($0)
        return (x: $0, low: ends.yStart, y: ends.yEnd)
      })
  }
  /// The area between zero and the graph of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .text(x), y: .text(y), domain: domain) { (x: $0, low: nil, y: function($0)) })
  }
  /// The area between two functions, (yStart, yEnd) = f(x); where one is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .text(x), y: .text(yEnd), domain: domain) {
        let ends = function($0)
        return (x: $0, low: ends.yStart, y: ends.yEnd)
      })
  }
  /// The area between zero and the graph of y = f(x); where the function is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .verbatim(String(x)), y: .verbatim(String(y)), domain: domain) {
        (x: $0, low: nil, y: function($0))
      })
  }
  /// The area between two functions, (yStart, yEnd) = f(x); where one is not finite there is a gap.
  ///
  /// - Parameter domain: that of x; nil for all that the axis covers.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(x: .verbatim(String(x)), y: .verbatim(String(yEnd)), domain: domain) {
        let ends = function($0)
        return (x: $0, low: ends.yStart, y: ends.yEnd)
      })
  }
}
