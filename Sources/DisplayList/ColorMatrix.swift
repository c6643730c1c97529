import Foundation
import Geometry

/// A map of colours: each new component is a sum of the old ones and a constant.
///
/// As `feColorMatrix` of W3C's Filter Effects: components are 0…1, colours are not multiplied by their opacity, and results
/// are clamped. The rows are red, green, blue and opacity; the columns what of the old red, green, blue and opacity is in
/// them, and a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// Red: the parts of red, green, blue and opacity in it, and a constant.
  public var r1, r2, r3, r4, r5: Float
  /// Green.
  public var g1, g2, g3, g4, g5: Float
  /// Blue.
  public var b1, b2, b3, b4, b5: Float
  /// Opacity.
  public var a1, a2, a3, a4, a5: Float

  /// The map that changes nothing.
  public init() {
    (r1, r2, r3, r4, r5) = (1, 0, 0, 0, 0)
    (g1, g2, g3, g4, g5) = (0, 1, 0, 0, 0)
    (b1, b2, b3, b4, b5) = (0, 0, 1, 0, 0)
    (a1, a2, a3, a4, a5) = (0, 0, 0, 1, 0)
  }
}

extension ColorMatrix {
  /// - Parameter rows: red, green and blue in terms of red, green, blue and a constant.
  private init(_ rows: [[Double]]) {
    self.init()
    let n = rows.map { $0.map { Float($0) } }
    (r1, r2, r3, r5) = (n[0][0], n[0][1], n[0][2], n[0][3])
    (g1, g2, g3, g5) = (n[1][0], n[1][1], n[1][2], n[1][3])
    (b1, b2, b3, b5) = (n[2][0], n[2][1], n[2][2], n[2][3])
  }

  /// Each of red, green and blue times a factor, plus a constant.
  private init(scale: Double, offset: Double) {
    self.init([[scale, 0, 0, offset], [0, scale, 0, offset], [0, 0, scale, offset]])
  }

  /// Adds an amount to red, green and blue.
  package static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(scale: 1, offset: amount) }

  /// Scales the distances of red, green and blue from the middle.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: amount, offset: 0.5 - 0.5 * amount)
  }

  /// Red, green and blue turned around: black becomes white.
  package static var inverted: ColorMatrix { ColorMatrix(scale: -1, offset: 1) }

  /// `feColorMatrix`'s `saturate`: at 0 all is grey, at 1 nothing changes.
  package static func saturation(_ s: Double) -> ColorMatrix {
    ColorMatrix([
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0],
    ])
  }

  /// `feColorMatrix`'s `hueRotate`.
  package static func hueRotation(radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return ColorMatrix([
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
    ])
  }

  /// Every component times that of a colour.
  package static func multiplied(by color: RGBA) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.alpha)
    return matrix
  }

  /// `feColorMatrix`'s `luminanceToAlpha`: black, as opaque as the colour was light.
  package static var luminanceToAlpha: ColorMatrix {
    var matrix = ColorMatrix([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2125, 0.7154, 0.0721, 0)
    return matrix
  }
}

extension ColorMatrix {
  /// The rows one after the other, as kernels and SVG read them.
  package var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }

  /// Whether what is transparent stays so.
  package var keepsClear: Bool { !(a5 > 0) }

  /// The map, then `color` over its result.
  package func covered(by color: RGBA) -> ColorMatrix {
    var matrix = self
    let rest = 1 - color.alpha
    for path: WritableKeyPath<ColorMatrix, Float> in [\.r1, \.r2, \.r3, \.r4, \.r5, \.g1, \.g2, \.g3, \.g4, \.g5] {
      matrix[keyPath: path] *= rest
    }
    for path: WritableKeyPath<ColorMatrix, Float> in [\.b1, \.b2, \.b3, \.b4, \.b5] { matrix[keyPath: path] *= rest }
    matrix.r5 += color.red * color.alpha
    matrix.g5 += color.green * color.alpha
    matrix.b5 += color.blue * color.alpha
    return matrix
  }

  /// The map with an opaque result, whatever the old opacity.
  package var opaque: ColorMatrix {
    var matrix = self
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (0, 0, 0, 0, 1)
    return matrix
  }
}
