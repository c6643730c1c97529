import Foundation
import Geometry

/// A drawing of filled and stroked shapes, as a value: the part of SVG that logos are made of.
///
/// Supported: paths, rectangles, circles, ellipses, lines and polygons in groups with transforms; colours, gradients,
/// opacity, strokes; `style` attributes and style sheets of classes and identifiers; `use`. Not supported: text, pictures,
/// masks, clipping, filters and scripts. Limits: 20,000 elements, 32 levels, 5,000 shapes, 100,000 segments.
public struct SVGDrawing: Sendable {
  /// sRGB, not premultiplied.
  public typealias Color = RGBA

  /// A colour of a gradient and its place in it, 0…1.
  public struct Stop: Equatable, Sendable {
    /// Red, green, blue and opacity in sRGB.
    public var color: Color
    /// From 0, where the gradient begins, to 1, where it ends.
    public var location: CGFloat
  }

  /// What fills or strokes a shape; points are in the shape's units.
  public enum Paint: Equatable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// Stops along a line, in the drawing's coordinates.
    case linear([Stop], from: CGPoint, to: CGPoint)
    /// Stops from the centre of a circle outwards.
    case radial([Stop], center: CGPoint, radius: CGFloat)
  }

  /// One outline with its paints.
  public struct Shape: Sendable {
    public var path: Path
    /// From the shape's units to the drawing's.
    public var transform: CGAffineTransform
    /// What the inside is painted with; nil leaves it empty.
    public var fill: Paint?
    /// Whether the fill follows the even-odd rule.
    public var isEvenOdd: Bool
    /// What the outline is painted with; nil draws none.
    public var stroke: Paint?
    /// The outline's width, caps, joins and dashes, before `transform`.
    public var strokeStyle: StrokeStyle
    /// 0…1, of fill and stroke together.
    public var opacity: Double
  }

  /// The visible part of the drawing, in the drawing's units; never empty.
  public var bounds: CGRect
  /// The size that the file asks for, in points.
  public var size: CGSize
  /// From back to front.
  public var shapes: [Shape]

  /// Reads a file; nil if it has no `svg` element with shapes. Safe on any bytes. Cost: one pass.
  public init?(_ data: Data) {
    var reader = SVGReader(MarkupScanner(data))
    guard let drawing = reader.drawing() else { return nil }
    self = drawing
  }

  init(bounds: CGRect, size: CGSize, shapes: [Shape]) {
    self.bounds = bounds
    self.size = size
    self.shapes = shapes
  }

  /// Whether bytes begin as an SVG file does.
  public static func isLikely(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(2048), as: UTF8.self)
    return head.contains("<svg") && head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
  }
}
