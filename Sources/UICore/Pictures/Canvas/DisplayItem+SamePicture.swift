import DisplayList
import Foundation

extension [DisplayItem] {
  /// The items, where those that draw the same as the item at the same index of `old` take its version.
  func keepingVersions(of old: [DisplayItem]) -> [DisplayItem] {
    var items = self
    for i in items.indices where i < old.count {
      // Symbols' items are of other rules, whose numbers may mean other pictures.
      guard items[i].id == old[i].id else { continue }
      if case .group(var group) = items[i].content, case .group(let before) = old[i].content {
        if group.list === before.list { continue }
        let inner = group.list.items.keepingVersions(of: before.list.items)
        group.list = DisplayList(inner)
        items[i].content = .group(group)
      } else if items[i].isSamePicture(as: old[i]) {
        items[i].version = old[i].version
      }
    }
    return items
  }
}

extension DisplayItem {
  /// Whether both draw the same pixels; false if finding out would cost more than drawing.
  fileprivate func isSamePicture(as other: DisplayItem) -> Bool {
    guard offset == other.offset, bounds == other.bounds else { return false }
    switch (content, other.content) {
    case (.shape(let a), .shape(let b)):
      return a.paint == b.paint && a.fill == b.fill && a.stroke == b.stroke && a.path == b.path
    case (.rectangles(let a, let paintA), .rectangles(let b, let paintB)):
      return paintA == paintB && a == b
    case (.polylines(let a, let styleA, let paintA), .polylines(let b, let styleB, let paintB)):
      return paintA == paintB && styleA == styleB && a == b
    case (.stamps(let a, let placesA, let paintA), .stamps(let b, let placesB, let paintB)):
      return paintA == paintB && a == b && placesA == placesB
    case (.glyphs(let a), .glyphs(let b)):
      return a.color == b.color && a.runs.count == b.runs.count
        && zip(a.runs, b.runs).allSatisfy { $0.run === $1.run && $0.origin == $1.origin }
    case (.image(let a), .image(let b)):
      return a.bitmap === b.bitmap && a.frame == b.frame && a.interpolation == b.interpolation && a.tint == b.tint
    default: return false
    }
  }
}
