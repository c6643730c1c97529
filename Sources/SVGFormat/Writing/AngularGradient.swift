import DisplayList
import Foundation
import Geometry

/// A gradient around a point, as a picture.
struct AngularGradient {
  let stops: GradientStops
  let center: CGPoint
  /// Radians, clockwise from the positive x axis.
  let startAngle, endAngle: CGFloat

  /// Pixels a point; fewer where the picture would be larger than `largest` pixels.
  private static let density: CGFloat = 2
  private static let largest: CGFloat = 4_000_000

  func bitmap(_ bounds: CGRect) -> Bitmap? {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let density = min(Self.density, (Self.largest / (bounds.width * bounds.height)).squareRoot())
    let (width, height) = (Int((bounds.width * density).rounded(.up)), Int((bounds.height * density).rounded(.up)))
    guard width > 0, height > 0, width < 16_384, height < 16_384 else { return nil }
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
