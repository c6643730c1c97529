import Foundation
import Geometry

/// The system images by name.
///
/// The names are those of SF Symbols; the drawings are Apus's own. Variants are derived: `.fill`, an enclosing outline
/// (`.circle`, `.square`, ...), which may be filled too and may have a number or a letter inside, `.slash`, and badges.
enum SymbolCatalog {
  /// The symbol, or `nil` for an unknown name.
  static func symbol(_ name: String) -> Symbol? {
    let name = badgedNames[name] ?? name
    if let base = base(name) { return base }
    if let name = name.removing(suffix: ".fill"), var symbol = symbol(name) {
      // Names such as `star.fill.circle` do not exist.
      if symbol.isFilled { return nil }
      symbol.isFilled = true
      return symbol
    }
    if let name = name.removing(suffix: ".slash"), let symbol = symbol(name) {
      return Symbol(
        layers: symbol.layers + SymbolParser.layers("k M 3 3 L 21 21"), variableLayers: symbol.variableLayers)
    }
    if let badged = badged(name) { return badged }
    for (enclosure, scale, shift) in enclosures {
      guard let inner = name.removing(suffix: "." + enclosure), let symbol = symbol(inner) ?? mark(inner),
        let outline = base(enclosure)
      else { continue }
      return symbol.enclosed(in: outline, scale: scale, shift: shift)
    }
    return nil
  }

  private static func base(_ name: String) -> Symbol? {
    let name = aliases[name] ?? name
    if let addition = additions[name], let symbol = base(addition.of) {
      return Symbol(layers: symbol.layers + SymbolParser.layers(addition.more))
    }
    let tables = [signs, arrows, shapes, objects, layouts, writing, world, things, further]
    guard let notation = tables.lazy.compactMap({ $0[name] }).first else { return nil }
    let layers = SymbolParser.layers(notation)
    guard let variable = variable[name] else { return Symbol(layers: layers) }
    return Symbol(layers: layers.flatMap(\.figures), variableLayers: variable)
  }

  /// The figures that a variable value fills, in order, of all figures of the drawing.
  private static let variable: [String: [Int]] = [
    "cellularbars": [0, 1, 2, 3],
    "chart.bar": [0, 1, 2],
    "ellipsis": [0, 1, 2],
    "speaker.wave.2": [1, 2],
    "speaker.wave.3": [1, 2, 3],
    "waveform": [0, 1, 2, 3, 4],
    // The arcs are drawn before the dot.
    "wifi": [3, 0, 1, 2],
  ]

  /// The drawing for unknown names.
  static let unknown = Symbol(layers: SymbolParser.layers("o R 5 5 14 14 3"))

  /// For each enclosure, the scale of the symbol inside and its downward shift in units.
  private static let enclosures: [(String, CGFloat, CGFloat)] = [
    ("circle", 0.54, 0), ("square", 0.56, 0), ("rectangle", 0.5, 0), ("triangle", 0.48, 1.6), ("shield", 0.5, -0.4),
    ("seal", 0.5, 0), ("diamond", 0.5, 0), ("octagon", 0.54, 0), ("hexagon", 0.5, 0), ("capsule", 0.4, 0),
    ("app", 0.54, 0), ("viewfinder", 0.5, 0), ("bubble", 0.46, -1.4), ("doc", 0.4, 2.6),
  ]

  /// Names of symbols whose sign is drawn as a badge.
  private static let badgedNames = [
    "person.fill.questionmark": "person.fill.badge.questionmark", "wifi.exclamationmark": "wifi.badge.exclamationmark",
  ]

