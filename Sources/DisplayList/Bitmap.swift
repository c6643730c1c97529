import Synchronization

/// Decoded pixels: premultiplied `0xAARRGGBB`, row-major, shared and immutable.
public final class Bitmap: Sendable {
  public let width, height: Int
  public let pixels: [UInt32]
  public let isOpaque: Bool
  private let madeHalf = Mutex<Bitmap?>(nil)

  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    guard pixels.count == width * height else {
      fatalError("a bitmap of \(width)×\(height) needs \(width * height) pixels")
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  /// The bitmap at half its width and height, for drawing it small. Made on first use, then kept.
  package var half: Bitmap {
    madeHalf.withLock { made in
      if let made { return made }
      let half = halved()
      made = half
      return half
    }
  }

  /// Makes `half`, its `half` and so on, which takes a third more memory. Call it on the thread that decodes a large
  /// image, so that the first drawing need not read all pixels.
  package func prepareForDrawing() {
    var bitmap = self
    while bitmap.pixels.count > Self.leastPrepared { bitmap = bitmap.half }
  }

  /// Bitmaps with fewer pixels are scaled down fast enough when they are drawn.
  private static let leastPrepared = 1 << 18

  /// The memory in bytes once it is prepared for drawing.
  package var byteCount: Int { pixels.count * 4 * (pixels.count > Self.leastPrepared ? 4 : 3) / 3 }
}

/// Equal are those that are the same object.
extension Bitmap: Equatable {
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
}
