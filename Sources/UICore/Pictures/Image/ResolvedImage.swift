import DisplayList
import Foundation
import Geometry
import TextLayout

/// An image with all that is needed to measure and draw it.
struct ResolvedImage: Equatable {
  enum Content: Equatable {
    case nothing
    /// `unit` is the size of a grid unit in points; `lineWidth` is in grid units.
    case symbol(Symbol, unit: CGFloat, lineWidth: CGFloat)
    case bitmap(Image.BitmapReference)
    case drawing(VectorPicture)

    static func == (a: Content, b: Content) -> Bool {
      switch (a, b) {
      case (.nothing, .nothing): true
      case (.symbol(let a, let unit, let width), .symbol(let b, let otherUnit, let otherWidth)):
        a == b && unit == otherUnit && width == otherWidth
      case (.bitmap(let a), .bitmap(let b)): a == b
      case (.drawing(let a), .drawing(let b)): a === b
      default: false
      }
    }
  }
  let content: Content
  let image: Image
  /// Points.
  let size: CGSize
  /// The distance from the top to the baseline for text beside it; `nil` for the bottom edge.
  let baseline: CGFloat?

  /// - Parameters:
  ///   - form: a further form of a symbol.
  ///   - attributes: of the text in which the image stands; nil for those of the environment.
  ///   - ready: called when an image that is still being decoded is ready; nil decodes it synchronously.
  init(
    _ image: Image, environment: StyleEnvironment, viewGraph: ViewGraph, path: ViewPath?,
    form: SymbolVariants = .none, attributes: TextAttributes? = nil, ready: (() -> Void)? = nil
  ) {
    switch image.source {
    case .symbol(let name):
      let form = environment[\.textStyle].symbolVariants.adding(form)
      let symbol = form.names(of: name).lazy.compactMap(SymbolCatalog.symbol).first
      if symbol == nil { viewGraph.report("There is no system image called \"\(name)\".", path: path) }
      self.init(symbol ?? SymbolCatalog.unknown, image, environment, viewGraph, attributes)
    case .bitmap(let reference): self.init(reference, image)
    case .resource(let name, let folder):
      let scale = environment[\.displayScale]
      let asset = ImageCache.asset(name, folder: folder, scale: scale, environment[\.colorAppearance])
      let entry = viewGraph.images.resource(
        name, folder: folder, scale: scale, asset: asset, at: viewGraph.now, ready: ready)
      var image = image
      if image.templateRenderingMode == nil, asset?.isTemplate == true { image.templateRenderingMode = .template }
      switch entry {
      case nil:
        viewGraph.report("There is no image \"\(name)\" in \(folder).", path: path)
        self.init(nil, image)
      case .failure(let error):
        viewGraph.report("The image \"\(name)\" cannot be shown: \(error).", path: path)
        self.init(nil, image)
      case .bitmap(let reference): self.init(reference, image)
      case .drawing(let picture): self.init(picture, image)
      case .pending(let width, let height, let scale):
        self.init(nil, image, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
      }
    }
  }

  /// The image with other pixels, as many as it has.
  func showing(_ bitmap: Bitmap) -> ResolvedImage {
    guard case .bitmap(let reference) = content, reference.bitmap !== bitmap else { return self }
    return ResolvedImage(Image.BitmapReference(bitmap: bitmap, scale: reference.scale), image)
  }

  /// - Parameter pending: the size in points of an image that is still being decoded.
  private init(_ reference: Image.BitmapReference?, _ image: Image, size pending: CGSize = .zero) {
    self.image = image
    baseline = nil
    if let reference {
      let scale = reference.scale > 0 && reference.scale.isFinite ? reference.scale : 1
      size = CGSize(width: CGFloat(reference.bitmap.width) / scale, height: CGFloat(reference.bitmap.height) / scale)
      content = .bitmap(reference)
    } else {
      size = pending
      content = .nothing
    }
  }

  private init(_ picture: VectorPicture, _ image: Image) {
    (self.image, content, size, baseline) = (image, .drawing(picture), picture.size, nil)
  }

  private init(
    _ symbol: Symbol, _ image: Image, _ environment: StyleEnvironment, _ viewGraph: ViewGraph,
    _ attributes: TextAttributes?
  ) {
    self.image = image
    let style = environment[\.textStyle]
    let attributes = attributes ?? style.attributes
    var font = attributes.font ?? .body
    if let weight = attributes.weight { font.weight = weight }
    let descriptor = font.descriptor(style.setting)
    let capHeight = viewGraph.fonts.metrics(for: descriptor).capHeight
    let measures = symbol.measures(
      descriptor, capHeight: capHeight, factor: environment[\.imageScale].factor, scale: environment[\.displayScale])
    content = .symbol(symbol, unit: measures.unit, lineWidth: measures.lineWidth)
    size = measures.size
    baseline = size.height / 2 + (Symbol.center.y - measures.bounds.midY) * measures.unit + capHeight / 2
  }

  /// Whether it is drawn in the foreground style.
  var isPainted: Bool {
    if case .symbol = content { return true }
    return image.templateRenderingMode == .template
  }

  /// The items that draw the image in `rect`, which has the image's own size unless it is resizable.
  ///
  /// - Parameters:
  ///   - paint: in place of the foreground style.
  ///   - parts: the opacities of the symbol's variable parts; nil for those of its value.
  func items(
    in rect: CGRect, environment: StyleEnvironment, paint: Paint? = nil, parts: [Double]? = nil, id: UInt32,
    version: UInt32
  ) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return [] }
    func item(_ content: DisplayItem.Content, _ bounds: CGRect) -> DisplayItem {
      DisplayItem(id: id, version: version, bounds: bounds, content: content)
    }
    switch content {
    case .nothing: return []
    case .symbol(let symbol, let unit, let lineWidth):
      let unit = image.resizing == nil ? unit : nil
      let bounds = symbol.bounds(lineWidth: lineWidth)
      return layers(of: symbol, parts, in: rect, environment: environment, paint).compactMap { symbol, paint in
        symbol.group(in: rect, bounds: bounds, unit: unit, lineWidth, paint, item).map {
          item(.group($0), rect).with(frame: rect)
        }
      }
    case .bitmap(let reference):
      var (tint, gradient): (RGBA?, Paint?)
      if image.templateRenderingMode == .template {
        let paint = paint ?? ForegroundStyle()._paint(in: rect, environment: environment)
        if case .color(let color) = paint { tint = color } else { (tint, gradient) = (.black, paint) }
      }
      return pieces(rect).map { piece in
        let picture = ImageItem(
          bitmap: reference.bitmap, frame: piece.frame, interpolation: .init(image.interpolationQuality), tint: tint)
        var whole = item(.image(picture), piece.frame).with(frame: piece.frame)
        if let gradient {
          whole = .fill(gradient, through: DisplayList([whole]), frame: piece.frame, id: id, version: version)
        }
        return clipped(whole, piece)
      }
    case .drawing(let picture):
      let isTemplate = image.templateRenderingMode == .template
      let paint = isTemplate ? paint ?? ForegroundStyle()._paint(in: rect, environment: environment) : nil
      return pieces(rect).map { piece in
        var whole = picture.item(in: piece.frame, id: id, version: version)
        if let paint {
          whole = .fill(paint, through: DisplayList([whole]), frame: piece.frame, id: id, version: version)
        }
        return clipped(whole, piece)
      }
    }
  }

  private func clipped(_ item: DisplayItem, _ piece: Piece) -> DisplayItem {
    guard let clip = piece.clip else { return item }
    return DisplayItem(
      id: item.id, version: item.version, bounds: clip.finiteIntersection(piece.frame),
      content: .group(GroupItem(DisplayList([item]), clip: .rect(clip))))
  }
}

