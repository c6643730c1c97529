import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout

@testable import SVGFormat
@testable import UICore

/// The input is an SVG file, which a canvas draws into a picture of 64 × 64 pixels, as dashboards do.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDrawings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let drawing = SVGDrawing(Data(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
  MainActor.assumeIsolated { show(drawing) }
  return 0
}

@MainActor private let fonts = try! FontSystem()
@MainActor private let pixels = PixelBuffer(width: 64, height: 64)

@MainActor private func show(_ drawing: SVGDrawing) {
  let canvas = Canvas { context, size in
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
  let size = CGSize(width: pixels.width, height: pixels.height)
  let host = ViewHost(canvas, fonts: fonts, size: size)
  defer { host.close() }
  let list = host.update(at: 0)
  Renderer(threads: 1).render(list, size: size, scale: 1, background: .white, glyphs: fonts, into: pixels)
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
  fileprivate var color: Color {
    Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
