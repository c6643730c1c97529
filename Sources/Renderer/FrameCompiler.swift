import CRasterKernels
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Compiles a display list into a ``Frame``: culls, resolves transforms, colours and glyphs, and chooses fast paths.
struct FrameCompiler {
  var frame: Frame
  var atlas: GlyphAtlas
  var bitmaps: BitmapCache
  let stamps: StampAtlas
  let glyphs: any GlyphSource
  var layers: OpenLayers
  /// Groups whose pixels are kept.
  let drawnPictures: Set<KeptPictures.Key>
  /// The most pixels of nested layers so far.
  var mostLayerPixels = 0
  /// The number of groups drawn without a layer for lack of room.
  var layersLeftOut = 0

  /// - Parameters:
  ///   - transform: the list's units to pixels.
  ///   - onEdges: whether edges of views are snapped to pixels.
  ///   - alpha: an opacity for all items; below 1 only for a list of one item.
  ///   - cull: the pixels that are needed.
  mutating func compile(
    _ list: DisplayList, _ transform: CGAffineTransform, onEdges: Bool = true, alpha: Float, cull: PixelRect
  ) {
    let near = Surroundings(of: cull, transform)
    list.items.withUnsafeBufferPointer { items in
      for index in items.indices {
        let item = items.baseAddress.unsafelyUnwrapped + index
        if near?.misses(item.pointee.bounds) != true { compile(item, transform, onEdges: onEdges, alpha, cull) }
      }
    }
  }

  /// - Parameter item: where it is, because a list may have thousands: a copy of each would cost as much as all the rest.
  private mutating func compile(
    _ item: UnsafePointer<DisplayItem>, _ transform: CGAffineTransform, onEdges: Bool, _ alpha: Float, _ cull: PixelRect
  ) {
    if item.pointee.frame == nil, transform.isAxisAligned, case .shape(let shape) = item.pointee.content,
      let (rect, color) = shape.plainRect
    {
      add(rect, color, at: item.pointee.offset, transform, alpha, cull)
      return
    }
    // One pixel more, because edges of views and glyphs are snapped to pixels.
    let bounds = PixelRect(around: item.pointee.bounds, transform).outset(by: 1)
    if !bounds.intersects(cull) { return }
    let onEdges = onEdges && !item.pointee.isMoving
    let frame = item.pointee.frame
    let (local, size) = transform.place(at: item.pointee.offset, frame: onEdges ? frame : nil)
    switch item.pointee.content {
    case .shape(let shape):
      if let size, let frame {
        add(shape.path.stretched(with: frame, to: size), shape, local, alpha, bounds)
      } else {
        add(shape.path, shape, local, alpha, bounds)
      }
    case .glyphs(let text): add(text, local, alpha, cull)
    case .image(var image):
      if let size, let frame { image.frame = image.frame.stretched(with: frame, to: size) }
      add(image, local, alpha, bounds)
    case .rectangles(let rects, let paint):
      apart(alpha, count: rects.count, bounds) { $0.add(rects, paint, local, $1, bounds) }
    case .polylines(let lines, let style, let paint):
      apart(alpha, count: lines.count, bounds) {
        let ink = $0.ink(paint, local, $1)
        $0.frame.polylines.append(
          Frame.Polylines(lines: lines, style: style, transform: DeviceTransform(local), ink: ink))
        $0.append(.polylines(Int32($0.frame.polylines.count - 1)), bounds)
      }
    case .stamps(let path, let places, let paint):
      apart(alpha, count: places.count, bounds) { $0.add(path, at: places, paint, local, $1, bounds, cull) }
    case .group(let group):
      let picture = group.isPicture ? KeptPictures.Key(id: item.pointee.id, bounds: bounds) : nil
      if let picture, drawnPictures.contains(picture) {
        // All that it draws is in its pixels.
      } else {
        add(group, local, onEdges: onEdges && group.keepsEdges(in: frame), alpha, bounds, cull)
      }
      if let picture { self.frame.pictureEnds[picture] = self.frame.commands.count }
    }
  }