extension ResolvedImage {
  /// The layers of a symbol from back to front, with their paints.
  private func layers(
    of symbol: Symbol, _ parts: [Double]?, in rect: CGRect, environment: StyleEnvironment, _ paint: Paint?
  ) -> [(Symbol, Paint)] {
    let colors = layers(of: symbol, in: rect, environment: environment, paint)
    guard (image.symbolColorRenderingMode ?? environment[\.symbolColorRenderingMode]) == .gradient else {
      return colors.flatMap { variableLayers(of: $0, paint: $1, parts, environment) }
    }
    return colors.flatMap { symbol, paint in
      variableLayers(of: symbol, paint: paint.shaded(in: rect), parts, environment)
    }
  }

  /// The rest of a symbol and its variable parts as they are filled; the symbol where all is.
  private func variableLayers(
    of symbol: Symbol, paint: Paint, _ opacities: [Double]?, _ environment: StyleEnvironment
  ) -> [(Symbol, Paint)] {
    let count = symbol.variableLayers.count
    guard count > 0, opacities != nil || image.variableValue != nil else { return [(symbol, paint)] }
    let filled = (image.variableValue ?? 1) * Double(count)
    let mode = image.symbolVariableValueMode ?? environment[\.symbolVariableValueMode]
    let (rest, parts) = symbol.variableParts
    var layers = rest.layers.isEmpty ? [] : [(rest, paint)]
    for (index, part) in parts.enumerated() {
      if let opacities {
        if index < opacities.count { layers.append((part, paint.opacity(opacities[index]))) }
      } else if mode == .draw {
        layers.append((part.drawn(to: filled - Double(index)), paint))
      } else {
        layers.append((part, filled > Double(index) ? paint : paint.opacity(Symbol.faintOpacity)))
      }
    }
    return layers
  }

  private func layers(
    of symbol: Symbol, in rect: CGRect, environment: StyleEnvironment, _ paint: Paint?
  ) -> [(Symbol, Paint)] {
    let primary = paint ?? ForegroundStyle()._paint(in: rect, environment: environment)
    let mode = image.symbolRenderingMode ?? environment[\.symbolRenderingMode]
    let isPalette = mode == .palette || mode == nil && environment[\.foregroundLevels] != nil
    guard isPalette || mode == .hierarchical, let parts = symbol.parts else { return [(symbol, primary)] }
    let secondary =
      isPalette
      ? HierarchicalShapeStyle.secondary._paint(in: rect, environment: environment)
      : primary.opacity(HierarchicalShapeStyle.opacities[1])
    return [(parts.enclosure, secondary), (parts.figure, primary)]
  }
}

