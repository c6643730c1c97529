import Foundation
import Geometry

/// Parses the catalogue's notation: layers separated by semicolons, each a role's letter and drawing commands.
///
/// `M` `L` `H` `V` `Q` `C` `Z` are SVG's, absolute. In addition, `O x y r` is a circle, `E x y rx ry` an ellipse, `R x
/// y w h r` a rounded rectangle, `A x y r from to` an arc in degrees, clockwise, `W x y angle length` an arrowhead, `Y
/// x y r0 r1 n` rays, `T x y r0 r1 n` a star, `G x y r0 r1 n` a gear.
struct SymbolParser {
  private var words: ArraySlice<Substring>
  private var path = Path()
  private var current = CGPoint.zero

  static func layers(_ notation: String) -> [Symbol.Layer] {
    notation.split(separator: ";").compactMap { part in
      let words = part.split(separator: " ")
      guard let role = words.first?.first.flatMap(Symbol.Role.init) else { return nil }
      var parser = SymbolParser(words: words.dropFirst())
      parser.run()
      return Symbol.Layer(role: role, path: parser.path)
    }
  }

  private init(words: ArraySlice<Substring>) { self.words = words }

  private mutating func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func run() {
    while let command = words.popFirst() {
      switch command {
      case "M":
        current = point()
        path.move(to: current)
      case "L": line(to: point())
      case "H": line(to: CGPoint(x: number(), y: current.y))
      case "V": line(to: CGPoint(x: current.x, y: number()))
      case "Q":
        let control = point()
        current = point()
        path.addQuadCurve(to: current, control: control)
      case "C":
        let (control1, control2) = (point(), point())
        current = point()
        path.addCurve(to: current, control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      default: addFigure(command)
      }
    }
  }

  private mutating func addFigure(_ command: Substring) {
    let (center, a) = (point(), number())
    switch command {
    case "O": path.addEllipse(in: CGRect(x: center.x - a, y: center.y - a, width: 2 * a, height: 2 * a))
    case "E":
      let b = number()
      path.addEllipse(in: CGRect(x: center.x - a, y: center.y - b, width: 2 * a, height: 2 * b))
    case "R":
      let (height, radius) = (number(), number())
      path.addRoundedRect(
        in: CGRect(x: center.x, y: center.y, width: a, height: height),
        cornerSize: CGSize(width: radius, height: radius), style: .continuous)
    case "A":
      let (from, to) = (number(), number())
      path.move(to: Self.polar(center, a, from))
      path.addRelativeArc(
        center: center, radius: a, startAngle: .degrees(Double(from)), delta: .degrees(Double(to - from)))
    case "W":
      let length = number()
      path.addLines([Self.polar(center, length, a + 137), center, Self.polar(center, length, a - 137)])
    case "Y":
      let (outer, count) = (number(), Int(number()))
      for i in 0..<count {
        let angle = 360 * CGFloat(i) / CGFloat(count) - 90
        path.addLines([Self.polar(center, a, angle), Self.polar(center, outer, angle)])
      }
    case "T":
      let (inner, count) = (number(), Int(number()))
      path.addLines(
        (0..<2 * count).map { Self.polar(center, $0 % 2 == 0 ? a : inner, 180 * CGFloat($0) / CGFloat(count) - 90) })
      path.closeSubpath()
    case "G":
      let (inner, count) = (number(), Int(number()))
      // A tooth's tip is a little narrower than the gap between teeth.
      let step = 360 / CGFloat(count)
      path.addLines(
        (0..<count).flatMap { i in
          let middle = step * CGFloat(i) - 90
          return [(inner, -0.3), (a, -0.19), (a, 0.19), (inner, 0.3)].map {
            Self.polar(center, $0.0, middle + $0.1 * step)
          }
        })
      path.closeSubpath()
    default: break
    }
  }

  private static func polar(_ center: CGPoint, _ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
  }
}
