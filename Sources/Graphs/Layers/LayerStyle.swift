import SwiftUI

/// The style of a layer.
struct LayerStyle: Equatable {
  /// Nil takes the colour of the layer's index from the palette.
  var color: Color?
  var stroke: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: GraphSymbol?
  var symbolSize: CGFloat = 6
  var opacity = 1.0
  /// The opacity of an area's fill; nil for the default.
  var fillOpacity: Double?
  var side = YAxisSide.leading
  var unit: MetricUnit?
  var name: String?
  var nulls = NullRule.breaks
  var isInLegend = true

  /// The colour in which the layer is drawn.
  var ink: Color { color ?? .accentColor }

  /// The line's style: 1.5 points, round joins.
  var line: StrokeStyle { stroke ?? StrokeStyle(lineWidth: 1.5, lineCap: .butt, lineJoin: .round) }
}

extension LayerStyle {
  /// The mark of a value between two gaps, where a line would have no length.
  func dot(at point: CGPoint) -> Path {
    let radius = max(line.lineWidth * 1.25, 1.75)
    return Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// The interpolation of lines between points.
public enum InterpolationMethod: Hashable, Sendable {
  case linear
  /// A value holds until the next point.
  case stepEnd
  /// A value holds from halfway to the previous point to halfway to the next.
  case stepCenter
  /// A value holds from the previous point on.
  case stepStart
  /// A smooth curve that stays between the values of neighbouring points (Fritsch–Carlson).
  case monotone
}

/// The mark of a single point.
public enum GraphSymbol: Hashable, Sendable, CaseIterable {
  case circle, square, diamond, triangle, cross
}

/// The y axis of a layer.
public enum YAxisSide: Hashable, Sendable, CaseIterable {
  case leading, trailing
}
