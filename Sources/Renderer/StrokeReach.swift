import DisplayList
import Geometry

/// The box, in a path's units, outside of which a line with a stroke does not touch a rectangle of pixels.
struct StrokeReach {
  var lower: SIMD2<Float>
  var upper: SIMD2<Float>

  static let everywhere = StrokeReach(
    lower: SIMD2(repeating: -.infinity), upper: SIMD2(repeating: .infinity))

  /// Infinite if the transform rotates or skews.
  init(of clip: PixelRect, _ transform: DeviceTransform, _ style: StrokeStyle) {
    self = .everywhere
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else { return }
    // A mitre reaches `miterLimit` half line widths, a square cap √2; the extra pixel is for antialiasing.
    let corner = style.lineJoin == .miter ? max(Float(style.miterLimit), 1.5) : 1.5
    let reach = Float(style.lineWidth) / 2 * corner
    func range(_ from: Int, _ to: Int, _ origin: Int, _ offset: Float, _ factor: Float) -> (Float, Float) {
      let (a, b) = ((Float(from - origin - 1) - offset) / factor, (Float(to - origin + 1) - offset) / factor)
      return (min(a, b) - reach, max(a, b) + reach)
    }
    let x = range(clip.x0, clip.x1, transform.originX, transform.tx, transform.a)
    let y = range(clip.y0, clip.y1, transform.originY, transform.ty, transform.d)
    lower = SIMD2(x.0, y.0)
    upper = SIMD2(x.1, y.1)
  }

  private init(lower: SIMD2<Float>, upper: SIMD2<Float>) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the line from `a` to `b` lies completely on one side of the box.
  @inline(__always)
  func misses(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    (a.x < lower.x && b.x < lower.x) || (a.y < lower.y && b.y < lower.y) || (a.x > upper.x && b.x > upper.x)
      || (a.y > upper.y && b.y > upper.y)
  }
}
