import SwiftUI

/// The rules of a collection.
nonisolated public struct RulePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension RulePlot {
  /// An upright line for each element, over the whole height or between two places in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.rule, x: x.channel(element), y: Channel(points: yStart, yEnd))
        return item
      })
  }
  /// A horizontal line for each element, over the whole width or between two places in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.rule, x: Channel(points: xStart, xEnd), y: y.channel(element))
        return item
      })
  }
  /// An upright line between two values for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.rule, x: x.channel(element), y: Channel(yStart.channel(element), yEnd.channel(element)))
        return item
      })
  }
  /// A horizontal line between two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.rule, x: Channel(xStart.channel(element), xEnd.channel(element)), y: y.channel(element))
        return item
      })
  }
}
