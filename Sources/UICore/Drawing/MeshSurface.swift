import DisplayList
import Foundation
import Geometry

/// The surface through a grid of points, and the colours on it: bicubic patches, one for each cell (J. Ferguson, 1964).
///
/// A patch has the curves between its corners as its edges, so that patches meet without gaps.
struct MeshSurface {
  let width, height: Int
  let points: [MeshGradient.BezierPoint]
  /// Numbers that are mixed evenly.
  let colors: [SIMD4<Float>]
  let smoothsColors: Bool
  /// Colours are then exact to a 255th.
  private static let leastSteps = 16
  private static let mostSteps = 32
  /// The length of a step in points, about.
  private static let stepLength: Float = 4

  /// Points with curves through them: each in the direction from one neighbour to the other, with control points a third
  /// of the way; at the grid's edges towards the only neighbour.
  static func smooth(_ points: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint] {
    guard width > 1, height > 1, points.count == width * height else { return [] }
    func controls(_ before: SIMD2<Float>?, _ point: SIMD2<Float>, _ after: SIMD2<Float>?) -> (
      SIMD2<Float>, SIMD2<Float>
    ) {
      let direction = (after ?? point) - (before ?? point)
      let length = (direction * direction).sum().squareRoot()
      guard length > 0 else { return (point, point) }
      func handle(_ other: SIMD2<Float>?) -> SIMD2<Float> {
        let way = (other ?? point) - point
        return direction / length * ((way * way).sum().squareRoot() / 3)
      }
      return (point - handle(before), point + handle(after))
    }
    return points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let across = controls(
        column > 0 ? points[index - 1] : nil, points[index], column < width - 1 ? points[index + 1] : nil)
      let down = controls(
        row > 0 ? points[index - width] : nil, points[index], row < height - 1 ? points[index + width] : nil)
      return MeshGradient.BezierPoint(
        position: points[index], leadingControlPoint: across.0, topControlPoint: down.0, trailingControlPoint: across.1,
        bottomControlPoint: down.1)
    }
  }

  /// The surface as a grid of points that is fine enough to be drawn with straight lines.
  ///
  /// - Parameter convert: makes premultiplied sRGB of the numbers of colours.
  func grid(in rect: CGRect, background: RGBA, _ convert: (SIMD4<Float>) -> SIMD4<Float>) -> MeshGrid {
    let longest = Float(max(rect.width / CGFloat(width - 1), rect.height / CGFloat(height - 1)))
    let wanted = longest.isFinite ? min(longest / Self.stepLength, Float(Self.mostSteps)) : 0
    let steps = max(Int(wanted), Self.leastSteps)
    let weights = (0...steps).map { Weights(Float($0) / Float(steps)) }
    let (columns, rows) = ((width - 1) * steps + 1, (height - 1) * steps + 1)
    var places = [CGPoint](repeating: .zero, count: columns * rows)
    var shades = [SIMD4<Float>](repeating: .zero, count: columns * rows)
    let (across, down) = (colorSlopes(step: 1), colorSlopes(step: width))
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let patch = Patch(self, row * width + column, across, down)
        for (y, v) in weights.enumerated() {
          for (x, u) in weights.enumerated() {
            let index = (row * steps + y) * columns + column * steps + x
            let place = patch.position(u, v)
            places[index] = CGPoint(
              x: rect.minX + CGFloat(place.x) * rect.width, y: rect.minY + CGFloat(place.y) * rect.height)
            shades[index] = convert(patch.color(u, v, isSmooth: smoothsColors))
          }
        }
      }
    }
    return MeshGrid(
      columns: columns, rows: rows, points: places, colors: shades, background: background,
      showsEdges: !coversAll)
  }

  /// Whether the grid's outline is that of the unit square, or beyond it.
  private var coversAll: Bool {
    points.indices.allSatisfy { index in
      let (column, row, point) = (index % width, index / width, points[index])
      let (along, beside) = (
        [point.topControlPoint, point.bottomControlPoint, point.position],
        [point.leadingControlPoint, point.trailingControlPoint, point.position]
      )
      return (column > 0 || along.allSatisfy { $0.x <= 0 }) && (column < width - 1 || along.allSatisfy { $0.x >= 1 })
        && (row > 0 || beside.allSatisfy { $0.y <= 0 }) && (row < height - 1 || beside.allSatisfy { $0.y >= 1 })
    }
  }

  /// How fast colours change at each point, per cell: no faster than keeps them between those of the neighbours
  /// (F. Fritsch and R. Carlson, 1980).
  private func colorSlopes(step: Int) -> [SIMD4<Float>] {
    colors.indices.map { index in
      let place = step == 1 ? index % width : index / width
      let before = place > 0 ? colors[index] - colors[index - step] : nil
      let after = place < (step == 1 ? width : height) - 1 ? colors[index + step] - colors[index] : nil
      guard let before, let after else { return before ?? after ?? .zero }
      let product = before * after
      return SIMD4<Float>.zero.replacing(with: 2 * product / (before + after), where: product .> 0)
    }
  }

  /// The cubic Hermite basis at a place 0…1 between two points.
  struct Weights {
    let place: Float
    let start, end, startSlope, endSlope: Float

    init(_ t: Float) {
      let (squared, cubed) = (t * t, t * t * t)
      place = t
      end = 3 * squared - 2 * cubed
      start = 1 - end
      startSlope = cubed - 2 * squared + t
      endSlope = cubed - squared
    }
  }

  /// One cell: values at its corners, and how fast they change across and down.
  private struct Patch {
    private let corners: [MeshGradient.BezierPoint]
    private let positions: [SIMD2<Float>]
    private let colors, across, down: [SIMD4<Float>]

    init(_ surface: MeshSurface, _ index: Int, _ across: [SIMD4<Float>], _ down: [SIMD4<Float>]) {
      let indices = [index, index + 1, index + surface.width, index + surface.width + 1]
      corners = indices.map { surface.points[$0] }
      positions = corners.map(\.position)
      colors = indices.map { surface.colors[$0] }
      self.across = indices.map { across[$0] }
      self.down = indices.map { down[$0] }
    }

    func position(_ u: Weights, _ v: Weights) -> SIMD2<Float> {
      // A cubic curve leaves its ends three times as fast as its control points are away.
      let values = blend(positions, u.start, u.end, v.start, v.end)
      let fromLeft =
        (corners[0].trailingControlPoint - corners[0].position) * v.start
        + (corners[2].trailingControlPoint - corners[2].position) * v.end
      let toRight =
        (corners[1].position - corners[1].leadingControlPoint) * v.start
        + (corners[3].position - corners[3].leadingControlPoint) * v.end
      let fromTop =
        (corners[0].bottomControlPoint - corners[0].position) * u.start
        + (corners[1].bottomControlPoint - corners[1].position) * u.end
      let toBottom =
        (corners[2].position - corners[2].topControlPoint) * u.start
        + (corners[3].position - corners[3].topControlPoint) * u.end
      let slopes = fromLeft * u.startSlope + toRight * u.endSlope + fromTop * v.startSlope + toBottom * v.endSlope
      return values + slopes * 3
    }

    func color(_ u: Weights, _ v: Weights, isSmooth: Bool) -> SIMD4<Float> {
      if !isSmooth { return blend(colors, 1 - u.place, u.place, 1 - v.place, v.place) }
      return blend(colors, u.start, u.end, v.start, v.end) + blend(across, u.startSlope, u.endSlope, v.start, v.end)
        + blend(down, u.start, u.end, v.startSlope, v.endSlope)
    }

    private func blend<Vector: SIMD>(
      _ values: [Vector], _ left: Float, _ right: Float, _ top: Float, _ bottom: Float
    ) -> Vector where Vector.Scalar == Float {
      let upper = values[0] * left + values[1] * right
      let lower = values[2] * left + values[3] * right
      return upper * top + lower * bottom
    }
  }
}
