import DisplayList

/// Pixels to draw into: premultiplied `0xAARRGGBB`, rows from the top down.
///
/// It owns its memory, or wraps somebody else's (a window's surface), which must then outlive it.
/// The renderer writes inside the rows only, but may rewrite pixels it has not changed.
public final class PixelBuffer {
  /// Pixels.
  public let width, height: Int
  /// Pixels from one row to the next; at least `width`.
  public let pitch: Int
  /// The first pixel, at the top left; `pitch` pixels a row. Valid as long as the buffer, or its wrapped memory, is.
  public let pixels: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  /// A cleared buffer whose rows start at multiples of 64 bytes.
  public init(width: Int, height: Int) {
    guard width >= 0 && height >= 0 else { fatalError("a pixel buffer of \(width)×\(height)") }
    self.width = width
    self.height = height
    pitch = (width + 15) & ~15
    let bytes = max(pitch * height, 16) * 4
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    pixels = memory.initializeMemory(as: UInt32.self, repeating: 0, count: bytes / 4)
    ownsPixels = true
  }

  /// - Parameter pitch: pixels from one row to the next.
  public init(wrapping pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, pitch: Int) {
    guard width >= 0 && height >= 0 && pitch >= width else {
      fatalError("rows of \(pitch) pixels for a width of \(width)")
    }
    self.width = width
    self.height = height
    self.pitch = pitch
    self.pixels = pixels
    ownsPixels = false
  }

  deinit {
    if ownsPixels { UnsafeMutableRawPointer(pixels).deallocate() }
  }

  /// All pixels.
  public var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// - Precondition: the pixel is inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0 && x < width && y >= 0 && y < height else {
      fatalError("pixel (\(x), \(y)) outside \(width)×\(height)")
    }
    return pixels[y * pitch + x]
  }
}
