import DisplayList

/// Keeps the target's pixels as of the end of certain groups, while nothing up to that end changes.
///
/// A group is kept from the second frame on in which items above it changed and it did not: for a single frame, the
/// picture would cost more than it saves.
struct KeptPictures {
  struct Key: Hashable {
    var id: UInt32
    var bounds: PixelRect
  }

  /// The target's pixels in a rectangle after the group's last command.
  final class Picture {
    let key: Key
    let rect: PixelRect
    /// `nil` until it is drawn.
    var pixels: Layer?
    fileprivate(set) var lastFrame = 0

    fileprivate init(_ key: Key, _ rect: PixelRect) {
      self.key = key
      self.rect = rect
    }
  }

  private var entries: [Key: Picture] = [:]
  private var frame = 0

  /// Drops pictures that changed, and returns those that can be used to draw `difference`, the topmost last.
  ///
  /// - Parameters:
  ///   - difference: from what the target holds to `list`; `nil` if that is unknown.
  ///   - backdrops: of the list; a group that one looks at is drawn each time, because it must be there beyond the damage.
  mutating func update(
    _ groups: [PictureGroup], _ difference: DisplayListDifference?, _ backdrops: [Backdrop], visible: PixelRect
  ) -> [Picture] {
    frame += 1
    guard let difference, !groups.isEmpty else {
      entries = [:]
      return []
    }
    var (next, usable): ([Key: Picture], [Picture]) = ([:], [])
    for group in groups {
      let key = Key(id: group.id, bounds: group.bounds)
      let rect = group.bounds.intersection(visible)
      if rect.isEmpty || difference.changes(group, in: rect) { continue }
      if backdrops.contains(where: { $0.sees(group, in: rect) }) { continue }
      let isMet = difference.damage.contains { $0.intersects(rect) }
      guard let picture = entries[key] else {
        if isMet { next[key] = Picture(key, rect) }
        continue
      }
      next[key] = picture
      if isMet {
        picture.lastFrame = frame
        usable.append(picture)
      }
    }
    entries = next
    shrink(to: 2 * visible.area)
    return usable
  }

  /// Drops the least recently used pictures first.
  private mutating func shrink(to most: Int) {
    var held = entries.values.filter { $0.pixels != nil }.sorted { $0.lastFrame > $1.lastFrame }
    var area = held.reduce(0) { $0 + $1.rect.area }
    while area > most, let oldest = held.popLast(), oldest.lastFrame < frame {
      area -= oldest.rect.area
      entries[oldest.key] = nil
    }
  }
}