extension ImageItem.Interpolation {
  init(_ interpolation: Image.Interpolation) {
    switch interpolation {
    case .none: self = .none
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}

extension Symbol {
  /// How large it is beside text.
  ///
  /// - Parameter factor: of the size that suits the text.
  func measures(
    _ font: FontDescriptor, capHeight: CGFloat, factor: CGFloat, scale: CGFloat
  ) -> (size: CGSize, bounds: CGRect, unit: CGFloat, lineWidth: CGFloat) {
    let lineWidth = Symbol.lineWidth(weight: font.weight)
    let unit = capHeight / Symbol.capHeight * factor
    let bounds = bounds(lineWidth: lineWidth)
    // Round up to whole pixels, so that the symbol stays centred.
    func rounded(_ length: CGFloat) -> CGFloat { (length * unit * scale - 0.001).rounded(.up) / scale }
    return (CGSize(width: rounded(bounds.width), height: rounded(bounds.height)), bounds, unit, lineWidth)
  }

  /// The symbol's `bounds` drawn in the middle of `rect`; without a unit they are stretched to fill it.
  fileprivate func group(
    in rect: CGRect, bounds: CGRect, unit: CGFloat?, _ lineWidth: CGFloat, _ paint: Paint,
    _ item: (DisplayItem.Content, CGRect) -> DisplayItem
  ) -> GroupItem? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let scale =
      unit.map { CGSize(width: $0, height: $0) }
      ?? CGSize(width: rect.width / bounds.width, height: rect.height / bounds.height)
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    // Overlapping parts must not show through each other, so opacity applies to the whole group.
    var opacity: Float = 1
    var paint = paint
    if case .color(let color) = paint {
      if color.alpha <= 0 { return nil }
      opacity = min(color.alpha, 1)
      paint = .color(RGBA(red: color.red, green: color.green, blue: color.blue))
    } else {
      paint = paint.applying(transform.inverted())
    }
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    func items(_ strokes: Path, _ fills: Path) -> [DisplayItem] {
      var items: [DisplayItem] = []
      if !fills.isEmpty { items.append(item(.shape(ShapeItem(path: fills, paint: paint)), fills.boundingRect)) }
      if !strokes.isEmpty {
        let shape = ShapeItem(path: strokes, paint: paint, stroke: style)
        items.append(item(.shape(shape), shape.strokedBounds))
      }
      return items
    }
    func drawn(_ ink: Symbol.Ink) -> (items: [DisplayItem], isCut: Bool) {
      let cut = items(ink.cutStrokes, ink.cutFills)
      if cut.isEmpty { return (items(ink.strokes, ink.fills), false) }
      let cutting = item(.group(GroupItem(DisplayList(cut), blendMode: .destinationOut)), bounds)
      return (items(ink.strokes, ink.fills) + [cutting], true)
    }
    var (all, isCut) = drawn(ink(lineWidth: lineWidth))
    if let badge = badgeFigure {
      var group = GroupItem(DisplayList(drawn(badge.ink(lineWidth: lineWidth)).items))
      group.isIsolated = true
      all.append(item(.group(group), bounds))
      isCut = true
    }
    var group = GroupItem(DisplayList(all), transform: transform, opacity: opacity)
    group.isIsolated = isCut
    return group
  }
}

extension Paint {
  /// A colour's standard gradient from the top to the bottom; other paints as they are.
  fileprivate func shaded(in rect: CGRect) -> Paint {
    guard case .color(let color) = self else { return self }
    let share = Float(0.2)
    let lighter = RGBA(
      red: color.red + (1 - color.red) * share, green: color.green + (1 - color.green) * share,
      blue: color.blue + (1 - color.blue) * share, alpha: color.alpha)
    let stops = GradientStops([.init(color: lighter, location: 0), .init(color: color, location: 1)])
    return .linear(
      stops, from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY))
  }

  /// The paint with its points transformed.
  func applying(_ transform: CGAffineTransform) -> Paint {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      return .linear(stops, from: from.applying(transform), to: to.applying(transform))
    case .radial(let stops, let center, let start, let end):
      return .radial(
        stops, center: center.applying(transform), startRadius: start * scale, endRadius: end * scale)
    case .angular(let stops, let center, let start, let end):
      return .angular(stops, center: center.applying(transform), startAngle: start, endAngle: end)
    case .elliptical(let stops, let center, let radii, let start, let end):
      let stretched = CGSize(width: radii.width * scale, height: radii.height * scale)
      return .elliptical(
        stops, center: center.applying(transform), radii: stretched, startRadius: start, endRadius: end)
    case .tiles(let bitmap, let tile, let opacity): return .tiles(bitmap, tile.applying(transform), opacity: opacity)
    case .mesh(let grid, let opacity): return .mesh(grid.applying(transform), opacity: opacity)
    }
  }
}
