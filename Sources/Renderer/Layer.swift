import CRasterKernels
import DisplayList

/// A rectangle of coverage bytes: what a clip lets through.
final class Mask {
  let rect: PixelRect
  let pitch: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// All zero.
  init(_ rect: PixelRect) {
    self.rect = rect
    pitch = (rect.width + 31) & ~15
    let count = max(pitch * rect.height, 16)
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  /// The byte of pixel (x, y), which must be inside.
  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + ((y - rect.y0) * pitch + x - rect.x0) }
}

/// Pixels of a group that is drawn apart before it is laid over what is below.
final class Layer {
  let rect: PixelRect
  let pitch: Int
  var pixels: UnsafeMutablePointer<UInt32>

  /// Transparent.
  init(_ rect: PixelRect) {
    self.rect = rect
    pitch = (rect.width + 15) & ~15
    let count = max(pitch * rect.height, 16)
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit { pixels.deallocate() }

  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + ((y - rect.y0) * pitch + x - rect.x0) }

  /// As a target whose coordinates are the layer's parent's.
  var target: apus_target {
    apus_target(
      base: pixels - (rect.y0 * pitch + rect.x0), pitch: pitch, capacity: Int32(rect.x0 + pitch))
  }
}
