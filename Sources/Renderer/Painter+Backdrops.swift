import CRasterKernels
import DisplayList

extension Painter {
  /// Draws `frame` inside `rect`, and beyond it, elsewhere, what backdrops in `rect` look at.
  ///
  /// - Parameter sources: the pixels that are needed; contains `rect`.
  func paint(
    _ frame: borrowing Frame, _ indices: UnsafeBufferPointer<Int32>, _ atlas: borrowing GlyphAtlas,
    over ground: Ground, into target: apus_target, rect: PixelRect, end: Int, with sources: PixelRect
  ) {
    if sources == rect {
      return paint(frame, indices, atlas, over: ground, into: target, rect: rect, end: end)
    }
    let layer = Layer(sources, memory: layerMemory)
    paint(frame, indices, atlas, over: ground, into: layer.target, rect: sources, end: end)
    for y in rect.y0..<rect.y1 {
      (target.base + (y * target.pitch + rect.x0)).update(from: layer.row(rect.x0, y), count: rect.width)
    }
  }

  /// Gives a layer the colours of what lies below it, blurred and mapped, through its alpha.
  ///
  /// - Parameter layers: the open layers below it, outermost first.
  func fill(_ layer: Layer, over layers: [Layer], _ blur: BoxBlur, _ matrix: ColorMatrix) {
    let seen = Layer(layer.rect.outset(by: blur.reach).intersection(groundRect), memory: layerMemory)
    for y in seen.rect.y0..<max(seen.rect.y0, seen.rect.y1) {
      let row = seen.row(seen.rect.x0, y)
      row.update(from: ground.base + (y * ground.pitch + seen.rect.x0), count: seen.rect.width)
      for other in layers {
        let part = other.rect.intersection(seen.rect)
        if part.isEmpty || y < part.y0 || y >= part.y1 { continue }
        apus_span_pixels(seen.row(part.x0, y), other.row(part.x0, y), nil, 255, part.width)
      }
    }
    // Beyond the edges of what is seen all is transparent, which the matrix takes out of the mean again.
    seen.blur(blur)
    let rows = matrix.opaque.rows
    let shown = layer.rect.intersection(seen.rect)
    for y in layer.rect.y0..<layer.rect.y1 {
      let row = layer.row(layer.rect.x0, y)
      guard !shown.isEmpty, y >= shown.y0, y < shown.y1 else {
        row.update(repeating: 0, count: layer.rect.width)
        continue
      }
      let colors = seen.row(shown.x0, y)
      apus_span_matrix(colors, shown.width, rows)
      Self.keep(colors, by: layer.row(shown.x0, y), shown.width)
      row.update(repeating: 0, count: shown.x0 - layer.rect.x0)
      layer.row(shown.x0, y).update(from: colors, count: shown.width)
      layer.row(shown.x1, y).update(repeating: 0, count: layer.rect.x1 - shown.x1)
    }
  }
}
