import DisplayList
import Foundation
import Geometry

extension SVGWriter {
  /// Writes nested elements, from the outside in: transform, blend mode, opacity and filters; mask; clip; content.
  mutating func write(_ group: GroupItem) throws {
    if !(group.opacity > 0) || group.list.isEmpty { return }
    let clip = group.clip.map { clip in self.clip(clip) } ?? []
    var outer: Attributes = []
    if !group.transform.isIdentity { outer.append(("transform", SVGText.matrix(group.transform))) }
    if group.opacity < 1 { outer.append(("opacity", SVGText.number(CGFloat(group.opacity)))) }
    if !group.filters.isEmpty { outer.append(("filter", "url(#\(filter(group.filters, around: group.list.bounds)))")) }
    var style: [String] = []
    if let mode = group.blendMode.css { style.append("mix-blend-mode:\(mode)") }
    if group.isIsolated { style.append("isolation:isolate") }
    if !style.isEmpty { outer.append(("style", style.joined(separator: ";"))) }

    let mask = try group.mask.map { mask in try self.mask(mask) } ?? []
    // One SVG element applies its filter before its mask and clip; a display group applies it after them.
    let layers =
      group.filters.isEmpty && mask.isEmpty
      ? [outer + clip] : group.filters.isEmpty ? [outer + mask, clip] : [outer, mask, clip]
    let shown = layers.filter { !$0.isEmpty }
    for attributes in shown { body.open("g", attributes) }
    try write(group.list)
    for _ in shown { body.close("g") }
  }

  private mutating func clip(_ clip: Clip) -> Attributes {
    let id = id("c")
    definitions.open("clipPath", [("id", id)])
    switch clip {
    case .rect(let rect): definitions.element("rect", Self.frame(rect))
    case .path(let path, let fill):
      let rule: Attributes = fill.isEOFilled ? [("clip-rule", "evenodd")] : []
      definitions.element("path", [("d", SVGText.outline(path))] + rule)
    }
    definitions.close("clipPath")
    return [("clip-path", "url(#\(id))")]
  }

  private mutating func mask(_ list: DisplayList) throws -> Attributes {
    let outside = body
    body = SVGText()
    try write(list)
    let content = body
    body = outside
    let id = id("m")
    let bounds = list.bounds.isNull ? .zero : list.bounds
    definitions.open(
      "mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + Self.frame(bounds) + [("style", "mask-type:alpha")])
    definitions.text += content.text
    definitions.close("mask")
    return [("mask", "url(#\(id))")]
  }

  private mutating func filter(_ filters: [Filter], around bounds: CGRect) -> String {
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
        steps.element("feFlood", [("flood-color", Self.hex(color)), ("flood-opacity", Self.part(color.alpha))])
        steps.element("feComposite", [("operator", "in"), ("in2", "s\(index)"), ("result", "t\(index)")])
        steps.open("feMerge", [("result", result)])
        steps.element("feMergeNode", [("in", "t\(index)")])
        steps.element("feMergeNode", [("in", source)])
        steps.close("feMerge")
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
}

extension BlendMode {
  /// The name in CSS; nil for `normal` and for modes that CSS does not have.
  fileprivate var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
