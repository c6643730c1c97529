import DesktopBus
import DisplayList

/// A picture as StatusNotifierItem takes it: ARGB32 in network byte order, the colours not multiplied by alpha.
struct StatusItemPixels: Equatable {
  /// What the protocol calls a list of pictures.
  static let type = "(iiay)"

  let width, height: Int
  let bytes: [UInt8]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.pixels.count * 4)
    for pixel in bitmap.pixels {
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(clamping: ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)
      }
      bytes += [UInt8(truncatingIfNeeded: alpha), straight(16), straight(8), straight(0)]
    }
    self.bytes = bytes
  }

  var value: BusValue { .structure([.clamped(width), .clamped(height), .bytes(bytes)]) }
}
