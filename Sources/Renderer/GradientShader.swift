import CRasterKernels
import Foundation
import Geometry
import DisplayList

/// A gradient in pixels: a ramp of colours, and the position of each pixel's centre on it.
final class GradientShader: Shader {
  private enum Shape {
    /// The change of the ramp position per pixel to the right and per pixel down.
    case linear(dx: Float, dy: Float, start: Float)
    /// The inverse transform around the centre, then the conversion from distance to ramp position.
    case radial(Inverse, scale: Float, start: Float)
    case angular(Inverse, start: Float, sweep: Float)
    case flat
  }

  /// The transform from pixels, relative to the origin, to the gradient's space, centred.
  private struct Inverse {
    var a, b, c, d, tx, ty: Float
  }

  static let entries = 1024
  private let ramp: [UInt32]
  private let shape: Shape
  private let originX, originY: Int

  /// - Parameters:
  ///   - transform: the gradient's units to pixels.
  ///   - alpha: the opacity, 0…1.
  init(_ paint: Paint, transform: CGAffineTransform, alpha: Float) {
    originX = DeviceTransform(transform).originX
    originY = DeviceTransform(transform).originY
    var inverse = transform
    inverse.tx -= CGFloat(originX)
    inverse.ty -= CGFloat(originY)
    inverse = inverse.inverted()
    func around(_ center: CGPoint) -> Inverse {
      Inverse(
        a: Float(inverse.a), b: Float(inverse.b), c: Float(inverse.c), d: Float(inverse.d),
        tx: Float(inverse.tx - center.x), ty: Float(inverse.ty - center.y))
    }
    switch paint {
    case .color(let color):
      ramp = [color.opacity(alpha).premultipliedARGB]
      shape = .flat
    case .linear(let stops, let from, let to):
      ramp = Self.ramp(stops, alpha)
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length2 = dx * dx + dy * dy
      if length2 > 0, length2.isFinite {
        let last = CGFloat(Self.entries - 1) / length2
        shape = .linear(
          dx: Float((inverse.a * dx + inverse.b * dy) * last), dy: Float((inverse.c * dx + inverse.d * dy) * last),
          start: Float(((inverse.tx - from.x) * dx + (inverse.ty - from.y) * dy) * last))
      } else {
        shape = .flat
      }
    case .radial(let stops, let center, let startRadius, let endRadius):
      ramp = Self.ramp(stops, alpha)
      let span = endRadius - startRadius
      if span != 0, span.isFinite {
        let scale = CGFloat(Self.entries - 1) / span
        shape = .radial(around(center), scale: Float(scale), start: Float(-startRadius * scale))
      } else {
        shape = .flat
      }
    case .elliptical(let stops, let center, let radii, let startRadius, let endRadius):
      ramp = Self.ramp(stops, alpha)
      let span = endRadius - startRadius
      if span != 0, span.isFinite, radii.width > 0, radii.height > 0 {
        let scale = CGFloat(Self.entries - 1) / span
        var unit = around(center)
        (unit.a, unit.c, unit.tx) = (
          unit.a / Float(radii.width), unit.c / Float(radii.width), unit.tx / Float(radii.width)
        )
        (unit.b, unit.d, unit.ty) = (
          unit.b / Float(radii.height), unit.d / Float(radii.height), unit.ty / Float(radii.height)
        )
        shape = .radial(unit, scale: Float(scale), start: Float(-startRadius * scale))
      } else {
        shape = .flat
      }
    case .tiles, .mesh:
      ramp = [0]
      shape = .flat
    case .angular(let stops, let center, let startAngle, let endAngle):
      ramp = Self.ramp(stops, alpha)
      let sweep = endAngle - startAngle
      shape =
        sweep != 0 && sweep.isFinite ? .angular(around(center), start: Float(startAngle), sweep: Float(sweep)) : .flat
    }
  }

  private static func ramp(_ gradient: GradientStops, _ alpha: Float) -> [UInt32] {
    let stops = gradient.stops
    let colors = stops.map { premultiplied($0.color, alpha) }
    guard let first = colors.first, let last = colors.last else { return [UInt32](repeating: 0, count: entries) }
    var ramp = [UInt32]()
    ramp.reserveCapacity(entries)
    var next = 0
    for i in 0..<entries {
      let t = CGFloat(i) / CGFloat(entries - 1)
      while next < stops.count && stops[next].location <= t { next += 1 }
      var mixed = next == 0 ? first : last
      if next > 0 && next < stops.count {
        let k = Float((t - stops[next - 1].location) / (stops[next].location - stops[next - 1].location))
        mixed = colors[next - 1] + (colors[next] - colors[next - 1]) * (k > 0 ? min(k, 1) : 0)
      }
      let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(mixed * 255 + 0.5))
      ramp.append(bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z)
    }
    return ramp
  }

  private static func premultiplied(_ c: RGBA, _ alpha: Float) -> SIMD4<Float> {
    func clamp(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    let a = clamp(c.alpha * alpha)
    return SIMD4(clamp(c.red) * a, clamp(c.green) * a, clamp(c.blue) * a, a)
  }

  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let px = Float(x - originX) + 0.5
    let py = Float(y - originY) + 0.5
    ramp.withUnsafeBufferPointer { ramp in
      let colors = ramp.baseAddress!
      switch shape {
      case .flat: apus_span_fill(out, colors[ramp.count - 1], count)
      case .linear(let dx, let dy, let start):
        apus_ramp_linear(
          colors, Int32(ramp.count), out, count, start + dy * py + dx * 0.5, dx, Int32(truncatingIfNeeded: x - originX))
      case .radial(let m, let scale, let start):
        for i in 0..<count {
          let sx = px + Float(i)
          let (u, v) = (m.a * sx + m.c * py + m.tx, m.b * sx + m.d * py + m.ty)
          out[i] = colors[Self.index((u * u + v * v).squareRoot() * scale + start)]
        }
      case .angular(let m, let start, let sweep):
        let turn = 2 * Float.pi
        for i in 0..<count {
          let sx = px + Float(i)
          let (u, v) = (m.a * sx + m.c * py + m.tx, m.b * sx + m.d * py + m.ty)
          // The angle past the start, in the direction of the sweep, within one turn.
          var past = sweep > 0 ? atan2(v, u) - start : start - atan2(v, u)
          past -= turn * (past / turn).rounded(.down)
          out[i] = colors[Self.index(past / abs(sweep) * Float(Self.entries - 1))]
        }
      }
    }
  }

  @inline(__always)
  private static func index(_ t: Float) -> Int {
    let last = Float(entries - 1)
    let clamped = t > 0 ? (t < last ? t : last) : 0
    return Int(clamped + 0.5)
  }
}
