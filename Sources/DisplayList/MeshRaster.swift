import Foundation
import Geometry

/// A grid of coloured points in pixels: the triangles of each row of pixels, in the order in which they are drawn.
///
/// A pixel belongs to the triangle that its centre is in. Triangles that share an edge compute where it crosses a row from
/// the same two points in the same order, so that nothing is between them, and each pixel is one's alone.
public struct MeshRaster: Sendable {
  private struct Triangle {
    /// From the upper to the lower point; of equal height, from left to right.
    var a, b, c: SIMD2<Float>
    /// At the origin, and its change per pixel to the right and down.
    var color, dx, dy: SIMD4<Float>
  }

  /// Samples a pixel has in each direction.
  private let samples: Int
  private let triangles: [Triangle]
  /// The triangles of each band of rows: `members[starts[i]..<starts[i + 1]]`.
  private let starts: [Int32]
  private let members: [Int32]
  private let firstRow, bandHeight: Int
  private let background: SIMD4<Float>
  private static let mostBands = 2048
  /// Beyond all windows, in pixels: there, numbers are too coarse to tell points apart.
  private static let farthest: Float = 16_777_216

  /// - Parameters:
  ///   - alpha: the opacity, 0…1.
  ///   - place: makes pixels of the grid's units.
  public init(_ grid: MeshGrid, alpha: Float, place: (CGPoint) -> SIMD2<Float>) {
    samples = grid.showsEdges ? 4 : 1
    let alpha = alpha > 0 ? min(alpha, 1) : 0
    let ground = grid.background
    background = SIMD4(ground.red, ground.green, ground.blue, 1) * (ground.alpha * alpha)
    let points = grid.points.map(place)
    var triangles: [Triangle] = []
    triangles.reserveCapacity((grid.columns - 1) * (grid.rows - 1) * 2)
    func add(_ a: Int, _ b: Int, _ c: Int) {
      if let triangle = Self.triangle([a, b, c].map { (points[$0], grid.colors[$0] * alpha) }) {
        triangles.append(triangle)
      }
    }
    for row in 0..<grid.rows - 1 {
      for column in 0..<grid.columns - 1 {
        let first = row * grid.columns + column
        let below = first + grid.columns
        add(first, first + 1, below)
        add(first + 1, below + 1, below)
      }
    }
    self.triangles = triangles

    let (top, bottom) = triangles.reduce((Float.infinity, -Float.infinity)) { (min($0.0, $1.a.y), max($0.1, $1.c.y)) }
    let height = triangles.isEmpty ? 0 : Int(bottom.rounded(.up)) - Int(top.rounded(.down))
    firstRow = triangles.isEmpty ? 0 : Int(top.rounded(.down))
    bandHeight = max(1, (height + Self.mostBands - 1) / Self.mostBands)
    (starts, members) = Self.bands(triangles, first: firstRow, bandHeight, count: height / bandHeight + 1)
  }

  private static func triangle(_ corners: [(point: SIMD2<Float>, color: SIMD4<Float>)]) -> Triangle? {
    let corners = corners.sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }
    let (a, b, c) = (corners[0], corners[1], corners[2])
    guard corners.allSatisfy({ abs($0.point.x) < farthest && abs($0.point.y) < farthest }) else { return nil }
    let (p, q) = (b.point - a.point, c.point - a.point)
    let area = p.x * q.y - p.y * q.x
    guard area != 0, a.point.y < c.point.y, (1 / area).isFinite else { return nil }
    let (u, v) = (b.color - a.color, c.color - a.color)
    let (dx, dy) = ((u * q.y - v * p.y) / area, (v * p.x - u * q.x) / area)
    return Triangle(
      a: a.point, b: b.point, c: c.point, color: a.color - dx * a.point.x - dy * a.point.y, dx: dx, dy: dy)
  }

  private static func bands(
    _ triangles: [Triangle], first: Int, _ height: Int, count: Int
  ) -> (starts: [Int32], members: [Int32]) {
    func bands(of triangle: Triangle) -> ClosedRange<Int> {
      func band(_ y: Float) -> Int { min(max((Int(y.rounded(.down)) - first) / height, 0), count - 1) }
      return band(triangle.a.y)...band(triangle.c.y)
    }
    var starts = [Int32](repeating: 0, count: count + 1)
    for triangle in triangles { for band in bands(of: triangle) { starts[band + 1] += 1 } }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var next = starts
    var members = [Int32](repeating: 0, count: Int(starts[count]))
    for (index, triangle) in triangles.enumerated() {
      for band in bands(of: triangle) {
        members[Int(next[band])] = Int32(index)
        next[band] += 1
      }
    }
    return (starts, members)
  }

  /// Writes the premultiplied colours of pixels `x ..< x + count` of row `y`.
  public func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count * samples) { line in
      if samples == 1 {
        scan(x, y, 0, line)
        for i in 0..<count { out[i] = Self.pixel(line[i]) }
        return
      }
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { sums in
        for i in 0..<count { sums[i] = .zero }
        for row in 0..<samples {
          scan(x, y, row, line)
          for i in 0..<count * samples { sums[i / samples] += line[i] }
        }
        let share = 1 / Float(samples * samples)
        for i in 0..<count { out[i] = Self.pixel(sums[i] * share) }
      }
    }
  }

  /// Fills a line of samples.
  ///
  /// - Parameter row: which of a pixel's rows of samples.
  private func scan(_ x: Int, _ y: Int, _ row: Int, _ line: UnsafeMutableBufferPointer<SIMD4<Float>>) {
    for i in line.indices { line[i] = background }
    let band = (y - firstRow) / bandHeight
    guard y >= firstRow, band + 1 < starts.count else { return }
    let step = 1 / Float(samples)
    let left = Float(x) + step / 2
    let height = Float(y) + (Float(row) + 0.5) * step
    for member in Int(starts[band])..<Int(starts[band + 1]) {
      let triangle = triangles[Int(members[member])]
      guard triangle.a.y <= height, height < triangle.c.y else { continue }
      let long = Self.crossing(triangle.a, triangle.c, height)
      let short =
        height < triangle.b.y
        ? Self.crossing(triangle.a, triangle.b, height) : Self.crossing(triangle.b, triangle.c, height)
      let begin = max(index(min(long, short)) - x * samples, 0)
      let end = min(index(max(long, short)) - x * samples, line.count)
      guard begin < end else { continue }
      let start = triangle.color + triangle.dy * height
      for i in begin..<end { line[i] = start + triangle.dx * (left + Float(i) * step) }
    }
  }

  /// Where an edge crosses a height; its points are in order.
  private static func crossing(_ from: SIMD2<Float>, _ to: SIMD2<Float>, _ height: Float) -> Float {
    from.x + (to.x - from.x) * ((height - from.y) / (to.y - from.y))
  }

  /// The first sample at or behind a place, counted from the origin: the same for any line.
  private func index(_ place: Float) -> Int { Int((place * Float(samples) - 0.5).rounded(.up)) }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = color.w > 0 ? min(color.w, 1) : 0
    let clamped = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(clamped * 255 + 0.5))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}
