import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// A bitmap that is repeated in all directions.
final class TileShader: Shader {
  private let bitmap: Bitmap
  private let alpha: UInt32
  private let place: BitmapPlace

  /// - Parameters:
  ///   - tile: one of the places of the bitmap.
  ///   - transform: the tile's units to pixels.
  /// - Returns: `nil` if the tile or the transform has no area.
  init?(_ bitmap: Bitmap, tile: CGRect, transform: CGAffineTransform, alpha: Float) {
    guard let place = BitmapPlace(bitmap, frame: tile, transform: transform) else { return nil }
    self.place = place
    self.bitmap = bitmap
    self.alpha = UInt32((alpha > 0 ? min(alpha, 1) : 0) * 255 + 0.5)
  }

  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    let (u, v) = place.position(x, y)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let source = apus_bitmap(pixels: pixels.baseAddress, width: Int32(bitmap.width), height: Int32(bitmap.height))
      apus_sample_tiles(source, out, count, u, v, place.a, place.b, alpha)
    }
  }
}
