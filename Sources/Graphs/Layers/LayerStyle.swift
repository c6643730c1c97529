import SwiftUI

/// How a layer looks.
struct LayerStyle: Equatable {
  /// Nil takes the palette's colour of the layer's place.
  var color: Color?
  var stroke: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: GraphSymbol?
  var symbolSize: CGFloat = 6
  var opacity = 1.0
  /// Of what an area covers; its own where nil.
  var fillOpacity: Double?
  var side = YAxisSide.leading
  var unit: MetricUnit?
  var name: String?
  var nulls = NullRule.breaks
  var isInLegend = true

  /// The colour that it is drawn in.
  var ink: Color { color ?? .accentColor }

  /// The line's style: 1.5 points, round joins.
  var line: StrokeStyle { stroke ?? StrokeStyle(lineWidth: 1.5, lineCap: .butt, lineJoin: .round) }
}

extension LayerStyle {
  /// A value between two gaps would be a line without a length.
  func dot(at point: CGPoint) -> Path {
    let radius = max(line.lineWidth * 1.25, 1.75)
    return Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// How lines run from point to point.
public enum InterpolationMethod: Hashable, Sendable {
  case linear
  /// A value holds until the next point.
  case stepEnd
  /// A value holds from half way to the point before to half way to the next.
  case stepCenter
  /// A value holds from the point before.
  case stepStart
  /// A smooth curve that never leaves the values of its two points (Fritsch–Carlson).
  case monotone
}

/// The mark of a single point.
public enum GraphSymbol: Hashable, Sendable, CaseIterable {
  case circle, square, diamond, triangle, cross
}

/// The axis that values are measured against.
public enum YAxisSide: Hashable, Sendable, CaseIterable {
  case leading, trailing
}
