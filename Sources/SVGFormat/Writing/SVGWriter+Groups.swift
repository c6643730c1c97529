import DisplayList
import Foundation
import Geometry

extension SVGWriter {
  /// Writes nested elements, from the outside in: transform, blend mode, opacity and filters; mask; clip; content.
  mutating func write(_ group: GroupItem) throws {
    if !(group.opacity > 0) || group.list.isEmpty { return }
    let clip = group.clip.map { clip in self.clip(clip) } ?? []
    // SVG has nothing that looks at what lies below: what stands for it is drawn.
    let filters = group.filters.filter { if case .backdrop = $0 { false } else { true } }
    var outer: Attributes = []
    if !group.transform.isIdentity { outer.append(("transform", SVGText.matrix(group.transform))) }
    if group.opacity < 1 { outer.append(("opacity", SVGText.number(CGFloat(group.opacity)))) }
    if !filters.isEmpty { outer.append(("filter", "url(#\(filter(filters, around: group.list.bounds)))")) }
    var style: [String] = []
    if let mode = group.blendMode.css { style.append("mix-blend-mode:\(mode)") }
    if group.isIsolated { style.append("isolation:isolate") }
    if !style.isEmpty { outer.append(("style", style.joined(separator: ";"))) }

    let mask = try group.mask.map { mask in try self.mask(mask) } ?? []
    // One SVG element applies its filter before its mask and clip; a display group applies it after them.
    let layers =
      filters.isEmpty && mask.isEmpty
      ? [outer + clip] : filters.isEmpty ? [outer + mask, clip] : [outer, mask, clip]
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
