import DisplayList
import Foundation
import Geometry
import TextLayout

/// The context into which a canvas's renderer draws.
///
/// A value: a copy draws into the same canvas, but has its own opacity, blend mode, transform, clip and filters. Do not
/// keep it after the renderer returns: what it draws then is lost.
public struct GraphicsContext {
  let source: CanvasSource
  let recording: CanvasRecording
  private let bounds: CGRect
  private(set) var clipShape: CanvasClip?
  private(set) var filters: [LayerFilter] = []

  /// The opacity of what is drawn next, 0…1.
  public var opacity: Double = 1
  /// How what is drawn next blends with the canvas's content.
  public var blendMode = BlendMode.normal
  /// From the space of drawing commands to the canvas's.
  public var transform = CGAffineTransform.identity

  init(source: CanvasSource, recording: CanvasRecording, bounds: CGRect) {
    self.source = source
    self.recording = recording
    self.bounds = bounds
  }

  /// The canvas's environment; after reading it, the renderer runs again when any key changes.
  public var environment: EnvironmentValues { source.style.graph.read(source.style.scope.values) }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// - Parameters: points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates what is drawn next clockwise about the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Applies `matrix` to drawing commands before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// Intersects the clip with `path`.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clipShape = CanvasClip(path.applying(transform), style: style, outer: clipShape)
  }

  /// The bounding box of the clips, in the space of drawing commands.
  public var clipBoundingRect: CGRect {
    let visible = clipShape.map { $0.visible.finiteIntersection(bounds) } ?? bounds
    return visible.applying(transform.inverted())
  }

  /// Applies a filter to each item that is drawn from now on, separately.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(contentsOf: filter.resolve(in: source.style, transform: transform))
  }

  // MARK: Drawing

  /// Fills the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let paint = shading.paint(in: path.boundingRect, source.style)
    guard case .color(let color) = paint else {
      draw(.shape(ShapeItem(path: path, paint: paint, fill: style)), bounds: path.boundingRect)
      return
    }
    // A path that is only translated may recur elsewhere: merge it with others as a stamp. Rectangles merge on their
    // own.
    if isPlain, style == FillStyle(), transform.isTranslation, !transform.isIdentity, !path.isRect {
      let color = color.opacity(Float(usableOpacity))
      if color.alpha > 0 {
        recording.add(stamp: path, at: CGPoint(x: transform.tx, y: transform.ty), color: color, clip: clipShape)
      }
      return
    }
    // A plain colour does not depend on the transform, so apply the transform to the path.
    let path = path.applying(transform)
    if isPlain, style.isAntialiased, case .rect(let rect) = path.storage {
      let color = color.opacity(Float(usableOpacity))
      if color.alpha > 0, rect.width != 0, rect.height != 0 {
        recording.add(rect: rect.standardized, color: color, clip: clipShape)
      }
      return
    }
    let item = ShapeItem(path: path, paint: paint, fill: style)
    draw(.shape(item), bounds: path.boundingRect, transform: .identity)
  }

  /// Strokes `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty || !(style.lineWidth > 0) { return }
    let paint = shading.paint(in: path.boundingRect, source.style)
    if case .color = paint, let scale = transform.uniformScale {
      let item = ShapeItem(path: path.applying(transform), paint: paint, stroke: style.scaled(by: scale))
      draw(.shape(item), bounds: item.strokedBounds, transform: .identity)
      return
    }
    let item = ShapeItem(path: path, paint: paint, stroke: style)
    draw(.shape(item), bounds: item.strokedBounds)
  }

  /// - Parameter lineWidth: points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a layer: this context's opacity, blend mode and filters apply once to all that `content` draws.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let item = recording.item(.group(GroupItem(.empty)), bounds: .null)
    let layer = CanvasRecording(id: item.id, version: item.version)
    var context = GraphicsContext(source: source, recording: layer, bounds: bounds)
    context.transform = transform
    try content(&context)
    let list = layer.take()
    if list.isEmpty { return }
    var group = GroupItem(
      list, opacity: Float(usableOpacity), blendMode: blendMode.mode, filters: filters)
    group.isIsolated = layer.needsIsolation
    recording.add(.group(group), bounds: group.contentBounds, clip: clipShape)
  }

  private var usableOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

  /// Whether colours are drawn with no effect but opacity.
  private var isPlain: Bool { filters.isEmpty && blendMode == .normal }

  /// Adds one item whose content is in the space of drawing commands.
  func draw(_ content: DisplayItem.Content, bounds: CGRect) { draw(content, bounds: bounds, transform: transform) }

  private func draw(_ content: DisplayItem.Content, bounds: CGRect, transform: CGAffineTransform) {
    if usableOpacity == 0 { return }
    var item = recording.item(content, offset: .zero, bounds: bounds)
    if transform.isTranslation {
      item.offset = CGPoint(x: transform.tx, y: transform.ty)
      item.bounds = bounds.offsetBy(dx: transform.tx, dy: transform.ty)
    } else {
      item.bounds = bounds.applying(transform)
      let local = recording.item(content, bounds: bounds)
      item.content = .group(GroupItem(DisplayList([local]), transform: transform))
    }
    if !isPlain || opacity < 1 {
      let group = GroupItem(
        DisplayList([item]), opacity: Float(usableOpacity), blendMode: blendMode.mode, filters: filters)
      item = recording.item(.group(group), bounds: group.contentBounds)
    }
    recording.add(item.content, offset: item.offset, bounds: item.bounds, clip: clipShape)
  }
}

extension Path {
  fileprivate var isRect: Bool {
    if case .rect = storage { true } else { false }
  }
}

extension ShapeItem {
  /// The bounds including the stroke.
  var strokedBounds: CGRect {
    guard let stroke else { return path.boundingRect }
    // Mitres reach `miterLimit` half line widths; square caps √2, rounded up to 1.5.
    let reach = stroke.lineWidth / 2 * (stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5)
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
  }
}

extension CGAffineTransform {
  /// The factor by which all lengths are scaled; `nil` if it depends on the direction.
  fileprivate var uniformScale: CGFloat? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    guard abs(x - y) <= 1e-9 * max(x, y), abs(a * c + b * d) <= 1e-9 * max(x, y), x > 0 else { return nil }
    return x.squareRoot()
  }
}

extension StrokeStyle {
  fileprivate func scaled(by scale: CGFloat) -> StrokeStyle {
    if scale == 1 { return self }
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}
