import Foundation
import Geometry

/// Resolves fills and strokes, including references `url(#id)` to gradients.
struct SVGGradients {
  let named: [String: SVGReader.Element]
  let sheet: SVGSheet

  /// The paint of a `fill` or `stroke` attribute; nil for none.
  ///
  /// - Parameter bounds: the shape's bounds, for gradients in bounding box units.
  func paint(_ text: String, _ style: SVGStyle, opacity: String, _ bounds: CGRect) -> SVGDrawing.Paint? {
    guard let open = text.firstRange(of: "url(") else { return style.color(text, opacity: opacity).map { .color($0) } }
    let inside = text[open.upperBound...].prefix { $0 != ")" }.filter { !"#'\" ".contains($0) }
    guard let element = named[String(inside)] else { return nil }
    let stops = stops(element, depth: 0)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .color(last.color) }
    let isInUserSpace = value(element, "gradientUnits", depth: 0) == "userSpaceOnUse"
    let own = value(element, "gradientTransform", depth: 0).map(SVGTransform.parse) ?? .identity
    let units =
      isInUserSpace
      ? CGAffineTransform.identity
      : CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let transform = own.concatenating(units)
    func length(_ name: String, _ fallback: Double) -> Double {
      guard let text = value(element, name, depth: 0), let number = NumberScanner.first(text) else {
        return fallback
      }
      return text.hasSuffix("%") ? number / 100 : number
    }
    switch element.name {
    case "linearGradient":
      return .linear(
        stops, from: CGPoint(x: length("x1", 0), y: length("y1", 0)).applying(transform),
        to: CGPoint(x: length("x2", 1), y: length("y2", 0)).applying(transform))
    case "radialGradient":
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      return .radial(
        stops, center: CGPoint(x: length("cx", 0.5), y: length("cy", 0.5)).applying(transform),
        radius: max(length("r", 0.5) * scale, .leastNormalMagnitude))
    default: return .color(last.color)
    }
  }

  /// An attribute of a gradient, or of the gradient that it references.
  private func value(_ element: SVGReader.Element, _ name: String, depth: Int) -> String? {
    element.attributes[name] ?? (depth < 8 ? base(element).flatMap { value($0, name, depth: depth + 1) } : nil)
  }

  private func base(_ element: SVGReader.Element) -> SVGReader.Element? {
    element.attributes["href"].flatMap { named[String($0.dropFirst())] }
  }

  private func stops(_ element: SVGReader.Element, depth: Int) -> [SVGDrawing.Stop] {
    if let stops = element.stops { return stops }
    let own = element.children.lazy.filter { $0.name == "stop" }.prefix(64)
    if own.isEmpty, depth < 8, let base = base(element) { return stops(base, depth: depth + 1) }
    var least = 0.0
    let stops = Array(own).map { stop in
      let values = stop.properties(sheet)
      least = max(least, values["offset"].flatMap(SVGStyle.fraction) ?? 0)
      let opacity = values["stop-opacity"].flatMap(SVGStyle.fraction) ?? 1
      let color = SVGColor.color(values["stop-color"] ?? "black").opacity(Float(opacity))
      return SVGDrawing.Stop(color: color, location: least)
    }
    element.stops = stops
    return stops
  }
}
