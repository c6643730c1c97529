import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// A bitmap stretched to a frame.
final class ImageShader: Shader {
  private let bitmap: Bitmap
  private let nearest: Bool
  private let originX, originY: Int
  /// The transform from pixels, relative to the origin, to bitmap pixels; 16.16 fixed point.
  private let a, b, c, d, tx, ty: Int64

  /// - Parameter transform: the frame's units to pixels.
  /// - Returns: `nil` if the frame or the transform has no area.
  init?(_ bitmap: Bitmap, frame: CGRect, transform: CGAffineTransform, nearest: Bool) {
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
    self.bitmap = bitmap
    self.nearest = nearest
  }

  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    // The centre of the pixel, in half pixels.
    let (px, py) = (Int64(x - originX) * 2 + 1, Int64(y - originY) * 2 + 1)
    let u = (a * px + c * py) / 2 + tx
    let v = (b * px + d * py) / 2 + ty
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let source = apus_bitmap(pixels: pixels.baseAddress, width: Int32(bitmap.width), height: Int32(bitmap.height))
      // At a scale of 1 and aligned to pixels, there is nothing to interpolate.
      let isCopy = a == 65536 && d == 65536 && b == 0 && c == 0 && (u | v) & 65535 == 32768
      if nearest || isCopy {
        apus_sample_nearest(source, out, count, u, v, a, b)
      } else {
        apus_sample_linear(source, out, count, u, v, a, b)
      }
    }
  }
}