  /// Adds a rectangle in one colour, of which there may be thousands: its box tells its pixels.
  private mutating func add(
    _ rect: CGRect, _ color: RGBA, at offset: CGPoint, _ transform: CGAffineTransform, _ alpha: Float, _ cull: PixelRect
  ) {
    let box = Self.box(rect, transform.translatedBy(x: offset.x, y: offset.y))
    let bounds = PixelRect(
      x0: Int(box.x0 >> 8), y0: Int(box.y0 >> 8), x1: Int((box.x1 + 255) >> 8), y1: Int((box.y1 + 255) >> 8))
    if bounds.intersects(cull) { add(box: box, .color(color.opacity(alpha).premultipliedARGB), bounds) }
  }

  mutating func append(_ operation: DrawCommand.Operation, _ bounds: PixelRect) {
    var command = DrawCommand(operation, bounds)
    command.end = Int32(frame.commands.count + 1)
    frame.commands.append(command)
  }

  /// Draws several parts, which may overlap, at one opacity: into a layer if needed.
  private mutating func apart(
    _ alpha: Float, count: Int, _ bounds: PixelRect, _ body: (inout FrameCompiler, Float) -> Void
  ) {
    if alpha >= 1 || count <= 1 {
      body(&self, alpha)
    } else {
      layer(alpha, .normal, [], bounds) { body(&$0, $1 ?? 1) }
    }
  }

  mutating func ink(_ paint: Paint, _ transform: CGAffineTransform, _ alpha: Float) -> Ink {
    if case .color(let color) = paint { return .color(color.opacity(alpha).premultipliedARGB) }
    if case .tiles(let bitmap, let tile, let opacity) = paint {
      let shader = TileShader(bitmap, tile: tile, transform: transform, alpha: alpha * opacity)
      return shader.map { .shader($0) } ?? .color(0)
    }
    if case .mesh(let grid, let opacity) = paint {
      return .shader(MeshShader(grid, transform: transform, alpha: alpha * opacity))
    }
    return .shader(GradientShader(paint, transform: transform, alpha: alpha))
  }

  /// - Parameter path: replaces that of the shape.
  private mutating func add(
    _ path: Path, _ shape: ShapeItem, _ transform: CGAffineTransform, _ alpha: Float, _ bounds: PixelRect
  ) {
    let ink = ink(shape.paint, transform, alpha)
    if shape.stroke == nil, shape.fill.isAntialiased, transform.isAxisAligned, case .rect(let rect) = path.storage {
      add(box: Self.box(rect, transform), ink, bounds)
      return
    }
    frame.shapes.append(
      Frame.Shape(
        path: path, fill: shape.fill, stroke: shape.stroke, transform: DeviceTransform(transform), ink: ink))
    let index = Int32(frame.shapes.count - 1)
    if let stroke = shape.stroke, shape.fill.isAntialiased, case .color(let color) = ink, color >> 24 != 0,
      let lines = frame.addThinLines(path, stroke, DeviceTransform(transform), color: color)
    {
      append(.lines(first: Int32(lines.lowerBound), count: Int32(lines.count), shape: index), bounds)
    } else {
      append(.shape(index), bounds)
    }
  }

  private mutating func add(box: apus_box, _ ink: Ink, _ bounds: PixelRect) {
    switch ink {
    case .color(let color):
      if color >> 24 != 0 { append(.box(box, color: color), bounds) }
    case .shader(let shader):
      frame.shaders.append(shader)
      append(.shadedBox(box, shader: Int32(frame.shaders.count - 1)), bounds)
    }
  }

  /// A rectangle in 1/256 pixel; the transform is axis-aligned.
  static func box(_ rect: CGRect, _ t: CGAffineTransform) -> apus_box {
    @inline(__always) func fixed(_ v: CGFloat) -> Int32 {
      let limit: CGFloat = 4_194_304
      let clamped = v > -limit ? (v < limit ? v : limit) : -limit
      // Rounds to nearest: the sum's last bit is 1/256.
      let magic: CGFloat = 6_755_399_441_055_744 / 256
      return Int32(((clamped + magic) - magic) * 256)
    }
    let (minX, maxX, minY, maxY) = rect.edges
    let (ax, bx) = (t.a * minX + t.tx, t.a * maxX + t.tx)
    let (ay, by) = (t.d * minY + t.ty, t.d * maxY + t.ty)
    return apus_box(
      x0: fixed(min(ax, bx)), y0: fixed(min(ay, by)), x1: fixed(max(ax, bx)), y1: fixed(max(ay, by)))
  }

