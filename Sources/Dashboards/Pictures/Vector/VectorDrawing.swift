import Foundation
import SwiftUI

/// A drawing of filled and stroked shapes: the part of SVG that logos are made of.
///
/// Known are paths, rectangles, circles, ellipses, lines and polygons in groups with transforms; colours, gradients,
/// opacity, strokes; `style` attributes and sheets of classes and identifiers; `use`. Text, pictures, masks, clipping,
/// filters and scripts are left out. At most 5,000 shapes, 32 levels.
struct VectorDrawing: Sendable {
  enum Paint: Sendable {
    case color(Color)
    case linear(Gradient, from: CGPoint, to: CGPoint)
    case radial(Gradient, center: CGPoint, radius: CGFloat)
  }

  struct Shape: Sendable {
    var path: Path
    var transform: CGAffineTransform
    var fill: Paint?
    var isEvenOdd: Bool
    var stroke: Paint?
    var strokeStyle: StrokeStyle
    var opacity: Double
  }

  /// What is seen, in the shapes' units.
  var bounds: CGRect
  /// Points that the file asks for.
  var size: CGSize
  var shapes: [Shape]

  var aspectRatio: CGFloat { bounds.width / bounds.height }

  /// Reads a file; nil where it has no `svg` element with shapes in it.
  init?(_ data: Data) {
    var reader = VectorReader(MarkupScanner(data))
    guard let drawing = reader.drawing() else { return nil }
    self = drawing
  }

  init(bounds: CGRect, size: CGSize, shapes: [Shape]) {
    self.bounds = bounds
    self.size = size
    self.shapes = shapes
  }

  /// Whether bytes begin as an SVG file does.
  static func isLikely(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(2048), as: UTF8.self)
    return head.contains("<svg") && head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
  }
}

/// A drawing that fills its space; another aspect ratio stretches it.
struct VectorView: View {
  let drawing: VectorDrawing

  var body: some View {
    Canvas { context, size in
      context.scaleBy(x: size.width / drawing.bounds.width, y: size.height / drawing.bounds.height)
      context.translateBy(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
      for shape in drawing.shapes {
        var inner = context
        inner.concatenate(shape.transform)
        inner.opacity = shape.opacity
        if let fill = shape.fill {
          inner.fill(shape.path, with: fill.shading, style: FillStyle(eoFill: shape.isEvenOdd))
        }
        if let stroke = shape.stroke { inner.stroke(shape.path, with: stroke.shading, style: shape.strokeStyle) }
      }
    }
  }
}

extension VectorDrawing.Paint {
  fileprivate var shading: GraphicsContext.Shading {
    switch self {
    case .color(let color): .color(color)
    case .linear(let gradient, let from, let to): .linearGradient(gradient, startPoint: from, endPoint: to)
    case .radial(let gradient, let center, let radius):
      .radialGradient(gradient, center: center, startRadius: 0, endRadius: radius)
    }
  }
}
