import DisplayList
import Foundation
import Geometry

extension SVGWriter {
  /// The id of a definition of all filters.
  mutating func filter(_ filters: [Filter], around bounds: CGRect) -> String {
    var region = bounds
    var steps = SVGText()
    for (index, filter) in filters.enumerated() {
      let source = index == 0 ? "SourceGraphic" : "r\(index - 1)"
      let result = "r\(index)"
      switch filter {
      case .blur(let radius):
        region = region.insetBy(dx: -3 * radius, dy: -3 * radius)
        steps.element("feGaussianBlur", [("in", source), ("stdDeviation", SVGText.number(radius)), ("result", result)])
      case .shadow(let color, let radius, let offset):
        let moved = region.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: offset.width, dy: offset.height)
        region = region.union(moved)
        steps.element("feGaussianBlur", [("in", source), ("stdDeviation", SVGText.number(radius))])
        steps.element(
          "feOffset",
          [("dx", SVGText.number(offset.width)), ("dy", SVGText.number(offset.height)), ("result", "s\(index)")])
        steps.element("feFlood", Self.flood(color))
        steps.element("feComposite", [("operator", "in"), ("in2", "s\(index)"), ("result", "t\(index)")])
        steps.merge("t\(index)", source, result)
      case .innerShadow(let color, let radius, let offset):
        steps.element("feGaussianBlur", [("in", source), ("stdDeviation", SVGText.number(radius))])
        steps.element(
          "feOffset",
          [("dx", SVGText.number(offset.width)), ("dy", SVGText.number(offset.height)), ("result", "s\(index)")])
        steps.element("feFlood", Self.flood(color))
        steps.element("feComposite", [("operator", "out"), ("in2", "s\(index)")])
        steps.element("feComposite", [("operator", "in"), ("in2", source), ("result", "t\(index)")])
        steps.merge(source, "t\(index)", result)
      case .colorMatrix(let matrix):
        let values = matrix.rows.map { SVGText.number(CGFloat($0), decimals: 6) }.joined(separator: " ")
        steps.element("feColorMatrix", [("in", source), ("type", "matrix"), ("values", values), ("result", result)])
      case .alphaThreshold(let min, let max, let color):
        let table = (0...255).map { min * 255 <= Float($0) && Float($0) <= max * 255 ? "1" : "0" }
        steps.open("feComponentTransfer", [("in", source), ("result", "s\(index)")])
        steps.element("feFuncA", [("type", "discrete"), ("tableValues", table.joined(separator: " "))])
        steps.close("feComponentTransfer")
        steps.element("feFlood", Self.flood(color))
        steps.element("feComposite", [("operator", "in"), ("in2", "s\(index)"), ("result", result)])
      // Left out before.
      case .backdrop: continue
      }
    }
    let id = id("f")
    let frame = region.isNull ? .zero : region
    definitions.open(
      "filter",
      [("id", id), ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")] + Self.frame(frame))
    definitions.text += steps.text
    definitions.close("filter")
    return id
  }

  private static func flood(_ color: RGBA) -> Attributes {
    [("flood-color", hex(color)), ("flood-opacity", part(color.alpha))]
  }
}

extension SVGText {
  /// Draws one result over another.
  fileprivate mutating func merge(_ below: String, _ above: String, _ result: String) {
    open("feMerge", [("result", result)])
    element("feMergeNode", [("in", below)])
    element("feMergeNode", [("in", above)])
    close("feMerge")
  }
}
