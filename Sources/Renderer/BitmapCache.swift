import DisplayList
import Foundation
import Geometry

/// Bitmaps derived from others, tinted or scaled down.
///
/// Once the cache has too many pixels, entries that the last frame did not use are dropped.
struct BitmapCache {
  private struct Key: Hashable {
    var source: ObjectIdentifier
    var tint: RGBA?
    var width, height: Int
  }

  private struct Entry {
    /// Weak, because it may be many times as large. Becomes nil when released, so another bitmap at its address cannot
    /// match.
    weak var source: Bitmap?
    var made: Bitmap
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private var cost = 0
  /// The limit in pixels, where each entry counts `entryCost` more: 64 MiB.
  static let mostPixels = 16 << 20
  private static let entryCost = 128

  var count: Int { entries.count }

  mutating func beginFrame() {
    if cost > Self.mostPixels {
      let frame = frame
      entries = entries.filter { $0.value.frame == frame && $0.value.source != nil }
      cost = entries.values.reduce(0) { $0 + $1.made.pixels.count + Self.entryCost }
    }
    frame += 1
  }

  /// The bitmap to sample for drawing `bitmap` at `width` × `height` pixels. Below half its size it is the mean of the
  /// covered pixels, because interpolation alone would skip most of them.
  mutating func variant(of bitmap: Bitmap, tint: RGBA?, width: CGFloat, height: CGFloat) -> Bitmap {
    func target(_ size: CGFloat, _ source: Int) -> Int {
      size.isFinite && size * 2 < CGFloat(source) ? max(1, Int(size.rounded(.up))) : source
    }
    let key = Key(
      source: ObjectIdentifier(bitmap), tint: tint, width: target(width, bitmap.width),
      height: target(height, bitmap.height))
    if tint == nil && key.width == bitmap.width && key.height == bitmap.height { return bitmap }
    if let known = entries[key], known.source === bitmap {
      entries[key]!.frame = frame
      return known.made
    }
    var made = bitmap
    if key.width != bitmap.width || key.height != bitmap.height {
      made = made.reduced(width: key.width, height: key.height)
    }
    if let tint { made = made.tinted(tint) }
    if let old = entries.updateValue(Entry(source: bitmap, made: made, frame: frame), forKey: key) {
      cost -= old.made.pixels.count + Self.entryCost
    }
    cost += made.pixels.count + Self.entryCost
    return made
  }
}
