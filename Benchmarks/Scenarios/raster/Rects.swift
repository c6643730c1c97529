import DisplayList
import Foundation
import Geometry

/// 20,000 small rectangles at fractional places, drawn in three ways.
struct Rects {
  private var rects: [CGRect] = []
  private var colors: [UInt32] = []
  private var data = SceneData()

  init() {
    var noise = Noise(seed: 2)
    data.append(20_000)
    for _ in 0..<20_000 {
      let values = [noise.number(0, 1880), noise.number(0, 1040), noise.number(2, 24), noise.number(2, 24)]
      values.forEach { data.append($0) }
      let numbers = values.map { CGFloat($0) }
      rects.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      colors.append(noise.color())
      data.append(colors.last!)
    }
  }

  private var area: CGRect { CGRect(x: 0, y: 0, width: 1920, height: 1080) }
  private static let blue: UInt32 = 0xff33_66aa

  /// Each an item in its own colour.
  func each() -> Scene {
    var items = ItemList()
    for (rect, color) in zip(rects, colors) {
      items.append(.shape(ShapeItem(path: Path(rect), paint: Paint(argb: color))), rect)
    }
    return Scene("rects_each", items.items, data)
  }

  /// One after another in one colour.
  func list() -> Scene {
    var items = ItemList()
    items.append(.rectangles(rects, Paint(argb: Self.blue)), area)
    return Scene("rects_list", items.items, data)
  }

  /// All in one path.
  func path() -> Scene {
    var path = Path()
    path.addRects(rects)
    var items = ItemList()
    items.append(.shape(ShapeItem(path: path, paint: Paint(argb: Self.blue))), area)
    return Scene("rects_path", items.items, data)
  }
}
