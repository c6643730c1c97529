import Foundation
import Geometry
import Testing

/// Random paths, with numbers nobody would draw, through everything a path can do: nothing may trap, hang or grow.
@Suite struct PathFuzzTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func number(isWild: Bool) -> CGFloat {
      let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e154, 1e-308, -0.0, 1e20, -1e9, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
      ]
      if isWild && next() & 3 == 0 { return wild.randomElement(using: &self)! }
      // Few values, so that points coincide and lines fold back.
      return CGFloat(Int.random(in: -6...6, using: &self)) * 5
    }

    mutating func point(_ isWild: Bool) -> CGPoint { CGPoint(x: number(isWild: isWild), y: number(isWild: isWild)) }

    mutating func rect(_ isWild: Bool) -> CGRect {
      CGRect(
        x: number(isWild: isWild), y: number(isWild: isWild), width: number(isWild: isWild),
        height: number(isWild: isWild))
    }

    mutating func path(_ isWild: Bool) -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 0...12, using: &self) {
        let style: RoundedCornerStyle = next() & 1 == 0 ? .continuous : .circular
        switch next() % 12 {
        case 0: path.move(to: point(isWild))
        case 1, 2: path.addLine(to: point(isWild))
        case 3: path.addQuadCurve(to: point(isWild), control: point(isWild))
        case 4, 5: path.addCurve(to: point(isWild), control1: point(isWild), control2: point(isWild))
        case 6: path.closeSubpath()
        case 7: path.addRect(rect(isWild))
        case 8: path.addEllipse(in: rect(isWild))
        case 9:
          path.addRoundedRect(
            in: rect(isWild), cornerSize: CGSize(width: number(isWild: isWild), height: number(isWild: isWild)),
            style: style)
        case 10:
          path.addArc(
            center: point(isWild), radius: number(isWild: isWild),
            startAngle: .radians(Double(number(isWild: isWild))), endAngle: .radians(Double(number(isWild: isWild))),
            clockwise: next() & 1 == 0)
        default:
          path.addArc(tangent1End: point(isWild), tangent2End: point(isWild), radius: number(isWild: isWild))
        }
      }
      return path
    }

    mutating func style(_ isWild: Bool) -> StrokeStyle {
      StrokeStyle(
        lineWidth: abs(number(isWild: isWild)), lineCap: CGLineCap(rawValue: Int32(next() % 3))!,
        lineJoin: CGLineJoin(rawValue: Int32(next() % 3))!, miterLimit: number(isWild: isWild),
        dash: (0..<Int(next() % 4)).map { _ in abs(number(isWild: isWild)) }, dashPhase: number(isWild: isWild))
    }
  }

  @Test(arguments: [false, true]) func nothingTraps(isWild: Bool) {
    var random = Generator(state: isWild ? 1 : 2)
    for _ in 0..<100 {
      let path = random.path(isWild)
      let bounds = path.boundingRect
      let stroked = path.strokedPath(random.style(isWild))
      let trimmed = path.trimmedPath(from: random.number(isWild: true) / 30, to: random.number(isWild: true) / 30)
      let point = random.point(isWild)
      _ = path.contains(point)
      _ = stroked.contains(point, eoFill: true)
      _ = trimmed.boundingRect
      for path in [path, stroked, trimmed] {
        path.flatten(tolerance: random.number(isWild: isWild)) { _ in }
      }
      // NaN is not equal to itself, but its text is.
      let text = path.description
      #expect(Path(text)?.description == text)
      if !isWild {
        // Single precision at coordinates of 100.
        let limits = bounds.insetBy(dx: -1e-4, dy: -1e-4)
        path.flatten { segment in
          if case .line(let point) = segment {
            let isInside = limits.contains(CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)))
            #expect(isInside, "\(point) in \(bounds)")
          }
        }
        let part = trimmed.boundingRect
        let isInside =
          trimmed.isEmpty
          || part.minX >= limits.minX && part.maxX <= limits.maxX && part.minY >= limits.minY
            && part.maxY <= limits.maxY
        #expect(isInside, "\(path) trimmed to \(trimmed)")
      }
    }
  }

  /// A stroke covers what is closer to the path than half its width; other joins and caps cut sharp turns off.
  @Test func strokesCoverTheirPath() {
    var random = Generator(state: 3)
    for _ in 0..<25 {
      var path = Path()
      path.move(to: random.point(false))
      for _ in 0..<4 {
        path.addCurve(to: random.point(false), control1: random.point(false), control2: random.point(false))
      }
      var style = random.style(false)
      (style.lineWidth, style.dash, style.lineCap, style.lineJoin) = (6, [], .round, .round)
      let stroked = path.strokedPath(style)
      path.flatten(tolerance: 0.2) { segment in
        if case .line(let point) = segment {
          let isCovered = stroked.contains(CGPoint(x: CGFloat(point.x) + 0.3, y: CGFloat(point.y) + 0.4))
          #expect(isCovered, "at \(point)")
        }
      }
    }
  }
}
