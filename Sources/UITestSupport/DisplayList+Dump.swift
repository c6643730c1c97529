import DisplayList
import Foundation
import Geometry

extension DisplayList {
  /// One line for each item, back to front; items of a group are indented. Places are points from the origin of the
  /// outermost list; transforms are left out.
  func dump() -> String {
    var lines: [String] = []
    dump(at: .zero, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func dump(at origin: CGPoint, depth: Int, into lines: inout [String]) {
    for item in items {
      let itemOrigin = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + item.content.summary + " " + text(item.bounds.offsetBy(dx: origin.x, dy: origin.y)))
      if case .group(let group) = item.content { group.list.dump(at: itemOrigin, depth: depth + 1, into: &lines) }
    }
  }
}

extension DisplayItem.Content {
  fileprivate var summary: String {
    switch self {
    case .shape(let shape): (shape.stroke == nil ? "fill " : "stroke ") + text(shape.paint)
    case .rectangles(_, let paint): "rectangles " + text(paint)
    case .polylines(_, _, let paint): "polylines " + text(paint)
    case .stamps(_, let places, let paint): "stamps \(places.count) " + text(paint)
    case .glyphs(let item): "glyphs \(item.runs.reduce(0) { $0 + $1.run.glyphs.count })"
    case .image(let item): "image \(item.bitmap.width)×\(item.bitmap.height)"
    case .group(let group): group.summary
    }
  }
}

extension GroupItem {
  fileprivate var summary: String {
    var text = "group"
    if opacity < 1 { text += " opacity \(opacity)" }
    if clip != nil { text += " clipped" }
    if !transform.isIdentity {
      text += " transform [\(transform.a) \(transform.b) \(transform.c) \(transform.d) \(transform.tx) \(transform.ty)]"
    }
    if blendMode != .normal { text += " \(blendMode)" }
    if !filters.isEmpty { text += " \(filters.count) filters" }
    return text
  }
}

private func text(_ rect: CGRect) -> String {
  rect.isNull ? "nothing" : "(\(rect.minX), \(rect.minY)) \(rect.width)×\(rect.height)"
}

private func text(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): String(format: "#%08x", color.premultipliedARGB)
  case .linear: "linear gradient"
  case .radial: "radial gradient"
  case .angular: "angular gradient"
  case .elliptical: "elliptical gradient"
  case .tiles(let bitmap, _, _): "tiles \(bitmap.width)×\(bitmap.height)"
  case .mesh(let grid, _): "mesh \(grid.columns)×\(grid.rows)"
  }
}
