import SwiftUI

/// How marks look; the innermost modifier wins.
extension ChartContent {
  /// Sets the style of marks; a gradient spans each mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedChartContent<Self> {
    styled {
      $0.foreground = style
      $0.foregroundKey = nil
    }
  }

  /// Sets the style of marks by a value: a colour of the palette for each string, one between two for each number.
  ///
  /// Values have entries in the legend. Lines and areas of different values are of different series.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedChartContent<Self> {
    let key = StyleKey(value.channel)
    return styled {
      $0.foregroundKey = key
      $0.foreground = nil
    }
  }

  /// Sets how lines are drawn; widths and dashes in points. Lines are 2 points wide, rules 1.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> _ModifiedChartContent<Self> { styled { $0.line = style } }

  /// Sets how lines are dashed by a value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedChartContent<Self> {
    let key = StyleKey(value.channel)
    return styled { $0.lineKey = key }
  }

  /// Sets how lines and areas run between their points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> _ModifiedChartContent<Self> {
    styled { $0.interpolation = method }
  }

  /// Multiplies the opacity of marks, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> _ModifiedChartContent<Self> { styled { $0.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors; points.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> _ModifiedChartContent<Self>
  {
    styled { $0.cornerRadius = max(radius, 0) }
  }

  /// Blurs marks; points.
  nonisolated public func blur(radius: CGFloat) -> _ModifiedChartContent<Self> { styled { $0.blur = radius } }

  /// Shows of each mark what is inside of a shape in its frame: `clipShape(Capsule())` makes the ends of bars round.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> _ModifiedChartContent<Self>
  {
    styled { $0.clips.append(shape) }
  }

  /// Adds a shadow to marks; points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> _ModifiedChartContent<Self> {
    let shadow = MarkShadow(color: color, radius: radius, x: x, y: y)
    return styled { $0.shadow = shadow }
  }

  /// Draws marks in front of those with a lower index; those of the same index in order.
  nonisolated public func zIndex(_ value: Double) -> _ModifiedChartContent<Self> { styled { $0.zIndex = value } }

  /// Moves marks; points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedChartContent<Self> {
    styled { $0.offset = MarkOffset(x: $0.offset.x + x, y: $0.offset.y + y) }
  }

  /// Moves marks; points.
  nonisolated public func offset(_ offset: CGSize) -> _ModifiedChartContent<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places marks of different values side by side in their band.
  ///
  /// - Parameters:
  ///   - axis: that of the band; nil for the one on which the mark has one.
  ///   - span: what all marks of a band take of it together.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> _ModifiedChartContent<Self> {
    let key = StyleKey(value.channel)
    return styled { $0.positionKey = PositionKey(value: key.value, axis: axis, span: span) }
  }

  /// Lets gradients span the plot instead of each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> _ModifiedChartContent<Self> {
    styled { $0.usesPlotArea = aligns }
  }
}

extension StyleKey {
  init(_ channel: Channel) {
    self.init(value: channel.ends.first ?? .category(""), label: channel.label.string)
  }
}

extension ChannelLabel {
  /// The label before any localization, which tells legends apart.
  var string: String {
    switch self {
    case .verbatim(let string): string
    case .key(let key): String(describing: key)
    case .text(let text): String(describing: text)
    }
  }
}
