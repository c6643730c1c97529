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
    /// Not kept: it may be many times as large. Another that gets its identity is told from it by this being `nil`.
    weak var source: Bitmap?
    var made: Bitmap
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private var cost = 0
  /// Pixels, with `entryCost` more for each picture: 64 MiB.
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
