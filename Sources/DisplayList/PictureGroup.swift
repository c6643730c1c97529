import Foundation
import Geometry

/// A group with `isPicture` in a list that is drawn to pixels.
public struct PictureGroup: Sendable {
  /// The id of its item.
  public let id: UInt32
  /// A rectangle around all that it draws, visible or not, in pixels.
  public let bounds: PixelRect
  /// The indices of its item and the enclosing items, outermost first.
  let path: [Int]
}

extension DisplayList {
  /// The groups with `isPicture` that are painted directly to the target, not to a layer.
  ///
  /// - Parameter transform: points to pixels.
  public func pictureGroups(_ transform: CGAffineTransform) -> [PictureGroup] {
    var found: [PictureGroup] = []
    if holdsPictures { collectPictures(transform, [], &found) }
    return found
  }

  private func collectPictures(_ transform: CGAffineTransform, _ path: [Int], _ found: inout [PictureGroup]) {
    for (index, item) in items.enumerated() {
      guard case .group(let group) = item.content, group.isPicture || group.list.holdsPictures else { continue }
      let path = path + [index]
      if group.list.holdsPictures, group.opacity >= 1, group.blendMode == .normal, group.filters.isEmpty,
        !group.isIsolated, group.mask == nil
      {
        let inner = group.transform.concatenating(transform.translatedBy(x: item.offset.x, y: item.offset.y))
        group.list.collectPictures(inner, path, &found)
      }
      guard group.isPicture else { continue }
      let bounds = DisplayListDifference.pixels(within: item.bounds, transform)
      found.append(PictureGroup(id: item.id, bounds: bounds, path: path))
    }
  }
}

/// Changed rectangles in drawing order.
///
/// The order of a change is given by the path of indices in the new lists. A removed item counts as drawn before the
/// item that now has its index.
struct OrderedChanges {
  private struct Change {
    var rect: PixelRect
    var path: Range<Int>
  }

  var isRecording = false
  private var path: [Int] = []
  private var changes: [Change] = []
  /// The changes' paths, concatenated.
  private var indices: [Int] = []

  mutating func enter(_ index: Int) {
    if isRecording { path.append(index) }
  }

  mutating func leave() {
    if isRecording { path.removeLast() }
  }

  mutating func add(_ rect: PixelRect) { add(rect, at: path) }

  mutating func add(_ rect: PixelRect, at path: [Int]) {
    if !isRecording || rect.isEmpty { return }
    let start = indices.count
    indices += path
    changes.append(Change(rect: rect, path: start..<indices.count))
  }

  /// The changes that intersect `rect` and are drawn before or within the item at `place`.
  func rects(meeting rect: PixelRect, upTo place: [Int]) -> [PixelRect] {
    changes.filter { $0.rect.intersects(rect) && isDrawn($0, upTo: place) }.map(\.rect)
  }

  /// Whether a change intersects `rect` and is drawn before or within the item at `place`.
  func reach(_ rect: PixelRect, upTo place: [Int]) -> Bool {
    changes.contains { $0.rect.intersects(rect) && isDrawn($0, upTo: place) }
  }

  private func isDrawn(_ change: Change, upTo place: [Int]) -> Bool {
    for (a, b) in zip(indices[change.path], place) where a != b { return a < b }
    // One path is a prefix of the other.
    return true
  }
}

extension DisplayListDifference {
  /// Whether anything changed in `rect` that the group draws or that is below the group.
  public func changes(_ group: PictureGroup, in rect: PixelRect) -> Bool { changes.reach(rect, upTo: group.path) }
}