  private mutating func add(
    _ rects: [CGRect], _ paint: Paint, _ transform: CGAffineTransform, _ alpha: Float, _ bounds: PixelRect
  ) {
    let ink = ink(paint, transform, alpha)
    if transform.isAxisAligned {
      frame.boxLists.append(Frame.BoxList(boxes: rects.map { Self.box($0, transform) }, ink: ink))
      append(.boxes(Int32(frame.boxLists.count - 1)), bounds)
      return
    }
    for rect in rects {
      frame.shapes.append(
        Frame.Shape(
          path: Path(rect), fill: FillStyle(), stroke: nil, transform: DeviceTransform(transform), ink: ink))
      append(.shape(Int32(frame.shapes.count - 1)), PixelRect(around: rect, transform))
    }
  }

  /// Draws sprites if the paint is a plain colour and the path is small, otherwise one shape per place.
  private mutating func add(
    _ path: Path, at places: [CGPoint], _ paint: Paint, _ transform: CGAffineTransform, _ alpha: Float,
    _ bounds: PixelRect, _ cull: PixelRect
  ) {
    if case .color(let color) = paint, let stamps = stamps.stamps(path, at: places, transform, cull: cull) {
      let color = color.opacity(alpha).premultipliedARGB
      if stamps.isEmpty || color >> 24 == 0 { return }
      frame.stampLists.append(Frame.StampList(stamps: stamps, color: color))
      append(.stamps(Int32(frame.stampLists.count - 1)), bounds)
      return
    }
    let ink = ink(paint, transform, alpha)
    for place in places {
      let local = transform.translatedBy(x: place.x, y: place.y)
      let bounds = PixelRect(around: path.boundingRect, local).outset(by: 1)
      if !bounds.intersects(cull) { continue }
      frame.shapes.append(
        Frame.Shape(path: path, fill: FillStyle(), stroke: nil, transform: DeviceTransform(local), ink: ink))
      append(.shape(Int32(frame.shapes.count - 1)), bounds)
    }
  }

  private mutating func add(_ image: ImageItem, _ transform: CGAffineTransform, _ alpha: Float, _ bounds: PixelRect) {
    guard image.bitmap.width > 0, image.bitmap.height > 0 else { return }
    var bitmap = image.bitmap
    let isNearest = image.interpolation == .none
    if !isNearest || image.tint != nil {
      let columns = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      let rows = (transform.c * transform.c + transform.d * transform.d).squareRoot()
      bitmap = bitmaps.variant(
        of: bitmap, tint: image.tint, width: isNearest ? .infinity : image.frame.width * columns,
        height: isNearest ? .infinity : image.frame.height * rows)
    }
    draw(bitmap, image.frame, transform, alpha, isNearest: isNearest, bounds)
  }

  mutating func draw(
    _ bitmap: Bitmap, _ rect: CGRect, _ transform: CGAffineTransform, _ alpha: Float, isNearest: Bool,
    _ bounds: PixelRect
  ) {
    guard let shader = ImageShader(bitmap, frame: rect, transform: transform, nearest: isNearest) else { return }
    if alpha < 1 {
      layer(alpha, .normal, [], bounds) { compiler, _ in compiler.add(shader, rect, transform, bounds) }
    } else {
      add(shader, rect, transform, bounds)
    }
  }

  private mutating func add(
    _ shader: ImageShader, _ frameRect: CGRect, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) {
    if transform.isAxisAligned {
      add(box: Self.box(frameRect, transform), .shader(shader), bounds)
      return
    }
    frame.shapes.append(
      Frame.Shape(
        path: Path(frameRect), fill: FillStyle(), stroke: nil, transform: DeviceTransform(transform),
        ink: .shader(shader)))
    append(.shape(Int32(frame.shapes.count - 1)), bounds)
  }
}