  /// Names that share another symbol's drawing.
  private static let aliases: [String: String] = [
    "gear": "gearshape",
    "mail": "envelope",
    "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise",
    "chevron.forward": "chevron.right",
    "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left",
    "arrow.up.forward": "arrow.up.right",
    "arrow.down.forward": "arrow.down.right",
    "icloud": "cloud",
    "message": "bubble.left",
    "text.bubble": "bubble.left",
    "person.circle": "person.crop.circle",
    "desktopcomputer": "display",
    "x": "xmark",
    "x.circle": "xmark.circle",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "arrow.2.squarepath": "arrow.triangle.2.circlepath",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
    "chart.bar.xaxis": "chart.bar",
    "location.north": "location",
    "arrow.uturn.left": "arrow.uturn.backward",
    "arrow.uturn.right": "arrow.uturn.forward",
    "doc.plaintext": "doc.text",
    "speaker.wave.1": "speaker.wave.2",
    "photo.on.rectangle.angled": "photo.on.rectangle",
    "rectangle.fill.on.rectangle": "rectangle.on.rectangle",
    "rectangle.fill.on.rectangle.angled": "rectangle.on.rectangle",
    "square.fill.on.square": "square.on.square",
    "rectangle.split.2x1": "square.split.2x1",
    "square.lefthalf.fill": "square.lefthalf.filled",
    "square.righthalf.fill": "square.righthalf.filled",
    "square.bottomhalf.fill": "square.bottomhalf.filled",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
    "menubar.rectangle": "macwindow",
    "rhombus": "diamond",
    "triangleshape": "triangle",
    "suit.heart": "heart",
    "document": "doc",
    "document.on.document": "doc.on.doc",
    "list.bullet.rectangle.portrait": "note.text",
    "text.justify.left": "text.alignleft",
    "text.alignjustify": "text.justify",
    "textformat.size": "textformat",
    "textformat.abc": "textformat",
    "textformat.characters": "textformat",
    "pencil.and.outline": "square.and.pencil",
    "scribble.variable": "scribble",
    "character.book.closed": "book.closed",
    "bubble": "bubble.left",
    "bubble.left.and.text.bubble.right": "bubble.left.and.bubble.right",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.3.trianglepath": "arrow.triangle.2.circlepath",
    "restart": "arrow.counterclockwise",
    "location.north.line": "location",
    "globe.americas": "globe",
    "globe.europe.africa": "globe",
    "globe.asia.australia": "globe",
    "snow": "snowflake",
    "smiley": "face.smiling",
    "cube.transparent": "cube",
    "puzzlepiece.extension": "puzzlepiece",
    "wand.and.sparkles": "wand.and.stars",
    "wand.and.stars.inverse": "wand.and.stars",
    "app.dashed": "square.dashed",
    "wrench.and.screwdriver": "wrench",
    "calendar.day.timeline.left": "calendar",
    "lamp.table": "lamp.desk",
    "iphone.gen3": "iphone",
    "microphone": "mic",
    "phone.down": "phone",
    "suitcase": "briefcase",
    "forward.end.alt": "forward.end",
    "backward.end.alt": "backward.end",
  ]
}

extension Symbol.Layer {
  /// A layer for each figure of the path.
  fileprivate var figures: [Symbol.Layer] {
    var figures: [Path] = []
    path.forEach { element in
      if case .move = element { figures.append(Path()) }
      figures[max(figures.count - 1, 0)].append(element)
    }
    return figures.map { Symbol.Layer(role: role, path: $0) }
  }

  /// The path with its dots as much wider than beside regular lines as the lines are.
  ///
  /// - Parameter lineWidth: in units.
  func weighted(_ lineWidth: CGFloat) -> Path {
    let growth = lineWidth - Symbol.lineWidth(weight: 400)
    if abs(growth) < 0.001 { return path }
    return figures.reduce(into: Path()) { whole, figure in
      let bounds = figure.path.boundingRect
      let size = max(bounds.width, bounds.height)
      // What is larger is a figure inside an outline, whose lines are drawn too.
      guard size > 0, size <= Symbol.largestDot else { return whole.addPath(figure.path) }
      let scale = max(size + growth, size / 2) / size
      let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      whole.addPath(figure.path.applying(transform))
    }
  }
}

extension Path {
  fileprivate mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

extension String {
  fileprivate func removing(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
