import DisplayList
import Foundation
import Geometry

/// Where a bitmap stretched to a frame lies: the transform from pixels, relative to the origin, to the bitmap's pixels.
struct BitmapPlace {
  private let originX, originY: Int
  /// 16.16 fixed point.
  let a, b, c, d, tx, ty: Int64

  /// - Parameter transform: the frame's units to pixels.
  /// - Returns: `nil` if the frame or the transform has no area.
  init?(_ bitmap: Bitmap, frame: CGRect, transform: CGAffineTransform) {
    guard bitmap.width > 0, bitmap.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    originX = DeviceTransform(transform).originX
    originY = DeviceTransform(transform).originY
    let (sx, sy) = (frame.width / CGFloat(bitmap.width), frame.height / CGFloat(bitmap.height))
    var toPixels = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: frame.minX, ty: frame.minY)
      .concatenating(transform)
    toPixels.tx -= CGFloat(originX)
    toPixels.ty -= CGFloat(originY)
    let determinant = toPixels.a * toPixels.d - toPixels.b * toPixels.c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let inverse = toPixels.inverted()
    func fixed(_ v: CGFloat) -> Int64 {
      let limit: CGFloat = 17_592_186_044_416
      return v.isNaN ? 0 : Int64((min(max(v * 65536, -limit), limit)).rounded())
    }
    (a, b, c, d) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.c), fixed(inverse.d))
    (tx, ty) = (fixed(inverse.tx), fixed(inverse.ty))
  }

  /// The place of a pixel's centre in the bitmap.
  func position(_ x: Int, _ y: Int) -> (u: Int64, v: Int64) {
    // In half pixels.
    let (px, py) = (Int64(x - originX) * 2 + 1, Int64(y - originY) * 2 + 1)
    return ((a * px + c * py) / 2 + tx, (b * px + d * py) / 2 + ty)
  }
}
