import DisplayList
import Foundation
import Geometry

/// The order in which Tab goes through views: as they are read, line after line downwards, each from the leading edge.
///
/// Lines and columns are found by cutting what is there along gaps that go all the way through: first between lines, then
/// between columns, then in each part again (a recursive XY-cut: G. Nagy, S. Seth, "Hierarchical representation of
/// optically scanned documents", 1984). What overlaps so that nothing can be cut keeps the order in which it is drawn. A
/// section counts as one view among those around it.
enum FocusOrder {
  /// A view at which Tab stops, with what is inside, or a section.
  private struct Entry {
    let stop: FocusResponder?
    let inner: [Entry]
    /// In the window's space.
    let frame: CGRect
  }

  /// The views in a list at which Tab stops.
  static func stops(in list: DisplayList) -> [FocusResponder] {
    var stops: [FocusResponder] = []
    add(entries(of: list, .identity), to: &stops)
    return stops
  }

  private static func entries(of list: DisplayList, _ toLocal: CGAffineTransform) -> [Entry] {
    var entries: [Entry] = []
    for item in list.items {
      guard case .group(let group) = item.content else { continue }
      let moved = toLocal.concatenating(CGAffineTransform(translationX: -item.offset.x, y: -item.offset.y))
      guard let local = group.fromOutside(moved) else { continue }
      let inner = Self.entries(of: group.list, local)
      let stop = (group.responder as? FocusResponder).flatMap { $0.isStop ? $0 : nil }
      let isSection = group.responder is FocusSectionResponder || group.responder is any ScrollResponder
      if stop != nil || isSection && !inner.isEmpty {
        entries.append(Entry(stop: stop, inner: inner, frame: group.hitBounds.applying(local.inverted())))
      } else {
        entries += inner
      }
    }
    return entries
  }

  private static func add(_ entries: [Entry], to stops: inout [FocusResponder]) {
    for entry in ordered(entries) {
      if let stop = entry.stop { stops.append(stop) }
      add(entry.inner, to: &stops)
    }
  }

  private static func ordered(_ entries: [Entry]) -> [Entry] {
    if entries.count < 2 { return entries }
    for axis in [Axis.vertical, .horizontal] {
      var parts = parts(of: entries, along: axis)
      if parts.count == 1 { continue }
      if axis == .horizontal, isRightToLeft(entries) { parts.reverse() }
      return parts.flatMap(ordered)
    }
    return entries
  }

  /// Cuts along an axis wherever there is a gap, or an overlap of less than a point; each part is in drawing order.
  private static func parts(of entries: [Entry], along axis: Axis) -> [[Entry]] {
    var parts: [[Int]] = []
    var end = -CGFloat.infinity
    for index in entries.indices.sorted(by: { entries[$0].frame.start(axis) < entries[$1].frame.start(axis) }) {
      let frame = entries[index].frame
      if parts.isEmpty || frame.start(axis) > end - 1 { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = max(end, frame.start(axis) + frame.size[axis])
    }
    return parts.map { $0.sorted().map { entries[$0] } }
  }

  private static func isRightToLeft(_ entries: [Entry]) -> Bool {
    for entry in entries {
      if let stop = entry.stop { return stop.isRightToLeft }
      if !entry.inner.isEmpty { return isRightToLeft(entry.inner) }
    }
    return false
  }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .vertical ? minY : minX }
}
