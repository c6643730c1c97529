import Foundation
import Geometry

/// Reads the element tree of an SVG file and turns it into shapes.
struct SVGReader {
  /// An element with its children, and what was made of it: `use` may show it thousands of times.
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    lazy var outline = SVGOutline.path(self)
    lazy var segmentCount = outline?.elements.count ?? 0
    lazy var transform = attributes["transform"].map(SVGTransform.parse) ?? .identity
    fileprivate(set) var properties: [String: String]?
    var stops: [SVGDrawing.Stop]?

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }
  }

  private static let depthLimit = 32
  private static let elementLimit = 20_000
  static let shapeLimit = 5_000
  /// Of all shapes together. Each costs time on the main thread whenever the drawing is drawn: a hundred thousand take
  /// some milliseconds.
  static let segmentLimit = 100_000

  private var scanner: MarkupScanner
  private var sheet = SVGSheet()
  private var named: [String: Element] = [:]
  private var shapes: [SVGDrawing.Shape] = []
  /// The number of visited elements, limited because nested `use` elements multiply.
  private var visits = 0
  private var segments = 0

  init(_ scanner: MarkupScanner) { self.scanner = scanner }

  mutating func drawing() -> SVGDrawing? {
    guard let root = tree() else { return nil }
    let numbers = NumberScanner.all(root.attributes["viewBox"] ?? "")
    let asked = CGSize(width: length(root, "width") ?? 0, height: length(root, "height") ?? 0)
    var bounds = CGRect(origin: .zero, size: asked)
    if numbers.count == 4 { bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let style = SVGStyle().inside(root.properties(sheet))
    for child in root.children { add(child, style, .identity, depth: 0) }
    guard !shapes.isEmpty else { return nil }
    let size = asked.width > 0 && asked.height > 0 ? asked : bounds.size
    return SVGDrawing(bounds: bounds, size: size, shapes: shapes)
  }

  /// A length in points; nil for percentages.
  private func length(_ element: Element, _ name: String) -> Double? {
    guard let text = element.attributes[name], !text.hasSuffix("%") else { return nil }
    return NumberScanner.first(text)
  }

  /// The first `svg` element.
  private mutating func tree() -> Element? {
    var stack: [Element] = []
    var root: Element?
    var count = 0
    var style: String?
    while count < Self.elementLimit, let token = scanner.next() {
      switch token {
      case .start(let name, let attributes, let isEmpty):
        count += 1
        if name == "style", !isEmpty { style = "" }
        let element = Element(name: name, attributes: attributes)
        if root == nil {
          guard name == "svg" else { continue }
          root = element
        }
        if let id = attributes["id"], named[id] == nil { named[id] = element }
        if stack.count < Self.depthLimit { stack.last?.children.append(element) }
        if !isEmpty { stack.append(element) }
      case .text(let text): style?.append(text)
      case .end(let name):
        if name == "style", let text = style {
          sheet.add(text)
          style = nil
        }
        // An end without its beginning is not searched for in a tree of any depth.
        if let place = stack.suffix(2 * Self.depthLimit).lastIndex(where: { $0.name == name }) {
          stack.removeSubrange(place...)
        }
        if stack.isEmpty, root != nil { return root }
      }
    }
    return root
  }

  private mutating func add(_ element: Element, _ outer: SVGStyle, _ transform: CGAffineTransform, depth: Int) {
    visits += 1
    guard depth < Self.depthLimit, shapes.count < Self.shapeLimit, visits < 2 * Self.elementLimit else { return }
    let style = outer.inside(element.properties(sheet))
    guard style.opacity > 0 else { return }
    let inner = element.transform.concatenating(transform)
    switch element.name {
    case "g", "a", "svg", "switch":
      for child in element.children { add(child, style, inner, depth: depth + 1) }
    case "use":
      guard let target = element.attributes["href"]?.dropFirst(), let found = named[String(target)] else { return }
      let moved = CGAffineTransform(translationX: length(element, "x") ?? 0, y: length(element, "y") ?? 0)
      let content = found.name == "symbol" ? found.children : [found]
      for child in content { add(child, style, moved.concatenating(inner), depth: depth + 1) }
    default:
      guard let path = element.outline, !path.isEmpty else { return }
      segments += element.segmentCount
      if segments <= Self.segmentLimit { add(path, style, inner) }
    }
  }

  private mutating func add(_ path: Path, _ style: SVGStyle, _ transform: CGAffineTransform) {
    let gradients = SVGGradients(named: named, sheet: sheet)
    let bounds = path.boundingRect
    let fill = gradients.paint(style.values["fill"] ?? "black", style, opacity: "fill-opacity", bounds)
    let stroke = gradients.paint(style.values["stroke"] ?? "none", style, opacity: "stroke-opacity", bounds)
    guard fill != nil || stroke != nil else { return }
    shapes.append(
      SVGDrawing.Shape(
        path: path, transform: transform, fill: fill, isEvenOdd: style.values["fill-rule"] == "evenodd", stroke: stroke,
        strokeStyle: style.strokeStyle, opacity: style.opacity))
  }
}

extension SVGReader.Element {
  /// What an element says of the properties that are known here: its attributes, overridden by style sheets, overridden by
  /// its `style` attribute.
  func properties(_ sheet: SVGSheet) -> [String: String] {
    if let properties { return properties }
    var own = attributes.filter { SVGStyle.known.contains($0.key) }
    own.merge(sheet.rules(for: attributes)) { $1 }
    own.merge(SVGSheet.declarations(attributes["style"] ?? "")) { $1 }
    properties = own
    return own
  }
}
