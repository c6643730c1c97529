import SwiftUI

/// The sectors of a collection.
nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { content._reduce(into: &reduction) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { content._reduce(into: &reduction, change) }
}

/// The marks of a collection.
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Data.Element
  let marks: VectorMarks<Data>
  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void
  ) { marks.reduce(into: &reduction, change) }
}

extension SectorPlot {
  /// A sector for each element.
  ///
  /// - Parameter angularInset: points between a sector and the middle of the gap to its neighbour.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .ratio(0),
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(
      marks: VectorMarks(data: data) { element in
        var item = MarkItem(.sector, x: angle.channel(element))
        item.sector = SectorSize(
          inner: innerRadius.dimension(element), outer: outerRadius.dimension(element), inset: angularInset ?? 0)
        return item
      })
  }
}
