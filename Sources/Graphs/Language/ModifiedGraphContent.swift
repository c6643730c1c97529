import SwiftUI

/// Content whose layers have other defaults.
nonisolated public struct ModifiedGraphContent<Content: GraphContent>: GraphContent {
  public typealias Body = Never
  let content: Content
  let change: (inout LayerStyle) -> Void

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.withStyle(change) { content._reduce(into: &$0) }
  }
}

/// What layers take unless they, or content nearer to them, say otherwise.
extension GraphContent {
  func changingStyle(_ change: @escaping (inout LayerStyle) -> Void) -> ModifiedGraphContent<Self> {
    ModifiedGraphContent(content: self, change: change)
  }

  /// Colours layers; without it they take the graph's palette in order.
  public func foregroundStyle(_ color: Color) -> ModifiedGraphContent<Self> { changingStyle { $0.color = color } }
  /// How lines are drawn; widths and dashes in points. Lines are 1.5 points wide without it.
  public func lineStyle(_ style: StrokeStyle) -> ModifiedGraphContent<Self> { changingStyle { $0.stroke = style } }
  /// How lines and areas run from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> ModifiedGraphContent<Self> {
    changingStyle { $0.interpolation = method }
  }
  /// Marks each point; `nil` marks none. Markers that would touch each other are left out.
  public func symbol(_ symbol: GraphSymbol?) -> ModifiedGraphContent<Self> { changingStyle { $0.symbol = symbol } }
  /// The side of a symbol, in points; 6 without it.
  public func symbolSize(_ size: CGFloat) -> ModifiedGraphContent<Self> { changingStyle { $0.symbolSize = size } }
  public func opacity(_ opacity: Double) -> ModifiedGraphContent<Self> { changingStyle { $0.opacity *= opacity } }
  /// How much of what is behind an area it hides, 0…1; without it areas fade towards zero.
  public func fillOpacity(_ opacity: Double) -> ModifiedGraphContent<Self> {
    changingStyle { $0.fillOpacity = min(max(opacity, 0), 1) }
  }
  /// What values are measured against.
  public func yAxis(_ side: YAxisSide) -> ModifiedGraphContent<Self> { changingStyle { $0.side = side } }
  /// What values are measured in; the axis takes it where it has no unit of its own.
  public func unit(_ unit: MetricUnit) -> ModifiedGraphContent<Self> { changingStyle { $0.unit = unit } }
  /// What legends and tooltips call the layer.
  public func name(_ name: String) -> ModifiedGraphContent<Self> { changingStyle { $0.name = name } }
  /// What becomes of points without a value.
  public func nulls(_ handling: NullRule) -> ModifiedGraphContent<Self> { changingStyle { $0.nulls = handling } }
  /// Whether the legend lists the layer.
  public func legendHidden(_ isHidden: Bool = true) -> ModifiedGraphContent<Self> {
    changingStyle { $0.isInLegend = !isHidden }
  }
}
