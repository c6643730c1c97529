import SVGFormat
import SwiftUI

/// An SVG drawing that fills its space; another aspect ratio stretches it.
struct DrawingView: View {
  let drawing: SVGDrawing

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

extension SVGDrawing {
  var aspectRatio: CGFloat { bounds.width / bounds.height }
}

extension SVGDrawing.Paint {
  fileprivate var shading: GraphicsContext.Shading {
    switch self {
    case .color(let color): .color(color.color)
    case .linear(let stops, let from, let to): .linearGradient(stops.gradient, startPoint: from, endPoint: to)
    case .radial(let stops, let center, let radius):
      .radialGradient(stops.gradient, center: center, startRadius: 0, endRadius: radius)
    }
  }
}

extension [SVGDrawing.Stop] {
  fileprivate var gradient: Gradient {
    Gradient(stops: map { Gradient.Stop(color: $0.color.color, location: $0.location) })
  }
}

extension SVGDrawing.Color {
  fileprivate var color: SwiftUI.Color {
    SwiftUI.Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
