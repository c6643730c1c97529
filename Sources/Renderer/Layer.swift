import CRasterKernels
import DisplayList

/// The coverage of a clip: a rectangle of bytes.
final class Mask {
  let rect: PixelRect
  let pitch: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask of zeros.
  init(_ rect: PixelRect) {
    self.rect = rect
    pitch = (rect.width + 31) & ~15
    let count = max(pitch * rect.height, 16)
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  /// The address of pixel (x, y), which must be inside.
  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + ((y - rect.y0) * pitch + x - rect.x0) }
}

/// The pixels of a group that is drawn separately and then composited.
final class Layer {
  let rect: PixelRect
  let pitch: Int
  var pixels: UnsafeMutablePointer<UInt32>

  /// Creates a transparent layer.
  init(_ rect: PixelRect) {
    self.rect = rect
    pitch = (rect.width + 15) & ~15
    let count = max(pitch * rect.height, 16)
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit { pixels.deallocate() }

  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + ((y - rect.y0) * pitch + x - rect.x0) }

  /// The layer as a target, in its parent's coordinates.
  var target: apus_target {
    apus_target(
      base: pixels - (rect.y0 * pitch + rect.x0), pitch: pitch, capacity: Int32(rect.x0 + pitch))
  }
}
