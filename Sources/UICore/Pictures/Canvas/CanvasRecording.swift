import DisplayList
import Foundation
import Geometry

/// Collects the items that one run of a canvas's renderer, or one layer, draws.
///
/// Merges consecutive rectangles of one colour into one item, consecutive fills of the same path at several places into
/// another, and consecutive items with the same clip into one group.
final class CanvasRecording {
  private let id: UInt32
  private let version: UInt32
  private var finished: [DisplayItem] = []
  /// The items drawn with `clip`.
  private var items: [DisplayItem] = []
  private var clip: CanvasClip?
  private var rects: [CGRect] = []
  private var rectColor = RGBA.clear
  private var stamps: Stamps?

  /// One path in one colour at several places.
  private struct Stamps {
    let path: Path
    let color: RGBA
    var places: [CGPoint]
  }
  /// Whether any item has a blend mode other than `normal`.
  private(set) var needsIsolation = false

  init(id: UInt32, version: UInt32) {
    self.id = id
    self.version = version
  }

  func add(rect: CGRect, color: RGBA, clip: CanvasClip?) {
    enter(clip)
    flushStamps()
    if color != rectColor { flushRects() }
    rectColor = color
    rects.append(rect)
  }

  /// Adds a filled path at a place; merges it with a preceding one that has the same path and colour.
  func add(stamp path: Path, at place: CGPoint, color: RGBA, clip: CanvasClip?) {
    enter(clip)
    if stamps?.color == color, stamps?.path == path {
      stamps?.places.append(place)
      return
    }
    flushPending()
    stamps = Stamps(path: path, color: color, places: [place])
  }

  func add(_ content: DisplayItem.Content, offset: CGPoint = .zero, bounds: CGRect, clip: CanvasClip?) {
    enter(clip)
    flushPending()
    if case .group(let group) = content, group.blendMode != .normal { needsIsolation = true }
    items.append(item(content, offset: offset, bounds: bounds))
  }

  func item(_ content: DisplayItem.Content, offset: CGPoint = .zero, bounds: CGRect) -> DisplayItem {
    DisplayItem(id: id, version: version, offset: offset, bounds: bounds, content: content)
  }

  private func enter(_ clip: CanvasClip?) {
    if clip === self.clip { return }
    flushClip()
    self.clip = clip
  }

  private func flushRects() {
    guard let first = rects.first else { return }
    if rects.count == 1 {
      items.append(item(.shape(ShapeItem(path: Path(first), paint: .color(rectColor))), bounds: first))
    } else {
      let bounds = rects.reduce(CGRect.null) { $0.union($1) }
      items.append(item(.rectangles(rects, .color(rectColor)), bounds: bounds))
    }
    rects = []
  }

  private func flushStamps() {
    guard let stamps else { return }
    self.stamps = nil
    if stamps.places.count == 1 {
      let path = stamps.path.offsetBy(dx: stamps.places[0].x, dy: stamps.places[0].y)
      items.append(item(.shape(ShapeItem(path: path, paint: .color(stamps.color))), bounds: path.boundingRect))
      return
    }
    var (lower, upper) = (stamps.places[0], stamps.places[0])
    for place in stamps.places {
      lower = CGPoint(x: min(lower.x, place.x), y: min(lower.y, place.y))
      upper = CGPoint(x: max(upper.x, place.x), y: max(upper.y, place.y))
    }
    let outline = stamps.path.boundingRect
    let bounds = CGRect(
      x: outline.minX + lower.x, y: outline.minY + lower.y, width: outline.width + upper.x - lower.x,
      height: outline.height + upper.y - lower.y)
    items.append(item(.stamps(stamps.path, at: stamps.places, .color(stamps.color)), bounds: bounds))
  }

  private func flushPending() {
    flushRects()
    flushStamps()
  }

  private func flushClip() {
    flushPending()
    if items.isEmpty { return }
    var inner = items
    var next = clip
    while let clip = next {
      let list = DisplayList(inner)
      let bounds = list.bounds.finiteIntersection(clip.bounds)
      if bounds.isNull {
        inner = []
        break
      }
      inner = [item(.group(GroupItem(list, clip: clip.clip)), bounds: bounds)]
      next = clip.outer
    }
    finished += inner
    items = []
  }

  /// Returns what was drawn, and empties the recording.
  func take() -> DisplayList {
    flushClip()
    defer { finished = [] }
    return finished.isEmpty ? .empty : DisplayList(finished)
  }

  /// The canvas's display list, clipped to its bounds, which are its hit area. Unchanged items keep their versions.
  func finish(in bounds: CGRect, previous: DisplayList?) -> DisplayList {
    let list = take()
    if list.isEmpty, bounds.isEmpty { return .empty }
    var group = GroupItem(list, clip: bounds.covers(list.bounds) ? nil : .rect(bounds))
    group.isIsolated = needsIsolation
    // The canvas's frame is snapped to pixels; the items inside are not.
    let items = [
      DisplayItem(id: id, version: version, bounds: bounds, frame: bounds, content: .group(group))
    ]
    return DisplayList(previous.map { items.keepingVersions(of: $0.items) } ?? items)
  }
}

/// A clip and the clips outside it, in the canvas's space.
final class CanvasClip {
  let clip: Clip
  let bounds: CGRect
  let outer: CanvasClip?

  init(_ path: Path, style: FillStyle, outer: CanvasClip?) {
    if case .rect(let rect) = path.storage {
      clip = .rect(rect.standardized)
    } else {
      clip = .path(path, style)
    }
    bounds = path.boundingRect
    self.outer = outer
  }

  /// A bounding box of what all the clips let through.
  var visible: CGRect { outer.map { bounds.finiteIntersection($0.visible) } ?? bounds }
}

extension CGRect {
  func covers(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
