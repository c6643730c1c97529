import Foundation
import Geometry

/// Collects the edges of an outline, in pixels.
struct FillSink: OutlineSink {
  var edges: EdgeList
  let transform: DeviceTransform

  @inline(__always)
  mutating func move(_ x: Float, _ y: Float) { edges.move(transform.x(x, y), transform.y(x, y)) }
  @inline(__always)
  mutating func line(_ x: Float, _ y: Float) { edges.line(transform.x(x, y), transform.y(x, y)) }
  @inline(__always)
  mutating func close() { edges.close() }
}

extension Path {
  /// Sends the flattened outline to `sink`.
  func flatten<Sink: OutlineSink>(_ flattener: Flattener, into sink: inout Sink) {
    switch storage {
    case .empty: break
    case .elements(let elements): Self.flatten(elements, flattener, into: &sink)
    case .rect(let rect):
      sink.move(Float(rect.minX), Float(rect.minY))
      sink.line(Float(rect.maxX), Float(rect.minY))
      sink.line(Float(rect.maxX), Float(rect.maxY))
      sink.line(Float(rect.minX), Float(rect.maxY))
      sink.close()
    case .ellipse, .roundedRect: Self.flatten(self.elements, flattener, into: &sink)
    }
  }

  private static func flatten<Sink: OutlineSink>(
    _ elements: [Element], _ flattener: Flattener, into sink: inout Sink
  ) {
    var (x, y, startX, startY) = (Float(0), Float(0), Float(0), Float(0))
    for element in elements {
      switch element {
      case .move(let to):
        (x, y) = (Float(to.x), Float(to.y))
        (startX, startY) = (x, y)
        sink.move(x, y)
      case .line(let to):
        (x, y) = (Float(to.x), Float(to.y))
        sink.line(x, y)
      case .quadCurve(let to, let control):
        let (ex, ey) = (Float(to.x), Float(to.y))
        flattener.quad(x, y, Float(control.x), Float(control.y), ex, ey, into: &sink)
        (x, y) = (ex, ey)
      case .curve(let to, let control1, let control2):
        let (ex, ey) = (Float(to.x), Float(to.y))
        flattener.cubic(
          x, y, Float(control1.x), Float(control1.y), Float(control2.x), Float(control2.y), ex, ey, into: &sink)
        (x, y) = (ex, ey)
      case .closeSubpath:
        sink.close()
        (x, y) = (startX, startY)
      }
    }
  }
}
