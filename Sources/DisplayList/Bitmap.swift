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

  /// The bitmap in half its width and height, for drawing it small. Made when it is first asked for, then kept.
  package var half: Bitmap {
    madeHalf.withLock { made in
      if let made { return made }
      let half = halved()
      made = half
      return half
    }
  }

  /// Makes all halves, and halves of halves, a third more memory together: whoever decodes a large picture away from the
  /// main thread calls this there, so that the first drawing does not read all of its pixels.
  package func prepareForDrawing() {
    var bitmap = self
    while bitmap.pixels.count > Self.leastPrepared { bitmap = bitmap.half }
  }

  /// Reading so many pixels takes no time that is seen.
  private static let leastPrepared = 1 << 18

  /// What it takes in memory once it is prepared for drawing, in bytes.
  package var byteCount: Int { pixels.count * 4 * (pixels.count > Self.leastPrepared ? 4 : 3) / 3 }
}
