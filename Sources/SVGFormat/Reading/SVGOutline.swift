import Foundation
import Geometry

/// The outlines of elements.
enum SVGOutline {
  static func path(_ element: SVGReader.Element) -> Path? {
    func number(_ name: String) -> Double { NumberScanner.first(element.attributes[name] ?? "") ?? 0 }
    switch element.name {
    case "path": return SVGPathData.path(element.attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: max(0, number("width")), height: max(0, number("height")))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let x = min(max(0, element.attributes["rx"] == nil ? number("ry") : number("rx")), rect.width / 2)
      let y = min(max(0, element.attributes["ry"] == nil ? number("rx") : number("ry")), rect.height / 2)
      return x > 0 && y > 0
        ? Path(roundedRect: rect, cornerSize: CGSize(width: x, height: y), style: .circular) : Path(rect)
    case "circle", "ellipse":
      let x = element.name == "circle" ? number("r") : number("rx")
      let y = element.name == "circle" ? number("r") : number("ry")
      guard x > 0, y > 0 else { return nil }
      return Path(ellipseIn: CGRect(x: number("cx") - x, y: number("cy") - y, width: 2 * x, height: 2 * y))
    case "line":
      return Path { path in
        path.move(to: CGPoint(x: number("x1"), y: number("y1")))
        path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      }
    case "polyline", "polygon":
      let numbers = NumberScanner.all(element.attributes["points"] ?? "")
      guard numbers.count >= 4 else { return nil }
      return Path { path in
        path.addLines(stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
        if element.name == "polygon" { path.closeSubpath() }
      }
    default: return nil
    }
  }
}
