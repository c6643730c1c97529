import DisplayList
import Foundation
import Synchronization
import UICore

/// Pictures of resources that were decoded by name, as UIKit keeps them: a body that asks for one by name must not decode it
/// in every update.
///
/// 64 MiB at the most; what does not fit takes the place of all. Bundles do not change, so nothing is looked for again.
final class NamedImages: Sendable {
  static let shared = NamedImages()
  private static let byteLimit = 64 << 20
  /// The colours of asset catalogs, which are read once too.
  let catalogs = AssetCatalogs()
  private let kept = Mutex<(images: [String: Image], bytes: Int)>(([:], 0))

  /// Nil where there is none, or it is damaged.
  func image(_ name: String, in bundle: Bundle?) -> Image? {
    let scale = max(1, min(Running.environment.displayScale.rounded(.up), 3))
    let key = "\((bundle ?? .main).bundlePath)\n\(name)\n\(scale)"
    if let known = kept.withLock({ $0.images[key] }) { return known }
    guard let image = try? Image.decoded(name, bundle: bundle, scale: scale) else { return nil }
    kept.withLock { kept in
      if kept.bytes + image.byteCount > Self.byteLimit { kept = ([:], 0) }
      kept.images[key] = image
      kept.bytes += image.byteCount
    }
    return image
  }
}

extension Image {
  /// The PNG or JPEG in a file, whose name may say its pixels a point; nil where there is none.
  static func file(_ path: String) -> Image? {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    return try? Image(contentsOf: URL(fileURLWithPath: path), scale: scale)
  }
}

extension Bitmap {
  static let empty = Bitmap(width: 0, height: 0, pixels: [], isOpaque: false)

  /// The part inside a rectangle, in pixels, rounded outward; nil where it has none.
  func cropped(to rect: CGRect) -> Bitmap? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    if columns == width, rows == height { return self }
    let copy = [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
      for row in 0..<rows {
        for column in 0..<columns {
          buffer.initializeElement(at: row * columns + column, to: pixels[(top + row) * width + left + column])
        }
      }
      count = columns * rows
    }
    return Bitmap(width: columns, height: rows, pixels: copy, isOpaque: isOpaque)
  }

  /// The bitmap scaled to a size in points; nil without pixels.
  func resized(to size: CGSize, scale: CGFloat) -> Bitmap? {
    func length(_ points: CGFloat) -> Int? {
      let pixels = (points * scale).rounded()
      return pixels >= 1 && pixels <= 16_384 ? Int(pixels) : nil
    }
    guard width > 0, height > 0, let columns = length(size.width), let rows = length(size.height) else { return nil }
    if columns <= width, rows <= height { return reduced(width: columns, height: rows) }
    let larger = [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
      for row in 0..<rows {
        for column in 0..<columns {
          buffer.initializeElement(
            at: row * columns + column, to: pixels[row * height / rows * width + column * width / columns])
        }
      }
      count = columns * rows
    }
    return Bitmap(width: columns, height: rows, pixels: larger, isOpaque: isOpaque)
  }
}
