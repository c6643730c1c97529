import SwiftUI

/// The marks of a whole collection. Modifiers take key paths of its elements.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What each mark is made of.
  associatedtype DataElement

  /// Adds the marks of all elements, each in the style that a closure makes of the one around.
  func _reduce(into reduction: inout _ChartReduction, _ change: (DataElement, inout _MarkStyleChange) -> Void)
}

/// The style of a mark while modifiers change it.
public struct _MarkStyleChange {
  var style: MarkStyle
}

extension VectorizedChartContent {
  public func _reduce(into reduction: inout _ChartReduction) { _reduce(into: &reduction) { _, _ in } }
}

/// The marks of a collection whose styles follow from its elements.
nonisolated public struct _VectorizedStyleContent<Content: VectorizedChartContent>: VectorizedChartContent {
  public typealias Body = Never
  /// What each mark is made of.
  public typealias DataElement = Content.DataElement
  let content: Content
  let change: (DataElement, inout MarkStyle) -> Void

  @MainActor public func _reduce(
    into reduction: inout _ChartReduction, _ outer: (DataElement, inout _MarkStyleChange) -> Void
  ) {
    content._reduce(into: &reduction) { element, style in
      outer(element, &style)
      change(element, &style.style)
    }
  }
}

/// A collection and the mark of each element.
struct VectorMarks<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> MarkItem

  @MainActor func reduce(
    into reduction: inout _ChartReduction, _ change: (Data.Element, inout _MarkStyleChange) -> Void
  ) {
    for element in data {
      reduction.add(mark(element)) { style in
        var changed = _MarkStyleChange(style: style)
        change(element, &changed)
        style = changed.style
      }
    }
  }
}

/// How the marks of a collection look, by its elements; the innermost modifier wins.
extension VectorizedChartContent {
  nonisolated private func changed(
    _ change: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> _VectorizedStyleContent<Self> { _VectorizedStyleContent(content: self, change: change) }

  /// Sets the style of each mark by a value.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      $1.foregroundKey = StyleKey(value.channel($0))
      $1.foreground = nil
    }
  }
  /// Sets the style of each mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      $1.foreground = $0[keyPath: style]
      $1.foregroundKey = nil
    }
  }
  /// Sets the symbol of each mark by a value.
  nonisolated public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      $1.symbolKey = StyleKey(value.channel($0))
    }
  }
  /// Sets the symbol of each mark.
  nonisolated public func symbol<S: ChartSymbolShape>(
    _ symbol: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbol = .shape($0[keyPath: symbol]) }
  }
  /// Sets the area of each symbol by a value.
  nonisolated public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      $1.sizeKey = StyleKey(value.channel($0))
    }
  }
  /// Sets the area of each symbol, in square points.
  nonisolated public func symbolSize(_ value: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement>
  {
    changed { $1.symbolSize = $0[keyPath: value].isFinite ? max($0[keyPath: value], 0) : 0 }
  }
  /// Sets how the line of each mark is dashed by a value.
  nonisolated public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed {
      $1.lineKey = StyleKey(value.channel($0))
    }
  }
  /// Sets the line of each mark.
  nonisolated public func lineStyle(_ value: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<
    DataElement
  > {
    changed { $1.line = $0[keyPath: value] }
  }
  /// Multiplies the opacity of each mark, 0…1.
  nonisolated public func opacity(_ value: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { $1.opacity *= $0[keyPath: value] }
  }
  /// Rounds the corners of each mark; points.
  nonisolated public func cornerRadius(_ value: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
    DataElement
  > {
    changed { $1.cornerRadius = max($0[keyPath: value], 0) }
  }
  /// Draws each mark in front of those with a lower index.
  nonisolated public func zIndex(_ value: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { $1.zIndex = $0[keyPath: value] }
  }
  /// Places the marks of different values side by side in their band.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.positionKey = PositionKey(value: StyleKey(value.channel($0)).value, axis: axis, span: span) }
  }
  /// Says what assistive programs call each mark.
  nonisolated public func accessibilityLabel(_ value: KeyPath<DataElement, String>) -> some VectorizedChartContent<
    DataElement
  > {
    changed { $1.accessibility.label = Text(verbatim: $0[keyPath: value]) }
  }
  /// Says what assistive programs tell as each mark's value.
  nonisolated public func accessibilityValue(_ value: KeyPath<DataElement, String>) -> some VectorizedChartContent<
    DataElement
  > {
    changed { $1.accessibility.value = Text(verbatim: $0[keyPath: value]) }
  }
  /// Hides marks from assistive programs.
  nonisolated public func accessibilityHidden(_ value: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<
    DataElement
  > {
    changed { $1.accessibility.isHidden = $0[keyPath: value] }
  }
}
