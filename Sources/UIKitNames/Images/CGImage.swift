import DisplayList
import Foundation
import UICore

/// Core Graphics' picture: pixels in sRGB. Immutable.
public final class CGImage: Sendable {
  let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Pixels.
  public var width: Int { bitmap.width }
  /// Pixels.
  public var height: Int { bitmap.height }
  /// Bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { bitmap.width * 4 }

  /// A part, in pixels from the upper left corner, as far as it is inside; nil where it is nowhere inside.
  public func cropping(to rect: CGRect) -> CGImage? { bitmap.cropped(to: rect).map(CGImage.init) }
}
