import CRasterKernels
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Draws a frame's commands inside a rectangle of a target, on one thread. Keeps its scratch memory.
final class Painter {
  var edges = EdgeList()
  var cells = CellBuffer()
  /// The cells of an outline with so many edges that some were accumulated before the others were collected.
  var spilledCells: apus_cells?
  /// The clip, relative to the origin of the current outline.
  var window = PixelRect.empty
  /// One row of coverage and of colours.
  var coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 64)
  private var rowCapacity = 64

  var target = apus_target()
  /// The pixels that may be written.
  var clip = PixelRect.empty
  /// The coverage of the current clip, if it is not a rectangle; contains `clip`.
  var mask: Mask?
  private var stack: [Saved] = []
  let layerMemory = LayerMemory()
  /// The target below all layers, and its pixels that are painted.
  private(set) var ground = apus_target()
  private(set) var groundRect = PixelRect.empty
  private(set) var drawn = 0
  /// The number of outlines accumulated and thin lines drawn since it was last set to zero.
  var outlines = 0

  private struct Saved {
    var target: apus_target
    var clip: PixelRect
    var mask: Mask?
    /// Not nil for a layer.
    var layer: Layer?
  }

  init() {
    edges.spill = { [unowned self] edges, count in spill(edges, count) }
  }

  deinit {
    edges.deallocate()
    cells.deallocate()
    coverage.deallocate()
    colors.deallocate()
  }

  /// What is drawn before the frame's commands.
  enum Ground {
    case color(UInt32)
    /// Pixels that contain the result of all commands before an index.
    case pixels(Layer, upTo: Int)
  }

  /// Draws `frame` onto `ground` inside `rect`, up to a command outside of all layers.
  ///
  /// - Parameter indices: the commands that may draw there.
  func paint(
    _ frame: borrowing Frame, _ indices: UnsafeBufferPointer<Int32>, _ atlas: borrowing GlyphAtlas,
    over ground: Ground, into target: apus_target, rect: PixelRect, end: Int = .max
  ) {
    self.target = target
    clip = rect
    (self.ground, groundRect) = (target, rect)
    mask = nil
    reserveRows(rect.width)
    var start = 0
    switch ground {
    case .color(let background):
      for y in rect.y0..<rect.y1 {
        apus_span_fill(target.base + (y * target.pitch + rect.x0), background, rect.width)
      }
    case .pixels(let layer, let drawn):
      start = drawn
      for y in rect.y0..<rect.y1 {
        (target.base + (y * target.pitch + rect.x0)).update(from: layer.row(rect.x0, y), count: rect.width)
      }
    }
    frame.commands.withUnsafeBufferPointer { commands in
      var at = 0
      while at < indices.count, indices[at] < end {
        let (index, command) = (indices[at], commands.baseAddress.unsafelyUnwrapped + Int(indices[at]))
        askFor(indices, after: at, commands, atlas)
        at += 1
        // Of the commands that are already drawn, run only pushes of clips that are still open.
        if index >= start || command.pointee.end > start, command.pointee.meets(clip),
          run(command.pointee, frame, atlas)
        {
          continue
        }
        while at < indices.count, indices[at] < command.pointee.end { at += 1 }
      }
    }
    stack.removeAll(keepingCapacity: true)
  }

  /// Asks for what comes next, command and glyphs: a band has few of them, here and there, and none would be in the cache.
  @inline(__always)
  private func askFor(
    _ indices: UnsafeBufferPointer<Int32>, after at: Int, _ commands: UnsafeBufferPointer<DrawCommand>,
    _ atlas: borrowing GlyphAtlas
  ) {
    if at + 8 >= indices.count { return }
    let base = commands.baseAddress.unsafelyUnwrapped
    apus_prefetch(base + Int(indices[at + 8]), MemoryLayout<DrawCommand>.size)
    if case .glyphs(let first, let count, _, _, _) = base[Int(indices[at + 4])].operation {
      atlas.placements.withUnsafeBufferPointer {
        let start = $0.baseAddress.unsafelyUnwrapped + Int(first)
        apus_prefetch(start, min(Int(count), 16) * MemoryLayout<apus_glyph>.size)
      }
    }
  }

  /// Returns false to skip to the command's end.
  @inline(__always)
  private func run(_ command: DrawCommand, _ frame: borrowing Frame, _ atlas: borrowing GlyphAtlas) -> Bool {
    drawn &+= 1
    switch command.operation {
    case .box(let box, let color): fill(box, .color(color))
    case .shadedBox(let box, let shader): fill(box, .shader(frame.shaders[Int(shader)]))
    case .boxes(let index): fill(frame.boxLists[Int(index)])
    case .shape(let index): draw(frame.shapes[Int(index)])
    case .lines(_, _, let index) where mask != nil: draw(frame.shapes[Int(index)])
    case .lines(let first, let count, _):
      for index in first..<first + count { draw(frame.thinLines[Int(index)], frame.linePoints) }
    case .polylines(let index): draw(frame.polylines[Int(index)])
    case .stamps(let index): draw(frame.stampLists[Int(index)], frame.stampMasks)
    case .glyphs(let first, let count, let x, let y, let color):
      draw(atlas, Int(first), Int(count), x, y, color)
    case .colorGlyph(let picture, let x, let y, let alpha):
      draw(atlas.pictures[Int(picture)], Int(x), Int(y), alpha)
    case .pushClip(let index): return push(frame.clips[Int(index)], command.bounds)
    case .popClip: pop()
    case .pushLayer(let index): return push(frame.layers[Int(index)], command.bounds)
    case .popLayer: popLayer(frame)
    }
    return true
  }

  func reserveRows(_ width: Int) {
    let needed = width + 64
    if needed <= rowCapacity { return }
    coverage.deallocate()
    colors.deallocate()
    rowCapacity = needed
    coverage = .allocate(capacity: needed)
    colors = .allocate(capacity: needed)
  }

  // MARK: Clips and layers

  private func push(_ shape: Frame.ClipShape, _ bounds: PixelRect) -> Bool {
    let inner = clip.intersection(bounds)
    if inner.isEmpty { return false }
    stack.append(Saved(target: target, clip: clip, mask: mask, layer: nil))
    clip = inner
    if let (path, fill, transform) = shape.path { mask = makeMask(path, fill, transform) }
    return true
  }

  private func pop() {
    guard let saved = stack.popLast() else { return }
    (target, clip, mask) = (saved.target, saved.clip, saved.mask)
  }

  /// The coverage of `path` in the clip, times that of the current mask.
  private func makeMask(_ path: Path, _ fill: FillStyle, _ transform: DeviceTransform) -> Mask {
    let made = Mask(clip)
    outline(path, transform)
    guard let cells = accumulate(transform) else { return made }
    let (x, y) = (Int(cells.left) + transform.originX, Int(cells.top) + transform.originY)
    for row in 0..<Int(cells.height) {
      withUnsafePointer(to: cells) { pointer in
        if !apus_sweep_row(pointer, Int32(row), coverage, fill.isEOFilled) { return }
        let width = Int(cells.width)
        if !fill.isAntialiased { apus_span_threshold(coverage, width) }
        if let mask { apus_span_mask(coverage, mask.row(x, y + row), width) }
        made.row(x, y + row).update(from: coverage, count: width)
      }
    }
    return made
  }

  /// Larger layers contain only the visible part, so that a shadow with a huge offset takes no memory.
  static let largestLayer = 16 << 20

  private func push(_ style: Frame.LayerStyle, _ bounds: PixelRect) -> Bool {
    let needed = clip.intersection(bounds)
    if needed.isEmpty { return false }
    // Filters also read what lies within their reach; the passes of a blur need a margin.
    let sources = needed.outset(by: style.reach).intersection(style.content.outset(by: style.reach))
    let all = needed.union(sources)
    let layer = Layer(all.area <= Self.largestLayer ? all : needed, memory: layerMemory)
    stack.append(Saved(target: target, clip: clip, mask: mask, layer: layer))
    styles.append((style, needed))
    target = layer.target
    clip = layer.rect
    mask = nil
    reserveRows(clip.width)
    return true
  }
  private var styles: [(Frame.LayerStyle, PixelRect)] = []

  private func popLayer(_ frame: borrowing Frame) {
    guard let layer = stack.last?.layer, let (style, rect) = styles.popLast() else { return }
    pop()
    for filter in style.filters {
      if case .backdrop(let radius, let matrix) = filter {
        fill(layer, over: stack.compactMap(\.layer), BoxBlur(deviation: radius * style.scale), matrix)
      } else {
        layer.apply(filter, scale: style.scale)
      }
    }
    let width = rect.width
    for y in rect.y0..<rect.y1 {
      let destination = target.base + (y * target.pitch + rect.x0)
      let source = layer.row(rect.x0, y)
      let through = mask?.row(rect.x0, y)
      if style.isMask {
        Self.keep(destination, by: source, width)
      } else if let mode = style.blendMode.kernelMode {
        apus_span_blend(destination, source, through, style.alpha, width, mode)
      } else {
        apus_span_pixels(destination, source, through, style.alpha, width)
      }
    }
  }
}

