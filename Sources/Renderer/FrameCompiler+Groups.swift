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
      $0.clip(group, transform, onEdges: onEdges, $1 ?? 1, cull)
      if $1 == nil, let mask = group.mask { $0.mask(mask, transform, onEdges: onEdges, cull) }
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
    append(.pushClip(Int32(frame.clips.count - 1)), bounds)
    compile(group.list, transform, onEdges: onEdges, alpha: alpha, cull: inner)
    append(.popClip, .everything)
    frame.commands[start].end = Int32(frame.commands.count)
  }

  /// Multiplies the layer by the alpha of `list`.
  private mutating func mask(
    _ list: DisplayList, _ transform: CGAffineTransform, onEdges: Bool, _ cull: PixelRect
  ) {
    let content = PixelRect(around: list.bounds, transform).outset(by: 1)
    guard let room = room(.everything, reach: 0, content) else { return }
    let style = Frame.LayerStyle(
      alpha: 255, blendMode: .normal, filters: [], scale: 1, reach: 0, content: content, isMask: true)
    layer(style, .everything, room) {
      $0.compile(list, transform, onEdges: onEdges, alpha: 1, cull: cull)
    }
  }

  /// Draws what `body` adds into a layer, or, if there is no room for one, directly to what lies below, item by item.
  ///
  /// - Parameter body: gets the alpha that it must apply itself, or nil inside a layer.
  mutating func layer(
    _ alpha: Float, _ mode: BlendMode, _ filters: [Filter], _ bounds: PixelRect, scale: CGFloat = 1, reach: Int = 0,
    content: PixelRect? = nil, _ body: (inout FrameCompiler, Float?) -> Void
  ) {
    guard let room = room(bounds, reach: reach, content ?? bounds) else {
      layersLeftOut += 1
      return body(&self, alpha)
    }
    let style = Frame.LayerStyle(
      alpha: UInt32(min(max(alpha, 0), 1) * 255 + 0.5), blendMode: mode, filters: filters, scale: scale, reach: reach,
      content: content ?? .empty)
    layer(style, bounds, room) { body(&$0, nil) }
  }

  private mutating func layer(
    _ style: Frame.LayerStyle, _ bounds: PixelRect, _ room: PixelRect, _ body: (inout FrameCompiler) -> Void
  ) {
    let start = frame.commands.count
    frame.layers.append(style)
    append(.pushLayer(Int32(frame.layers.count - 1)), bounds)
    let around = layers
    layers.region = room
    layers.pixels += room.area
    mostLayerPixels = max(mostLayerPixels, layers.pixels)
    body(&self)
    layers = around
    append(.popLayer, .everything)
    frame.commands[start].end = Int32(frame.commands.count)
  }

  /// The largest rectangle that ``Painter`` allocates for a layer; nil if the open layers leave no room.
  ///
  /// Depends on the list and the target's size only, not on the damage.
  private func room(_ bounds: PixelRect, reach: Int, _ content: PixelRect) -> PixelRect? {
    let needed = layers.region.intersection(bounds)
    let sources = needed.outset(by: reach).intersection(content.outset(by: reach))
    let all = needed.union(sources)
    let room = all.area <= Painter.largestLayer ? all : needed
    return layers.pixels + room.area <= Self.layerLimit ? room : nil
  }

  /// The most pixels of nested layers: half a gigabyte, enough for 15 layers of 3840 × 2160 pixels.
  static let layerLimit = 128 << 20
}

/// The layers that are open during compilation.
struct OpenLayers {
  /// The visible region of the innermost layer, with the margin that filters need.
  var region: PixelRect
  /// The pixels of all open layers together.
  var pixels = 0
}

extension PixelRect {
  /// A rectangle that intersects every damage rectangle.
  static let everything = PixelRect(x0: -1 << 28, y0: -1 << 28, x1: 1 << 28, y1: 1 << 28)
}
