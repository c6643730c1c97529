import CRasterKernels
import DisplayList
import Foundation
import Geometry

extension Painter {
  /// The largest distance of a line from its curve in pixels: at most a tenth of an edge pixel's coverage.
  static let tolerance: Float = 0.1

  func draw(_ shape: borrowing Frame.Shape) {
    if shape.ink.isClear { return }
    if let stroke = shape.stroke {
      trace(shape.path, stroke, shape.transform)
      fillEdges(shape.transform, shape.ink, FillStyle(antialiased: shape.fill.isAntialiased))
    } else {
      outline(shape.path, shape.transform)
      fillEdges(shape.transform, shape.ink, shape.fill)
    }
  }

  /// Fills each line separately: where translucent lines cross, both are visible.
  func draw(_ polylines: borrowing Frame.Polylines) {
    let tolerance = Self.tolerance / max(polylines.transform.stretch, 1e-6)
    guard polylines.style.lineWidth > 0, !polylines.ink.isClear else { return }
    for line in polylines.lines {
      begin(polylines.transform)
      var stroker = Stroker(
        edges: edges, transform: polylines.transform, style: polylines.style, tolerance: tolerance,
        reach: StrokeReach(of: clip, polylines.transform, polylines.style))
      line.withUnsafeBufferPointer { points in
        guard let first = points.first else { return }
        stroker.move(Float(first.x), Float(first.y))
        for point in points.dropFirst() { stroker.line(Float(point.x), Float(point.y)) }
      }
      stroker.finish()
      edges = stroker.edges
      fillEdges(polylines.transform, polylines.ink, FillStyle())
    }
  }

  /// Collects the edges of a path.
  func outline(_ path: Path, _ transform: DeviceTransform) {
    begin(transform)
    edges.fill(path, transform)
  }

  private func trace(_ path: Path, _ style: StrokeStyle, _ transform: DeviceTransform) {
    begin(transform)
    guard style.lineWidth > 0 else { return }
    let tolerance = Self.tolerance / max(transform.stretch, 1e-6)
    var stroker = Stroker(
      edges: edges, transform: transform, style: style, tolerance: tolerance,
      reach: StrokeReach(of: clip, transform, style))
    path.flatten(Flattener(tolerance: tolerance), into: &stroker)
    stroker.finish()
    edges = stroker.edges
  }

  /// Begins an outline in coordinates relative to the transform's origin.
  func begin(_ transform: DeviceTransform) {
    edges.removeAll()
    window = PixelRect(
      x0: clip.x0 - transform.originX, y0: clip.y0 - transform.originY, x1: clip.x1 - transform.originX,
      y1: clip.y1 - transform.originY)
  }

  /// Accumulates the edges so far of an outline that continues.
  func spill(_ edges: UnsafePointer<apus_edge>, _ count: Int) {
    guard !window.isEmpty else { return }
    let cells = spilledCells ?? cells.window(window, inside: false)
    spilledCells = cells
    withUnsafePointer(to: cells) { apus_accumulate($0, edges, count) }
  }

  /// Accumulates the edges inside the clip; `nil` if there are none.
  func accumulate(_ transform: DeviceTransform) -> apus_cells? {
    if edges.count == 0, spilledCells == nil { return nil }
    outlines &+= 1
    if let cells = spilledCells {
      spill(edges.edges, edges.count)
      spilledCells = nil
      return cells
    }
    let x0 = max(window.x0, Self.floor(edges.minX))
    let x1 = min(window.x1, Self.floor(edges.maxX) + 1)
    let y0 = max(window.y0, Self.floor(edges.minY))
    let y1 = min(window.y1, Self.floor(edges.maxY) + 1)
    if x0 >= x1 || y0 >= y1 { return nil }
    let inside = edges.minX >= Float(x0) && edges.maxX <= Float(x1)
    let cells = cells.window(PixelRect(x0: x0, y0: y0, x1: x1, y1: y1), inside: inside)
    withUnsafePointer(to: cells) { apus_accumulate($0, edges.edges, edges.count) }
    return cells
  }

  @inline(__always)
  private static func floor(_ v: Float) -> Int {
    let i = Int(v)
    return Float(i) > v ? i - 1 : i
  }

  func fillEdges(_ transform: DeviceTransform, _ ink: Ink, _ fill: FillStyle) {
    guard let cells = accumulate(transform) else { return }
    let (x, y) = (Int(cells.left) + transform.originX, Int(cells.top) + transform.originY)
    withUnsafePointer(to: cells) { pointer in
      if mask == nil, fill.isAntialiased, case .color(let color) = ink {
        apus_sweep_color(pointer, target, Int32(x), Int32(y), color, fill.isEOFilled)
        return
      }
      let width = Int(cells.width)
      for row in 0..<Int(cells.height) {
        if !apus_sweep_row(pointer, Int32(row), coverage, fill.isEOFilled) { continue }
        if !fill.isAntialiased { apus_span_threshold(coverage, width) }
        composite(x, y + row, width, ink)
      }
    }
  }

  /// Composites `ink` onto a row, through `coverage` and the mask.
  func composite(_ x: Int, _ y: Int, _ width: Int, _ ink: Ink) {
    if let mask { apus_span_mask(coverage, mask.row(x, y), width) }
    let destination = target.base + (y * target.pitch + x)
    switch ink {
    case .color(let color): apus_span_color(destination, color, coverage, width)
    case .shader(let shader):
      shader.shade(x: x, y: y, count: width, into: colors)
      apus_span_pixels(destination, colors, coverage, 255, width)
    }
  }
}
