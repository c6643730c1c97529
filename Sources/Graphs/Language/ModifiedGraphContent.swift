import SwiftUI

/// Content with other default styles.
nonisolated public struct ModifiedGraphContent<Content: GraphContent>: GraphContent {
  public typealias Body = Never
  let content: Content
  let change: (inout LayerStyle) -> Void

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.withStyle(change) { content._reduce(into: &$0) }
  }
}

/// The default style of layers; the innermost modifier wins.
extension GraphContent {
  func changingStyle(_ change: @escaping (inout LayerStyle) -> Void) -> ModifiedGraphContent<Self> {
    ModifiedGraphContent(content: self, change: change)
  }

  /// Sets the colour of layers; by default they take colours from the graph's palette, in order.
  public func foregroundStyle(_ color: Color) -> ModifiedGraphContent<Self> { changingStyle { $0.color = color } }
  /// Sets how lines are drawn; widths and dashes in points. The default width is 1.5 points.
  public func lineStyle(_ style: StrokeStyle) -> ModifiedGraphContent<Self> { changingStyle { $0.stroke = style } }
  /// Sets the interpolation of lines and areas between points.
  public func interpolationMethod(_ method: InterpolationMethod) -> ModifiedGraphContent<Self> {
    changingStyle { $0.interpolation = method }
  }
  /// Sets the symbol at each point; `nil` draws none. At most one symbol is drawn per pixel.
  public func symbol(_ symbol: GraphSymbol?) -> ModifiedGraphContent<Self> { changingStyle { $0.symbol = symbol } }
  /// Sets the side of symbols, in points; the default is 6.
  public func symbolSize(_ size: CGFloat) -> ModifiedGraphContent<Self> { changingStyle { $0.symbolSize = size } }
  public func opacity(_ opacity: Double) -> ModifiedGraphContent<Self> { changingStyle { $0.opacity *= opacity } }
  /// Sets the opacity of an area's fill, 0…1; by default areas fade towards zero.
  public func fillOpacity(_ opacity: Double) -> ModifiedGraphContent<Self> {
    changingStyle { $0.fillOpacity = min(max(opacity, 0), 1) }
  }
  /// Sets the y axis of layers.
  public func yAxis(_ side: YAxisSide) -> ModifiedGraphContent<Self> { changingStyle { $0.side = side } }
  /// Sets the unit of values, and of an axis without a unit of its own.
  public func unit(_ unit: MetricUnit) -> ModifiedGraphContent<Self> { changingStyle { $0.unit = unit } }
  /// Sets the name of the layer in legends and tooltips.
  public func name(_ name: String) -> ModifiedGraphContent<Self> { changingStyle { $0.name = name } }
  /// Sets how points without a value are drawn.
  public func nulls(_ handling: NullRule) -> ModifiedGraphContent<Self> { changingStyle { $0.nulls = handling } }
  /// Hides layers in the legend.
  public func legendHidden(_ isHidden: Bool = true) -> ModifiedGraphContent<Self> {
    changingStyle { $0.isInLegend = !isHidden }
  }
}
