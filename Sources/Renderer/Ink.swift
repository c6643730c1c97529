import CRasterKernels

/// The paint of a shape, in pixels.
enum Ink {
  /// Premultiplied.
  case color(UInt32)
  case shader(any Shader)
}

/// Computes a colour for each pixel.
protocol Shader: AnyObject, Sendable {
  /// Writes the premultiplied colours of pixels `x ..< x + count` of row `y`, in the target's coordinates.
  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>)
}

extension Ink {
  /// Whether it is completely transparent.
  var isClear: Bool {
    if case .color(let color) = self { color >> 24 == 0 } else { false }
  }
}