extension Painter {
  /// Multiplies pixels by the alpha of others.
  static func keep(
    _ pixels: UnsafeMutablePointer<UInt32>, by mask: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for index in 0..<count {
      let alpha = mask[index] >> 24
      if alpha == 255 { continue }
      // Two channels at a time: x / 255 = (x + 128 + (x + 128) / 256) / 256, rounded, for all products of two bytes.
      @inline(__always) func scale(_ pair: UInt32) -> UInt32 {
        let product = pair &* alpha &+ 0x80_0080
        return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
      }
      pixels[index] = scale(pixels[index] & 0xFF_00FF) | scale(pixels[index] >> 8 & 0xFF_00FF) << 8
    }
  }
}

extension BlendMode {
  /// The kernels' number of the mode; `nil` for source-over.
  var kernelMode: Int32? {
    let mode: apus_mode
    switch self {
    case .normal: return nil
    case .multiply: mode = APUS_MULTIPLY
    case .screen: mode = APUS_SCREEN
    case .overlay: mode = APUS_OVERLAY
    case .darken: mode = APUS_DARKEN
    case .lighten: mode = APUS_LIGHTEN
    case .colorDodge: mode = APUS_COLOR_DODGE
    case .colorBurn: mode = APUS_COLOR_BURN
    case .softLight: mode = APUS_SOFT_LIGHT
    case .hardLight: mode = APUS_HARD_LIGHT
    case .difference: mode = APUS_DIFFERENCE
    case .exclusion: mode = APUS_EXCLUSION
    case .hue: mode = APUS_HUE
    case .saturation: mode = APUS_SATURATION
    case .color: mode = APUS_COLOR
    case .luminosity: mode = APUS_LUMINOSITY
    case .sourceAtop: mode = APUS_SOURCE_ATOP
    case .destinationOver: mode = APUS_DESTINATION_OVER
    case .destinationOut: mode = APUS_DESTINATION_OUT
    case .plusDarker: mode = APUS_PLUS_DARKER
    case .plusLighter: mode = APUS_PLUS_LIGHTER
    }
    return Int32(mode.rawValue)
  }
}
