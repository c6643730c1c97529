import DisplayList
import Foundation
import Geometry
import TextLayout

/// Writes display items as elements, and what several items share as definitions.
struct SVGWriter {
  typealias Attributes = SVGText.Attributes
  let glyphs: any GlyphSource
  let encode: (Bitmap) throws -> Data
  var body = SVGText()
  var definitions = SVGText()
  private var lastID = 0
  private var glyphIDs: [GlyphKey: String?] = [:]
  private var pictureIDs: [PictureKey: String] = [:]

  struct GlyphKey: Hashable {
    var font: FontID
    var glyph: UInt32
    var size: CGFloat
  }

  private struct PictureKey: Hashable {
    var bitmap: ObjectIdentifier
    var tint: RGBA?
    var isSmooth = true
  }

  init(glyphs: any GlyphSource, encode: @escaping (Bitmap) throws -> Data) {
    self.glyphs = glyphs
    self.encode = encode
  }

  mutating func id(_ prefix: String) -> String {
    lastID += 1
    return "\(prefix)\(lastID)"
  }

  mutating func write(_ list: DisplayList) throws {
    for item in list.items {
      let offset: Attributes =
        item.offset == .zero
        ? [] : [("transform", SVGText.matrix(CGAffineTransform(translationX: item.offset.x, y: item.offset.y)))]
      switch item.content {
      case .shape(let shape): try write(shape, offset)
      case .rectangles(let rects, let paint): try write(rects, paint, offset)
      case .polylines(let lines, let style, let paint):
        for line in lines {
          try write(ShapeItem(path: Path { $0.addLines(line) }, paint: paint, stroke: style), offset)
        }
      case .stamps(let path, let places, let paint):
        try write(path, at: places, paint, offset)
      case .image(let image): try write(image, offset)
      case .glyphs(let text): try write(text, offset)
      case .group(let group):
        if offset.isEmpty {
          try write(group)
        } else {
          body.open("g", offset)
          try write(group)
          body.close("g")
        }
      }
    }
  }

  // MARK: Shapes

  private mutating func write(_ shape: ShapeItem, _ place: Attributes) throws {
    if shape.path.isEmpty { return }
    var attributes = place + [("d", SVGText.outline(shape.path))]
    if !shape.fill.isAntialiased { attributes.append(("shape-rendering", "crispEdges")) }
    if let stroke = shape.stroke {
      guard stroke.lineWidth > 0 else { return }
      attributes += Self.stroke(stroke)
    } else if shape.fill.isEOFilled {
      attributes.append(("fill-rule", "evenodd"))
    }
    let isStroke = shape.stroke != nil
    if let bitmap = shape.paint.bitmap {
      let reach = (shape.stroke?.lineWidth ?? 0) * max(1, shape.stroke?.miterLimit ?? 1)
      let white: Attributes = [(isStroke ? "stroke" : "fill", "#fff")] + (isStroke ? [("fill", "none")] : [])
      try write(
        bitmap, over: shape.path.boundingRect.insetBy(dx: -reach, dy: -reach), throughPath: attributes + white)
      return
    }
    attributes += try paint(shape.paint, isStroke ? "stroke" : "fill")
    if isStroke { attributes.append(("fill", "none")) }
    body.element("path", attributes)
  }

  private mutating func write(_ rects: [CGRect], _ paint: Paint, _ place: Attributes) throws {
    if paint.bitmap != nil {
      for rect in rects { try write(ShapeItem(path: Path(rect), paint: paint), place) }
      return
    }
    let ink = try self.paint(paint, "fill")
    if paint.isOpaque {
      var outline = ""
      for rect in rects { outline += SVGText.outline(Path(rect)) }
      body.element("path", place + [("d", outline)] + ink)
      return
    }
    // Translucent rectangles that overlap must be drawn one by one.
    body.open("g", place + ink)
    for rect in rects { body.element("rect", Self.frame(rect)) }
    body.close("g")
  }

  /// Writes one outline at many places; defines it once if one colour fills all.
  private mutating func write(_ path: Path, at places: [CGPoint], _ paint: Paint, _ place: Attributes) throws {
    guard case .color(let color) = paint else {
      for center in places {
        try write(ShapeItem(path: path.offsetBy(dx: center.x, dy: center.y), paint: paint), place)
      }
      return
    }
    let id = id("p")
    definitions.element("path", [("id", id), ("d", SVGText.outline(path))])
    body.open("g", place + Self.fill(color))
    for center in places {
      let at: Attributes = [("x", SVGText.number(center.x)), ("y", SVGText.number(center.y))]
      body.element("use", [("xlink:href", "#\(id)")] + at)
    }
    body.close("g")
  }

  static func frame(_ rect: CGRect) -> Attributes {
    [
      ("x", SVGText.number(rect.minX)), ("y", SVGText.number(rect.minY)), ("width", SVGText.number(rect.width)),
      ("height", SVGText.number(rect.height)),
    ]
  }

