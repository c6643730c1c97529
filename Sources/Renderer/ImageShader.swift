import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// A bitmap stretched to a frame.
final class ImageShader: Shader {
  private let bitmap: Bitmap
  private let nearest: Bool
  private let place: BitmapPlace

  /// - Parameter transform: the frame's units to pixels.
  /// - Returns: `nil` if the frame or the transform has no area.
  init?(_ bitmap: Bitmap, frame: CGRect, transform: CGAffineTransform, nearest: Bool) {
    guard let place = BitmapPlace(bitmap, frame: frame, transform: transform) else { return nil }
    self.place = place
    self.bitmap = bitmap
    self.nearest = nearest
  }

  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let (u, v) = place.position(x, y)
    let (a, b, c, d) = (place.a, place.b, place.c, place.d)
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
