import SwiftUI

/// The points of a collection.
nonisolated public struct PointPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension PointPlot {
  /// A symbol for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.point, x: x.channel(element), y: y.channel(element))
        return item
      })
  }
  /// A symbol for each element, at a place of the other axis in points or in the middle of it.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.point, x: x.channel(element), y: y.map { Channel(points: $0, $0) })
        return item
      })
  }
  /// A symbol for each element, at a place of the other axis in points or in the middle of it.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(.point, x: x.map { Channel(points: $0, $0) }, y: y.channel(element))
        return item
      })
  }
}
