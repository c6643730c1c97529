import Foundation
import Geometry

/// What every renderer draws: one 1080p picture, as data that peers read from a text file.
struct Scene {
  static let width = 1920
  static let height = 1080

  enum Command {
    /// A stroke through points.
    case polyline(color: UInt32, width: Double, [CGPoint])
    case rect(color: UInt32, CGRect)
    /// Rectangles of one colour, in one call where the renderer has one.
    case rects(color: UInt32, [CGRect])
    /// The same as the subpaths of a single path.
    case rectPath(color: UInt32, [CGRect])
    /// A closed outline of quadratic curves.
    case curves(color: UInt32, start: CGPoint, [(control: CGPoint, end: CGPoint)])
    /// One line of 13-pixel Inter at a baseline origin.
    case text(color: UInt32, CGPoint, String)
    /// Filled and stroked, turned by `angle` radians around its centre.
    case roundRect(
      fill: UInt32, stroke: UInt32, width: Double, radius: Double, angle: Double, center: CGPoint, size: CGSize)
  }

  var name: String
  var commands: [Command]

  /// One command a line: its name, colours as AARRGGBB, numbers in pixels. Text ends the line.
  var file: String {
    func numbers(_ values: [Double]) -> String { values.map { String(format: "%.3f", $0) }.joined(separator: " ") }
    func numbers(_ rects: [CGRect]) -> String {
      numbers(rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) })
    }
    func numbers(_ points: [CGPoint]) -> String { numbers(points.flatMap { [Double($0.x), Double($0.y)] }) }
    func hex(_ color: UInt32) -> String { String(color, radix: 16) }
    return commands.map { command in
      switch command {
      case .polyline(let color, let width, let points): "polyline \(hex(color)) \(width) \(numbers(points))"
      case .rect(let color, let rect): "rect \(hex(color)) \(numbers([rect]))"
      case .rects(let color, let rects): "rects \(hex(color)) \(numbers(rects))"
      case .rectPath(let color, let rects): "rectpath \(hex(color)) \(numbers(rects))"
      case .curves(let color, let start, let curves):
        "curves \(hex(color)) \(numbers([start] + curves.flatMap { [$0.control, $0.end] }))"
      case .text(let color, let origin, let text): "text \(hex(color)) \(numbers([origin])) \(text)"
      case .roundRect(let fill, let stroke, let width, let radius, let angle, let center, let size):
        "roundrect \(hex(fill)) \(hex(stroke)) \(numbers([width, radius, angle])) "
          + numbers([center, CGPoint(x: size.width, y: size.height)])
      }
    }.joined(separator: "\n") + "\n"
  }
}
