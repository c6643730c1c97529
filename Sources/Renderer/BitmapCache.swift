import DisplayList
import Foundation
import Geometry

/// Bitmaps made from others, tinted or made smaller, kept while they are drawn.
///
/// What the latest frame did not use goes once there are too many pixels.
struct BitmapCache {
  private struct Key: Hashable {
    var source: ObjectIdentifier
    var tint: RGBA?
    var width, height: Int
  }

  private struct Entry {
    /// Kept so that its identity is not given to another.
    var source: Bitmap
    var made: Bitmap
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private var pixelCount = 0
  /// 64 MiB.
  private static let mostPixels = 16 << 20

  mutating func beginFrame() {
    if pixelCount > Self.mostPixels {
      let frame = frame
      entries = entries.filter { $0.value.frame == frame }
      pixelCount = entries.values.reduce(0) { $0 + $1.made.pixels.count }
    }
    frame += 1
  }

  /// What to sample for `bitmap` drawn `width` × `height` pixels large: where it is less than half its size, the mean
  /// of what each pixel covers, for interpolation alone would leave most of it out.
  mutating func variant(of bitmap: Bitmap, tint: RGBA?, width: CGFloat, height: CGFloat) -> Bitmap {
    func target(_ size: CGFloat, _ source: Int) -> Int {
      size.isFinite && size * 2 < CGFloat(source) ? max(1, Int(size.rounded(.up))) : source
    }
    let key = Key(
      source: ObjectIdentifier(bitmap), tint: tint, width: target(width, bitmap.width),
      height: target(height, bitmap.height))
    if tint == nil && key.width == bitmap.width && key.height == bitmap.height { return bitmap }
    if let known = entries[key] {
      entries[key]!.frame = frame
      return known.made
    }
    var made = bitmap
    if key.width != bitmap.width || key.height != bitmap.height {
      made = made.reduced(width: key.width, height: key.height)
    }
    if let tint { made = made.tinted(tint) }
    pixelCount += made.pixels.count
    entries[key] = Entry(source: bitmap, made: made, frame: frame)
    return made
  }
}
