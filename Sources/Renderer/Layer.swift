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
  /// Where its pixels come from and go to; nil for the system.
  let memory: LayerMemory?
  private var block: LayerMemory.Block
  var pixels: UnsafeMutablePointer<UInt32> { block.pixels }

  /// Creates a transparent layer.
  init(_ rect: PixelRect, memory: LayerMemory? = nil) {
    self.rect = rect
    self.memory = memory
    pitch = (rect.width + 15) & ~15
    let count = max(pitch * rect.height, 16)
    block = memory?.take(count) ?? LayerMemory.Block(capacity: count)
    block.pixels.initialize(repeating: 0, count: count)
  }

  deinit {
    if let memory { memory.give(block) } else { block.pixels.deallocate() }
  }

  /// Exchanges the pixels with those of a layer of the same size.
  func swapPixels(with other: Layer) { swap(&block, &other.block) }

  func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + ((y - rect.y0) * pitch + x - rect.x0) }

  /// The layer as a target, in its parent's coordinates.
  var target: apus_target {
    apus_target(
      base: pixels - (rect.y0 * pitch + rect.x0), pitch: pitch, capacity: Int32(rect.x0 + pitch))
  }
}
