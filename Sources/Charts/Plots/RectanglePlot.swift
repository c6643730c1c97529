import SwiftUI

/// The rectangles of a collection.
nonisolated public struct RectanglePlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension RectanglePlot {
  /// The bands of two values for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.rectangle, x: x.channel(element), y: y.channel(element))
        item.width = width.dimension(element)
        item.height = height.dimension(element)
        return item
      })
  }
  /// A rectangle in the band of y for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(
          .rectangle, x: Channel(xStart.channel(element), xEnd.channel(element)), y: y.channel(element))
        item.height = height.dimension(element)
        return item
      })
  }
  /// A rectangle in the band of x for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(
          .rectangle, x: x.channel(element), y: Channel(yStart.channel(element), yEnd.channel(element)))
        item.width = width.dimension(element)
        return item
      })
  }
  /// A rectangle between two values on each axis for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      marks: VectorMarks(data: data) { element in
        let item = MarkItem(
          .rectangle, x: Channel(xStart.channel(element), xEnd.channel(element)),
          y: Channel(yStart.channel(element), yEnd.channel(element)))
        return item
      })
  }
}
