import DisplayList
import Foundation
import Geometry

extension FrameCompiler {
  mutating func add(
    _ group: GroupItem, _ outer: CGAffineTransform, onEdges: Bool, _ alpha: Float, _ bounds: PixelRect,
    _ cull: PixelRect
  ) {
    let alpha = alpha * min(max(group.opacity, 0), 1)
    if !(alpha > 0) || group.list.isEmpty { return }
    let transform = group.transform.isIdentity ? outer : group.transform.concatenating(outer)
    let isSingle = group.list.items.count == 1
    let isPlain = group.blendMode == .normal && group.filters.isEmpty && !group.isIsolated && group.mask == nil
    if isPlain && (alpha >= 1 || isSingle) {
      clip(group, transform, onEdges: onEdges, alpha, cull)
      return
    }
    let reach = group.filters.reduce(0) { $0 + $1.reach(scale: transform.meanScale) }
    let content = PixelRect(around: group.list.bounds, transform).outset(by: 1)
    layer(
      alpha, group.blendMode, group.filters, bounds, scale: transform.meanScale, reach: reach, content: content
    ) {
      let cull = cull.intersection(bounds).outset(by: reach)
      $0.clip(group, transform, onEdges: onEdges, 1, cull)
      if let mask = group.mask { $0.mask(mask, transform, onEdges: onEdges, cull) }
    }
  }

  private mutating func clip(
    _ group: GroupItem, _ transform: CGAffineTransform, onEdges: Bool, _ alpha: Float, _ cull: PixelRect
  ) {
    guard let clip = group.clip else {
      compile(group.list, transform, onEdges: onEdges, alpha: alpha, cull: cull)
      return
    }
    var shape = Frame.ClipShape()
    let bounds: PixelRect
    switch clip {
    case .rect(let rect):
      bounds = PixelRect(clipping: rect, transform, onEdges: onEdges)
      if !PixelRect.isWhole(rect, transform, onEdges: onEdges) {
        shape.path = (Path(rect), FillStyle(), DeviceTransform(transform))
      }
    case .path(let path, let fill):
      let frame = path.boundingRect
      bounds = PixelRect(clipping: frame, transform, onEdges: onEdges)
      if onEdges, let snapped = transform.snapping(frame) {
        shape.path = (path.stretched(with: frame, to: snapped.size), fill, DeviceTransform(snapped.transform))
      } else {
        shape.path = (path, fill, DeviceTransform(transform))
      }
    }
    let inner = bounds.intersection(cull)
    if inner.isEmpty { return }
    let start = frame.commands.count
    frame.clips.append(shape)
    append(.pushClip(frame.clips.count - 1), bounds)
    compile(group.list, transform, onEdges: onEdges, alpha: alpha, cull: inner)
    append(.popClip, .everything)
    frame.commands[start].end = Int32(frame.commands.count)
  }

  /// Takes away what was drawn to the layer where `list` draws nothing.
  private mutating func mask(
    _ list: DisplayList, _ transform: CGAffineTransform, onEdges: Bool, _ cull: PixelRect
  ) {
    layer(1, .normal, [], .everything, content: PixelRect(around: list.bounds, transform).outset(by: 1)) {
      $0.frame.layers[$0.frame.layers.count - 1].isMask = true
      $0.compile(list, transform, onEdges: onEdges, alpha: 1, cull: cull)
    }
  }

  mutating func layer(
    _ alpha: Float, _ mode: BlendMode, _ filters: [Filter], _ bounds: PixelRect, scale: CGFloat = 1, reach: Int = 0,
    content: PixelRect = .empty, _ body: (inout FrameCompiler) -> Void
  ) {
    let start = frame.commands.count
    frame.layers.append(
      Frame.LayerStyle(
        alpha: UInt32(min(max(alpha, 0), 1) * 255 + 0.5), blendMode: mode, filters: filters, scale: scale,
        reach: reach, content: content))
    append(.pushLayer(frame.layers.count - 1), bounds)
    body(&self)
    append(.popLayer, .everything)
    frame.commands[start].end = Int32(frame.commands.count)
  }
}

extension CGAffineTransform {
  /// How much lengths grow, averaged over directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension PixelRect {
  /// Meets every damage rectangle.
  static let everything = PixelRect(x0: -1 << 28, y0: -1 << 28, x1: 1 << 28, y1: 1 << 28)
}
