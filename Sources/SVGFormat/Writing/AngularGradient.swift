import DisplayList
import Foundation
import Geometry

/// A gradient around a point, as a picture.
struct AngularGradient {
  let stops: GradientStops
  let center: CGPoint
  /// Radians, clockwise from the positive x axis.
  let startAngle, endAngle: CGFloat

  func bitmap(_ bounds: CGRect) -> Bitmap? {
    guard let (width, height) = Paint.pictureSize(bounds) else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let y = bounds.minY + (CGFloat(row) + 0.5) * bounds.height / CGFloat(height) - center.y
      for column in 0..<width {
        let x = bounds.minX + (CGFloat(column) + 0.5) * bounds.width / CGFloat(width) - center.x
        pixels.append(stops.color(at: part(atan2(y, x))).premultipliedARGB)
      }
    }
    return Bitmap(
      width: width, height: height, pixels: pixels, isOpaque: stops.stops.allSatisfy { $0.color.alpha >= 1 })
  }

  /// The position of an angle between the two angles, 0…1. Beyond the end angle it is 1.
  private func part(_ angle: CGFloat) -> CGFloat {
    let sweep = endAngle - startAngle
    guard sweep != 0, sweep.isFinite else { return 1 }
    var turn = (angle - startAngle) / (2 * .pi) * (sweep < 0 ? -1 : 1)
    turn -= turn.rounded(.down)
    let whole = abs(sweep) / (2 * .pi)
    return min(turn / whole, 1)
  }
}
