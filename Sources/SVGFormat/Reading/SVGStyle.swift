import Foundation
import Geometry

/// The properties of an element that its children inherit.
struct SVGStyle {
  var values: [String: String] = [:]
  /// The product of the opacities of the element and its ancestors.
  var opacity = 1.0

  private static let inherited: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "color",
  ]

  /// The properties that mean anything here, of shapes and of the stops of gradients.
  static let known = inherited.union(["opacity", "display", "visibility", "offset", "stop-color", "stop-opacity"])

  /// The style of a child with these properties.
  func inside(_ own: [String: String]) -> SVGStyle {
    var style = self
    for (name, value) in own where Self.inherited.contains(name) && value != "inherit" { style.values[name] = value }
    style.opacity *= own["opacity"].flatMap(Self.fraction) ?? 1
    if own["display"] == "none" || own["visibility"] == "hidden" { style.opacity = 0 }
    return style
  }

  func number(_ name: String) -> Double? { values[name].flatMap { NumberScanner.first($0) } }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: max(0, number("stroke-width") ?? 1),
      lineCap: values["stroke-linecap"] == "round" ? .round : values["stroke-linecap"] == "square" ? .square : .butt,
      lineJoin: values["stroke-linejoin"] == "round" ? .round : values["stroke-linejoin"] == "bevel" ? .bevel : .miter)
  }

  /// Reads `0.5` or `50%`.
  static func fraction(_ text: String) -> Double? {
    guard let number = NumberScanner.first(text) else { return nil }
    return min(max(text.trimmingCharacters(in: .whitespaces).hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  /// Reads a colour; nil for `none`.
  func color(_ text: String, opacity: String) -> RGBA? {
    let name = text.trimmingCharacters(in: .whitespaces)
    if name == "none" || name == "transparent" { return nil }
    let alpha = values[opacity].flatMap(Self.fraction) ?? 1
    return SVGColor.color(name == "currentColor" ? values["color"] ?? "black" : name).opacity(Float(alpha))
  }
}
