import SwiftUI

internal import GraphData

/// Draws all marks of a chart; moves them where their values change in an animation.
struct MarkCanvas: View, Animatable {
  let drawing: MarkDrawing
  var places: MarkPlaces
  /// Whether nothing shows outside of the plot.
  let isClipped: Bool
  @Environment(\.displayScale) private var displayScale

  /// How far symbols and wide lines may reach out of the plot, in points.
  static let margin: CGFloat = 24

  nonisolated var animatableData: MarkPlaces {
    get { places }
    set { places = newValue }
  }

  var body: some View {
    let margin = isClipped ? 0 : Self.margin
    let places = places.numbers.count == drawing.places.numbers.count ? places : drawing.places
    Canvas { context, size in
      let plot = CGSize(width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
      context.translateBy(x: margin, y: margin)
      let pen = MarkPen(
        drawing: drawing, places: places, geometry: MarkGeometry(drawing, size: plot), displayScale: displayScale)
      for layer in drawing.layers { pen.draw(layer, context) }
    }
    .padding(-margin)
    .allowsHitTesting(false)
  }
}

/// Draws marks into a canvas as large as the plot.
struct MarkPen {
  let drawing: MarkDrawing
  let places: MarkPlaces
  let geometry: MarkGeometry
  let displayScale: CGFloat

  func draw(_ layer: MarkDrawing.Layer, _ context: GraphicsContext) {
    if layer.isJoined {
      drawJoined(layer.marks, context)
      return
    }
    var drawn: Set<Int> = []
    for mark in layer.marks {
      let look = drawing.looks[mark]
      let place = places[mark]
      let context = styled(context, look)
      switch look.kind {
      case .bar, .rectangle:
        let rect = geometry.rect(look, place)
        let path =
          look.cornerRadius > 0
          ? Path(roundedRect: rect, cornerRadius: min(look.cornerRadius, rect.width / 2, rect.height / 2)) : Path(rect)
        fill(path, look, clipped(context, look, rect))
      case .rule:
        let rect = geometry.rect(look, place)
        let path = Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
        stroke(path, look, context)
      case .point: drawSymbol(look, at: geometry.rect(look, place).origin, &drawn, context)
      case .sector: drawSector(look, place, context)
      case .line, .area: break
      }
    }
  }

  private func styled(_ context: GraphicsContext, _ look: MarkLook) -> GraphicsContext {
    var context = context
    context.opacity *= min(max(look.opacity, 0), 1)
    if look.blur > 0, look.blur.isFinite { context.addFilter(.blur(radius: look.blur)) }
    if let shadow = look.shadow, shadow.radius.isFinite, shadow.x.isFinite, shadow.y.isFinite {
      context.addFilter(.shadow(color: shadow.color, radius: max(shadow.radius, 0), x: shadow.x, y: shadow.y))
    }
    return context
  }

  /// What is left of a mark's path, whose frame the shapes are made for.
  private func clipped(_ context: GraphicsContext, _ look: MarkLook, _ frame: CGRect) -> GraphicsContext {
    var context = context
    for shape in look.clips { context.clip(to: shape.path(in: frame)) }
    return context
  }

  private func shading(_ look: MarkLook) -> GraphicsContext.Shading {
    if let color = look.ink as? Color { return .color(color) }
    return .style(AnyShapeStyle(erasing: look.ink))
  }

  private func fill(_ path: Path, _ look: MarkLook, _ context: GraphicsContext) {
    guard look.usesPlotArea else { return context.fill(path, with: shading(look)) }
    // The style spans the plot, and the mark lets it be seen.
    var context = context
    context.clip(to: path)
    context.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: shading(look))
  }

  private func stroke(_ path: Path, _ look: MarkLook, _ context: GraphicsContext) {
    if look.usesPlotArea { return fill(path.strokedPath(look.line), look, context) }
    context.stroke(path, with: shading(look), style: look.line)
  }

  private func drawSector(_ look: MarkLook, _ place: MarkPlaces.Place, _ context: GraphicsContext) {
    guard look.cornerRadius > 0 else {
      context.fill(geometry.sector(look, place), with: shading(look))
      return
    }
    // A smaller sector with a round edge has the outline of a sector with round corners.
    let path = geometry.sector(look, place, inset: look.cornerRadius)
    guard !path.isEmpty else {
      context.fill(geometry.sector(look, place), with: shading(look))
      return
    }
    context.drawLayer { layer in
      layer.opacity = 1
      layer.fill(path, with: shading(look))
      layer.stroke(path, with: shading(look), style: StrokeStyle(lineWidth: 2 * look.cornerRadius, lineJoin: .round))
    }
  }

