import Foundation
import Geometry

/// Reads the path of a `d` attribute (SVG 1.1, chapter 8.3), up to the first error as the chapter requires.
struct SVGPathData {
  private var numbers: NumberScanner
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for smooth continuations.
  private var control: (of: UInt8, at: CGPoint)?

  static func path(_ text: String) -> Path {
    var data = SVGPathData(numbers: NumberScanner(text))
    data.read()
    return data.path
  }

  private init(numbers: NumberScanner) { self.numbers = numbers }

  private mutating func read() {
    var command: UInt8?
    while true {
      if let next = numbers.letter() {
        command = next
      } else if !numbers.hasNumber {
        return
      }
      guard let name = command, step(name) else { return }
      // Further pairs after a move are lines.
      if name == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if name == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if name | 32 == UInt8(ascii: "z") { command = nil }
    }
  }

  /// Returns whether the command could be read.
  private mutating func step(_ name: UInt8) -> Bool {
    let isRelative = name >= 97
    let origin = isRelative ? point : .zero
    func pair(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    let kind = name | 32
    var nextControl: (of: UInt8, at: CGPoint)?
    switch kind {
    case UInt8(ascii: "z"):
      if !path.isEmpty { path.closeSubpath() }
      point = start
    case UInt8(ascii: "m"):
      guard let n = numbers.take(2) else { return false }
      point = pair(n[0], n[1])
      start = point
      path.move(to: point)
    case UInt8(ascii: "l"):
      guard let n = numbers.take(2) else { return false }
      line(to: pair(n[0], n[1]))
    case UInt8(ascii: "h"):
      guard let n = numbers.take(1) else { return false }
      line(to: CGPoint(x: origin.x + n[0], y: point.y))
    case UInt8(ascii: "v"):
      guard let n = numbers.take(1) else { return false }
      line(to: CGPoint(x: point.x, y: origin.y + n[0]))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      guard let n = numbers.take(kind == UInt8(ascii: "c") ? 6 : 4) else { return false }
      let first = kind == UInt8(ascii: "c") ? pair(n[0], n[1]) : reflected("c")
      let second = pair(n[n.count - 4], n[n.count - 3])
      begin()
      point = pair(n[n.count - 2], n[n.count - 1])
      path.addCurve(to: point, control1: first, control2: second)
      nextControl = (UInt8(ascii: "c"), second)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      guard let n = numbers.take(kind == UInt8(ascii: "q") ? 4 : 2) else { return false }
      let middle = kind == UInt8(ascii: "q") ? pair(n[0], n[1]) : reflected("q")
      begin()
      point = pair(n[n.count - 2], n[n.count - 1])
      path.addQuadCurve(to: point, control: middle)
      nextControl = (UInt8(ascii: "q"), middle)
    case UInt8(ascii: "a"):
      guard let radii = numbers.take(3), let isLarge = numbers.flag(), let isClockwise = numbers.flag(),
        let n = numbers.take(2)
      else { return false }
      begin()
      let end = pair(n[0], n[1])
      let arc = EndpointArc(
        from: point, to: end, radii: CGSize(width: radii[0], height: radii[1]), rotation: radii[2] * .pi / 180,
        isLarge: isLarge, isClockwise: isClockwise)
      arc.add(to: &path)
      point = end
    default: return false
    }
    control = nextControl
    return true
  }

  private mutating func line(to end: CGPoint) {
    begin()
    point = end
    path.addLine(to: end)
  }

  private mutating func begin() {
    if path.isEmpty { path.move(to: point) }
  }

  private func reflected(_ kind: Unicode.Scalar) -> CGPoint {
    guard let control, control.of == UInt8(ascii: kind) else { return point }
    return CGPoint(x: 2 * point.x - control.at.x, y: 2 * point.y - control.at.y)
  }
}
