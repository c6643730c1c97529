import DisplayList
import Foundation
import Geometry

/// An affine transform to pixels, split into whole pixels and a remainder.
///
/// Paths are computed relative to `originX` and `originY`, so that a picture moved by whole pixels has identical
/// pixels. Copying pixels while scrolling relies on this.
struct DeviceTransform {
  var a, b, c, d, tx, ty: Float
  var originX, originY: Int

  init(_ t: CGAffineTransform) {
    func whole(_ v: CGFloat) -> CGFloat {
      v > -PixelRect.farthest ? (v < PixelRect.farthest ? v.rounded(.down) : PixelRect.farthest) : -PixelRect.farthest
    }
    let (x, y) = (whole(t.tx), whole(t.ty))
    (a, b, c, d) = (Float(t.a), Float(t.b), Float(t.c), Float(t.d))
    (tx, ty) = (Float(t.tx - x), Float(t.ty - y))
    (originX, originY) = (Int(x), Int(y))
  }

  /// The factor by which lengths are scaled, averaged over directions.
  var scale: Float { abs(a * d - b * c).squareRoot() }
  /// The largest factor by which a length is scaled.
  var stretch: Float { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  @inline(__always)
  func x(_ px: Float, _ py: Float) -> Float { a * px + c * py + tx }
  @inline(__always)
  func y(_ px: Float, _ py: Float) -> Float { b * px + d * py + ty }
}

extension PixelRect {
  static let farthest: CGFloat = 16_777_216
}
