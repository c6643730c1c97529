import DisplayList
import Foundation
import Geometry

extension SVGWriter {
  static func hex(_ color: RGBA) -> String {
    func byte(_ part: Float) -> String {
      let digits = String(Int(((part > 0 ? min(part, 1) : 0) * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue)
  }

  static func part(_ alpha: Float) -> String { SVGText.number(CGFloat(min(max(alpha, 0), 1))) }

  static func fill(_ color: RGBA) -> Attributes { ink(color, "fill") }

  private static func ink(_ color: RGBA, _ kind: String) -> Attributes {
    [(kind, hex(color))] + (color.alpha < 1 ? [("\(kind)-opacity", part(color.alpha))] : [])
  }

  /// The attributes that fill or stroke a shape; adds definitions for gradients.
  ///
  /// - Parameter kind: `fill` or `stroke`.
  mutating func paint(_ paint: Paint, _ kind: String) throws -> Attributes {
    switch paint {
    case .color(let color): return Self.ink(color, kind)
    case .linear(let stops, let from, let to):
      let vector: Attributes = [
        ("x1", SVGText.number(from.x)), ("y1", SVGText.number(from.y)), ("x2", SVGText.number(to.x)),
        ("y2", SVGText.number(to.y)),
      ]
      return [(kind, gradient("linearGradient", vector, stops))]
    case .radial(let stops, let center, let startRadius, let endRadius):
      return radial(stops, center, startRadius, endRadius, kind)
    case .elliptical(let stops, let center, let radii, let startRadius, let endRadius):
      let stretch = CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      return radial(stops, .zero, startRadius, endRadius, kind, stretch)
    case .tiles(let bitmap, let tile, let opacity):
      let picture = try self.picture(bitmap)
      let id = id("g")
      definitions.open("pattern", [("id", id), ("patternUnits", "userSpaceOnUse")] + Self.frame(tile))
      let size = CGAffineTransform(scaleX: tile.width, y: tile.height)
      definitions.element("use", [("xlink:href", "#\(picture)"), ("transform", SVGText.matrix(size))])
      definitions.close("pattern")
      return [(kind, "url(#\(id))")] + (opacity < 1 ? [("\(kind)-opacity", Self.part(opacity))] : [])
    // Written as pictures.
    case .angular, .mesh: return [(kind, "none")]
    }
  }

  private mutating func radial(
    _ stops: GradientStops, _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat, _ kind: String,
    _ transform: CGAffineTransform = .identity
  ) -> Attributes {
    // SVG gradients begin at radius 0: scale the stops to the part between the two radii.
    let radius = max(startRadius, endRadius)
    guard radius > 0, startRadius != endRadius else { return Self.ink(stops.stops.last?.color ?? .clear, kind) }
    let moved = stops.stops.map { stop in
      let distance = startRadius + stop.location * (endRadius - startRadius)
      return GradientStops.Stop(color: stop.color, location: distance / radius)
    }
    var circle: Attributes = [
      ("cx", SVGText.number(center.x)), ("cy", SVGText.number(center.y)), ("r", SVGText.number(radius)),
    ]
    if !transform.isIdentity { circle.append(("gradientTransform", SVGText.matrix(transform))) }
    let ordered = startRadius < endRadius ? moved : moved.reversed()
    return [(kind, gradient("radialGradient", circle, GradientStops(ordered)))]
  }

  private mutating func gradient(_ name: String, _ place: Attributes, _ gradient: GradientStops) -> String {
    let id = id("g")
    definitions.open(name, [("id", id), ("gradientUnits", "userSpaceOnUse")] + place)
    for stop in gradient.straight {
      let alpha: Attributes = stop.color.alpha < 1 ? [("stop-opacity", Self.part(stop.color.alpha))] : []
      definitions.element(
        "stop",
        [("offset", SVGText.number(stop.location, decimals: 6)), ("stop-color", Self.hex(stop.color))] + alpha)
    }
    definitions.close(name)
    return "url(#\(id))"
  }
}

extension GradientStops {
  /// The colour at a location, interpolated with premultiplied alpha.
  func color(at location: CGFloat) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (first, second) = (stops[next - 1], stops[next])
    let part = Float((location - first.location) / (second.location - first.location))
    let alpha = first.color.alpha + (second.color.alpha - first.color.alpha) * part
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func mixed(_ component: KeyPath<RGBA, Float>) -> Float {
      let (a, b) = (
        first.color[keyPath: component] * first.color.alpha, second.color[keyPath: component] * second.color.alpha
      )
      return (a + (b - a) * part) / alpha
    }
    return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
  }

  /// Stops that give the same colours when components are interpolated without premultiplication.
  fileprivate var straight: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 {
        let before = stops[index - 1]
        let isCurved = before.color.alpha != stop.color.alpha && !before.color.hasHue(of: stop.color)
        if isCurved, stop.location > before.location {
          // A transparent stop takes the colour of its neighbour.
          let steps = before.color.alpha == 0 || stop.color.alpha == 0 ? 1 : 16
          if before.color.alpha == 0 { result.append(Stop(color: stop.color.opacity(0), location: before.location)) }
          for step in 1..<max(2, steps) where steps > 1 {
            let location = before.location + (stop.location - before.location) * CGFloat(step) / CGFloat(steps)
            result.append(Stop(color: color(at: location), location: location))
          }
          if stop.color.alpha == 0 { result.append(Stop(color: before.color.opacity(0), location: stop.location)) }
        }
      }
      result.append(stop)
    }
    return result
  }
}

extension RGBA {
  fileprivate func hasHue(of other: RGBA) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}