  private func drawSymbol(_ look: MarkLook, at point: CGPoint, _ drawn: inout Set<Int>, _ context: GraphicsContext) {
    guard let symbol = look.symbol, look.symbolSize > 0 else { return }
    // Of thousands of points those in the same pixel look like one.
    if drawing.looks.count > 2000 {
      let (x, y) = (point.x * displayScale, point.y * displayScale)
      guard abs(x) < 1e6, abs(y) < 1e6, drawn.insert(Int(y) * 4_000_000 + Int(x)).inserted else { return }
    }
    let side = look.symbolSize.squareRoot()
    var context = context
    // The canvas joins fills of one outline at many places into one item.
    context.translateBy(x: point.x, y: point.y)
    let frame = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    clipped(context, look, frame).fill(symbol.path(in: frame), with: shading(look))
  }

  // MARK: Lines and areas

  private func drawJoined(_ marks: [Int], _ context: GraphicsContext) {
    guard let first = marks.first else { return }
    let look = drawing.looks[first]
    var styledContext = styled(context, look)
    if look.isCut { styledContext.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
    for run in runs(marks) {
      let edges = run.map { geometry.rect(drawing.looks[$0], places[$0]) }
      if look.kind == .line {
        strokeLine(edges.map { CGPoint(x: $0.midX, y: $0.midY) }, look, styledContext)
      } else {
        let area = area(edges, look, run)
        fill(area, look, clipped(styledContext, look, area.boundingRect))
      }
    }
    var drawn: Set<Int> = []
    for mark in marks where drawing.looks[mark].symbol != nil && !drawing.looks[mark].isGap {
      let look = drawing.looks[mark]
      let rect = geometry.rect(look, places[mark])
      drawSymbol(
        look, at: CGPoint(x: rect.midX, y: look.kind == .area ? rect.minY : rect.midY), &drawn, styled(context, look))
    }
  }

  /// Marks between gaps.
  private func runs(_ marks: [Int]) -> [ArraySlice<Int>] {
    marks.split { drawing.looks[$0].isGap }
  }

  private func strokeLine(_ points: [CGPoint], _ look: MarkLook, _ context: GraphicsContext) {
    guard points.count > 1 else {
      // A line of one point has no length; a dot says that there is one.
      guard let point = points.first, look.symbol == nil else { return }
      let radius = max(look.line.lineWidth, 1)
      let dot = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      context.fill(Path(ellipseIn: dot), with: shading(look))
      return
    }
    let points = simplified(points, look)
    stroke(curve(points, look.interpolation), look, context)
  }

  private func area(_ edges: [CGRect], _ look: MarkLook, _ marks: ArraySlice<Int>) -> Path {
    // The edge at the value and the one at the base, which is below or above.
    var near: [CGPoint] = []
    var far: [CGPoint] = []
    for (mark, edge) in zip(marks, edges) {
      let place = places[mark]
      if look.isUpright {
        near.append(CGPoint(x: edge.midX, y: place.y1 >= place.y0 ? edge.minY : edge.maxY))
        far.append(CGPoint(x: edge.midX, y: place.y1 >= place.y0 ? edge.maxY : edge.minY))
      } else {
        near.append(CGPoint(x: place.x1 >= place.x0 ? edge.maxX : edge.minX, y: edge.midY))
        far.append(CGPoint(x: place.x1 >= place.x0 ? edge.minX : edge.maxX, y: edge.midY))
      }
    }
    (near, far) = (simplified(near, look), simplified(far, look))
    var path = curve(near, look.interpolation)
    guard let last = far.last else { return path }
    path.addLine(to: last)
    var back = look.interpolation
    // Backwards a step's start is its end.
    if back == .stepStart { back = .stepEnd } else if back == .stepEnd { back = .stepStart }
    path.addCurve(through: far.reversed(), back)
    path.closeSubpath()
    return path
  }

  private func curve(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path()
    path.move(to: first)
    path.addCurve(through: points, method)
    return path
  }

  /// Of a line with more points than pixels what its pixel columns show: their first, least, greatest and last points.
  private func simplified(_ points: [CGPoint], _ look: MarkLook) -> [CGPoint] {
    let columns = Int(clampedWidth)
    guard points.count > 4 * columns, look.isUpright, zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x })
    else { return points }
    let series = Series(x: points.map { Double($0.x) }, y: points.map { Double($0.y) })
    let width = Double(geometry.size.width)
    return series.columns(window: 0...width, columnCount: columns).flatMap { run in
      let x = (Double(run.column) + 0.5) * width / Double(columns)
      return [run.first, run.minimum, run.maximum, run.last].map { CGPoint(x: x, y: $0) }
    }
  }

  private var clampedWidth: CGFloat { min(max(geometry.size.width * displayScale, 1), 20_000) }
}
