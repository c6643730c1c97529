import DisplayList
import Foundation
import Geometry

/// A system image: paths on a grid of 24 units, drawn with one line width.
///
/// The grid's middle is that of a capital letter, which is ``capHeight`` units tall; a full circle has a diameter of
/// 20. The `fill` variant is derived: closed outlines are filled, and what lies on them is cut out.
struct Symbol: Equatable {
  enum Role: Character {
    /// A closed outline, filled in the `fill` variant.
    case outline = "o"
    /// A line; cut out in the `fill` variant.
    case line = "s"
    /// A closed path inside the outline; its area is cut out in the `fill` variant.
    case inside = "i"
    /// A line in both variants.
    case lasting = "k"
    /// Filled and stroked in both variants.
    case solid = "f"
    /// A dot: filled without a stroke; cut out in the `fill` variant.
    case dot = "p"
    /// A closed path; its area is cut out in both variants.
    case gap = "g"
  }
  struct Layer: Equatable {
    var role: Role
    var path: Path
  }
  var layers: [Layer]
  var isFilled = false
  /// What is drawn over the others, filled, and not cut out by them.
  var badge: [Layer] = []
  /// The number of layers, from the first, that enclose the others.
  var enclosureCount = 0
  /// The layers that a variable value fills one after the other, from the first filled on.
  var variableLayers: [Int] = []

  /// The opacity of variable parts that are not filled; by eye.
  static let faintOpacity = 0.3

  /// The diameter of the largest dot, in units.
  static let largestDot: CGFloat = 4
  /// In grid units.
  static let capHeight: CGFloat = 12
  static let center = CGPoint(x: 12, y: 12)

  /// What is drawn: a stroked and a filled path, and the two that are cut out of them.
  struct Ink: Equatable {
    var strokes = Path()
    var fills = Path()
    var cutStrokes = Path()
    var cutFills = Path()
  }

  /// - Parameter lineWidth: in units.
  func ink(lineWidth: CGFloat) -> Ink {
    var ink = Ink()
    for layer in layers {
      switch (layer.role, isFilled) {
      case (.outline, true), (.solid, _):
        ink.fills.addPath(layer.path)
        ink.strokes.addPath(layer.path)
      case (.outline, false), (.line, false), (.inside, false), (.lasting, _): ink.strokes.addPath(layer.path)
      case (.line, true): ink.cutStrokes.addPath(layer.path)
      case (.inside, true): ink.cutFills.addPath(layer.path)
      case (.dot, false): ink.fills.addPath(layer.weighted(lineWidth))
      case (.dot, true): ink.cutFills.addPath(layer.weighted(lineWidth))
      case (.gap, _): ink.cutFills.addPath(layer.path)
      }
    }
    return ink
  }

  /// The symbol inside an outline, as in `plus.circle`.
  func enclosed(in outline: Symbol, scale: CGFloat, shift: CGFloat) -> Symbol {
    let bounds = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: Self.center.x, y: Self.center.y + shift))
    // A symbol without inner lines is filled, so that it stays legible at half its size.
    let isSolid = isFilled || !layers.contains { $0.role == .line || $0.role == .inside }
    let inner = layers.flatMap { layer -> [Layer] in
      let path = layer.path.applying(transform)
      switch layer.role {
      case .outline:
        return isSolid
          ? [Layer(role: .dot, path: path), Layer(role: .line, path: path)] : [Layer(role: .line, path: path)]
      case .lasting: return [Layer(role: .line, path: path)]
      case .solid: return [Layer(role: .dot, path: path), Layer(role: .line, path: path)]
      case .line, .inside, .dot, .gap: return [Layer(role: layer.role, path: path)]
      }
    }
    return Symbol(
      layers: outline.layers + inner, enclosureCount: outline.layers.count,
      variableLayers: variableLayers.map { $0 + outline.layers.count })
  }

  /// The enclosing outline and the figure inside, which is not cut out; nil if there is no enclosure.
  var parts: (enclosure: Symbol, figure: Symbol)? {
    guard enclosureCount > 0 else { return nil }
    return (
      Symbol(layers: Array(layers.prefix(enclosureCount)), isFilled: isFilled),
      Symbol(layers: Array(layers.dropFirst(enclosureCount)))
    )
  }

  /// Without the variable parts, and each of them by itself.
  var variableParts: (rest: Symbol, parts: [Symbol]) {
    let rest = layers.indices.filter { !variableLayers.contains($0) }.map { layers[$0] }
    return (
      Symbol(layers: rest, isFilled: isFilled),
      variableLayers.map { Symbol(layers: [layers[$0]], isFilled: isFilled) }
    )
  }

  /// With lines drawn as far as a share of their lengths; other layers are there or not.
  func drawn(to share: Double) -> Symbol {
    if share >= 1 { return self }
    var symbol = self
    symbol.layers = layers.compactMap { layer in
      switch layer.role {
      case .line, .lasting:
        share > 0 ? Layer(role: layer.role, path: layer.path.trimmedPath(from: 0, to: share)) : nil
      default: share >= 0.5 ? layer : nil
      }
    }
    return symbol
  }

  /// The line width in units for a font weight.
  static func lineWidth(weight: CGFloat) -> CGFloat {
    let stops: [(CGFloat, CGFloat)] = [
      (100, 0.6), (200, 0.9), (300, 1.25), (400, 1.65), (500, 1.9), (600, 2.2), (700, 2.5), (800, 2.9), (900, 3.3),
    ]
    let weight = min(max(weight, 100), 900)
    let upper = stops.firstIndex { $0.0 >= weight } ?? stops.count - 1
    let (a, b) = (stops[max(upper - 1, 0)], stops[upper])
    return a.0 == b.0 ? b.1 : a.1 + (b.1 - a.1) * (weight - a.0) / (b.0 - a.0)
  }

  /// The badge by itself; nil where there is none.
  var badgeFigure: Symbol? { badge.isEmpty ? nil : Symbol(layers: badge, isFilled: true) }

  /// The bounds of what is drawn, in units.
  func bounds(lineWidth: CGFloat) -> CGRect {
    let ink = ink(lineWidth: lineWidth)
    let traced =
      ink.strokes.isEmpty ? CGRect.null : ink.strokes.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    let whole = ink.fills.isEmpty ? traced : traced.union(ink.fills.boundingRect)
    return badgeFigure.map { whole.union($0.bounds(lineWidth: lineWidth)) } ?? whole
  }
}
