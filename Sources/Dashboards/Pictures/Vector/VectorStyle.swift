import DashboardFormat
import Foundation
import SwiftUI

/// The properties of an element that those inside inherit.
struct VectorStyle {
  var values: [String: String] = [:]
  /// Of the element and all around it, multiplied.
  var opacity = 1.0

  private static let inherited: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "color",
  ]

  /// The style of an element in this one: attributes, then rules of sheets, then its own `style`.
  func inside(_ attributes: [String: String], _ sheet: VectorSheet) -> VectorStyle {
    var style = self
    var own = attributes
    own.merge(sheet.rules(for: attributes)) { $1 }
    own.merge(VectorSheet.declarations(attributes["style"] ?? "")) { $1 }
    for (name, value) in own where Self.inherited.contains(name) && value != "inherit" { style.values[name] = value }
    style.opacity *= own["opacity"].flatMap(Self.fraction) ?? 1
    if own["display"] == "none" || own["visibility"] == "hidden" { style.opacity = 0 }
    return style
  }

  func number(_ name: String) -> Double? { values[name].flatMap { NumberScanner.all($0).first } }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: max(0, number("stroke-width") ?? 1),
      lineCap: values["stroke-linecap"] == "round" ? .round : values["stroke-linecap"] == "square" ? .square : .butt,
      lineJoin: values["stroke-linejoin"] == "round" ? .round : values["stroke-linejoin"] == "bevel" ? .bevel : .miter)
  }

  /// `0.5` or `50%`.
  static func fraction(_ text: String) -> Double? {
    guard let number = NumberScanner.all(text).first else { return nil }
    return min(max(text.trimmingCharacters(in: .whitespaces).hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  /// A colour by its text; nil for `none`.
  func color(_ text: String, opacity: String) -> Color? {
    let name = text.trimmingCharacters(in: .whitespaces)
    if name == "none" || name == "transparent" { return nil }
    let alpha = values[opacity].flatMap(Self.fraction) ?? 1
    return Self.color(name == "currentColor" ? values["color"] ?? "black" : name).opacity(alpha)
  }

  /// Black where the text is no colour, as properties that make no sense have no effect.
  static func color(_ text: String) -> Color {
    if let hexadecimal = names[text.lowercased()] {
      func part(_ shift: Int) -> Double { Double(hexadecimal >> shift & 0xFF) / 255 }
      return Color(red: part(16), green: part(8), blue: part(0))
    }
    return DashboardColor(text)?.color ?? .black
  }

  /// Those of CSS that drawings use; files that dashboards name other colours in have other tables.
  private static let names: [String: Int] = [
    "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "navy": 0x000080,
    "teal": 0x008080, "maroon": 0x800000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
    "fuchsia": 0xFF00FF, "olive": 0x808000, "pink": 0xFFC0CB, "gold": 0xFFD700, "brown": 0xA52A2A, "tomato": 0xFF6347,
    "darkblue": 0x00008B, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "whitesmoke": 0xF5F5F5,
  ]
}

/// Rules of `style` elements: of classes and identifiers alone, in the order of the file.
struct VectorSheet {
  private var rules: [String: [String: String]] = [:]

  mutating func add(_ text: String) {
    for rule in text.split(separator: "}").prefix(2000) {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        rules[selector.trimmingCharacters(in: .whitespacesAndNewlines), default: [:]].merge(declarations) { $1 }
      }
    }
  }

  func rules(for attributes: [String: String]) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    var found: [String: String] = [:]
    for name in attributes["class"]?.split(separator: " ") ?? [] { found.merge(rules["." + name] ?? [:]) { $1 } }
    if let id = attributes["id"] { found.merge(rules["#" + id] ?? [:]) { $1 } }
    return found
  }

  /// `a: b; c: d`
  static func declarations(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in text.split(separator: ";").prefix(200) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      found[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return found
  }
}