  private static func stroke(_ style: StrokeStyle) -> Attributes {
    var attributes: Attributes = [("stroke-width", SVGText.number(style.lineWidth))]
    switch style.lineCap {
    case .butt: break
    case .round: attributes.append(("stroke-linecap", "round"))
    case .square: attributes.append(("stroke-linecap", "square"))
    }
    switch style.lineJoin {
    case .miter: attributes.append(("stroke-miterlimit", SVGText.number(max(1, style.miterLimit))))
    case .round: attributes.append(("stroke-linejoin", "round"))
    case .bevel: attributes.append(("stroke-linejoin", "bevel"))
    }
    if style.dash.contains(where: { $0 > 0 }) {
      let lengths = style.dash.map { SVGText.number(max(0, $0)) }
      attributes.append(("stroke-dasharray", lengths.joined(separator: " ")))
      if style.dashPhase != 0 { attributes.append(("stroke-dashoffset", SVGText.number(style.dashPhase))) }
    }
    return attributes
  }

  // MARK: Pictures

  private mutating func write(_ image: ImageItem, _ place: Attributes) throws {
    guard image.bitmap.width > 0, image.bitmap.height > 0, image.frame.width != 0, image.frame.height != 0 else {
      return
    }
    let picture = try picture(image.bitmap, tint: image.tint, isSmooth: image.interpolation != .none)
    let frame = CGAffineTransform(
      a: image.frame.width, b: 0, c: 0, d: image.frame.height, tx: image.frame.minX, ty: image.frame.minY)
    if !place.isEmpty { body.open("g", place) }
    body.element("use", [("xlink:href", "#\(picture)"), ("transform", SVGText.matrix(frame))])
    if !place.isEmpty { body.close("g") }
  }

  /// The id of a bitmap's definition, which is one unit wide and high.
  mutating func picture(_ bitmap: Bitmap, tint: RGBA? = nil, isSmooth: Bool = true) throws -> String {
    let key = PictureKey(bitmap: ObjectIdentifier(bitmap), tint: tint, isSmooth: isSmooth)
    if let id = pictureIDs[key] { return id }
    let colored = tint.map(bitmap.tinted) ?? bitmap
    let file = try encode(isSmooth ? colored : colored.withSquares)
    let id = id("i")
    pictureIDs[key] = id
    definitions.element(
      "image",
      [
        ("id", id), ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"),
        ("image-rendering", isSmooth ? "optimizeQuality" : "optimizeSpeed"),
        ("xlink:href", "data:image/png;base64," + file.base64EncodedString()),
      ])
    return id
  }

  /// Writes a gradient that SVG does not have: as a picture masked by a path.
  private mutating func write(
    _ picture: (CGRect) -> Bitmap?, over bounds: CGRect, throughPath outline: Attributes
  ) throws {
    guard let bitmap = picture(bounds) else { return }
    let mask = id("m")
    definitions.open("mask", [("id", mask), ("maskUnits", "userSpaceOnUse")] + Self.frame(bounds))
    definitions.element("path", outline.filter { $0.name != "transform" })
    definitions.close("mask")
    body.open("g", outline.filter { $0.name == "transform" } + [("mask", "url(#\(mask))")])
    try write(ImageItem(bitmap: bitmap, frame: bounds), [])
    body.close("g")
    // A bitmap made for this place; another may come to lie where it was.
    pictureIDs[PictureKey(bitmap: ObjectIdentifier(bitmap), tint: nil)] = nil
  }

  // MARK: Text

  private mutating func write(_ text: GlyphItem, _ place: Attributes) throws {
    body.open("g", place + Self.fill(text.color))
    for (run, origin) in text.runs {
      let color = run.color.map(Self.fill) ?? []
      for glyph in run.glyphs {
        let (x, y) = (origin.x + CGFloat(glyph.x), origin.y + CGFloat(glyph.y))
        if let id = outline(GlyphKey(font: run.font, glyph: glyph.glyph, size: run.size)) {
          let at: Attributes = [("x", SVGText.number(x)), ("y", SVGText.number(y))]
          body.element("use", [("xlink:href", "#\(id)")] + at + color)
        } else {
          try writePicture(of: glyph.glyph, run, CGPoint(x: x, y: y))
        }
      }
    }
    body.close("g")
  }

  /// The id of a glyph's outline; nil for glyphs without one.
  private mutating func outline(_ key: GlyphKey) -> String? {
    if let known = glyphIDs[key] { return known }
    guard let path = glyphs.outline(font: key.font, glyph: key.glyph, pixelSize: Float(key.size)) else {
      glyphIDs[key] = .some(nil)
      return nil
    }
    let id = id("t")
    definitions.element("path", [("id", id), ("d", SVGText.outline(path))])
    glyphIDs[key] = id
    return id
  }

  /// A colour glyph, at four pixels a point.
  private mutating func writePicture(of glyph: UInt32, _ run: GlyphRun, _ place: CGPoint) throws {
    let scale: CGFloat = 4
    let found = glyphs.bitmap(font: run.font, glyph: glyph, pixelSize: Float(run.size * scale), phase: 0)
    guard let found, found.format == .color, let bitmap = Bitmap(found) else { return }
    let frame = CGRect(
      x: place.x + CGFloat(found.left) / scale, y: place.y - CGFloat(found.top) / scale,
      width: CGFloat(found.width) / scale, height: CGFloat(found.height) / scale)
    try write(ImageItem(bitmap: bitmap, frame: frame), [])
    pictureIDs[PictureKey(bitmap: ObjectIdentifier(bitmap), tint: nil)] = nil
  }
}
