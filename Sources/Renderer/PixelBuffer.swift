import DisplayList

/// Pixels to draw into: premultiplied `0xAARRGGBB`, rows from the top down.
///
/// Owns its memory, or wraps other memory (a window's surface), which must then outlive it. The renderer writes only
/// inside rows, but may rewrite unchanged pixels.
public final class PixelBuffer {
  /// In pixels.
  public let width, height: Int
  /// The distance between rows in pixels; at least `width`.
  public let pitch: Int
  /// The top left pixel. Valid as long as the buffer or the wrapped memory.
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

  /// - Parameter pitch: the distance between rows in pixels.
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

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// - Precondition: the pixel is inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0 && x < width && y >= 0 && y < height else {
      fatalError("pixel (\(x), \(y)) outside \(width)×\(height)")
    }
    return pixels[y * pitch + x]
  }
}
