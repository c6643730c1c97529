import DisplayList
import Foundation
import Geometry

/// One picture: as a display list for us, as numbers for the peers.
struct Scene {
  let name: String
  let list: DisplayList
  let data: Data
  static let width = 1920
  static let height = 1080

  init(_ name: String, _ items: [DisplayItem], _ data: SceneData) {
    (self.name, list, self.data) = (name, DisplayList(items), data.bytes)
  }
}

/// Numbers the items of a list.
struct ItemList {
  private(set) var items: [DisplayItem] = []

  mutating func append(_ content: DisplayItem.Content, _ bounds: CGRect, offset: CGPoint = .zero) {
    items.append(
      DisplayItem(id: UInt32(items.count), version: 0, offset: offset, bounds: bounds, content: content))
  }
}

extension Paint {
  init(argb: UInt32) { self = .color(RGBA(hex: argb & 0xff_ffff)) }
}
