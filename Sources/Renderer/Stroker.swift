import Foundation
import Geometry

/// Receives an outline, strokes it, and collects the stroke's edges in pixels.
///
/// The stroke is a rectangle for each line and a wedge for each join, all with the same winding, without the edges that
/// they share; so the winding is positive in all of the stroke.
struct Stroker: OutlineSink {
  var edges: EdgeList
  let transform: DeviceTransform
  let style: StrokeStyle
  /// Lines outside are skipped; the pieces in between end where they are not visible.
  let reach: StrokeReach
  let radius: Float
  private let tolerance: Float
  private let miterFloor: Float
  /// The points of the current subpath, without repetitions.
  private var points: [SIMD2<Float>] = []
  /// The ends of its curves, in order. Caps and joins there use the curve's direction, not that of its first or last
  /// line, which differs: by 0.08 radians at a radius of 30 pixels, 1.6 pixels at the corners of a line 40 pixels wide.
  private var ends: [CurveEnd] = []

  struct CurveEnd {
    /// The index of the point; the one after the last is the first again.
    var point: Int
    var direction: SIMD2<Float>
    var isStart: Bool
  }

  init(
    edges: EdgeList, transform: DeviceTransform, style: StrokeStyle, tolerance: Float, reach: StrokeReach = .everywhere
  ) {
    self.reach = reach
    self.edges = edges
    self.transform = transform
    self.style = style
    self.tolerance = tolerance
    radius = min(Float(style.lineWidth) / 2, Self.farthest)
    // The mitre's length is the line width over the sine of half its angle: it is within the limit while 1 + cos(turn)
    // >= 2 / limit².
    let limit = max(Float(style.miterLimit), 1)
    miterFloor = radius * radius * 2 / (limit * limit)
  }

  /// Coordinates beyond any screen and NaN are clamped to this.
  private static let farthest: Float = 16_777_216

  @inline(__always)
  private static func tamed(_ x: Float, _ y: Float) -> SIMD2<Float> {
    func tame(_ v: Float) -> Float { v > -farthest ? (v < farthest ? v : farthest) : -farthest }
    return SIMD2(tame(x), tame(y))
  }

  mutating func move(_ x: Float, _ y: Float) {
    finish()
    points.append(Self.tamed(x, y))
  }

  @inline(__always)
  mutating func line(_ x: Float, _ y: Float) {
    let point = Self.tamed(x, y)
    if let last = points.last, last == point, points.count > 1 { return }
    points.append(point)
  }

  @inline(__always)
  mutating func curveBegins(_ dx: Float, _ dy: Float) {
    ends.append(CurveEnd(point: points.count - 1, direction: SIMD2(dx, dy), isStart: true))
  }

  @inline(__always)
  mutating func curveEnds(_ dx: Float, _ dy: Float) {
    // A curve without length has no ends.
    if ends.last?.point == points.count - 1 {
      ends.removeLast()
    } else {
      ends.append(CurveEnd(point: points.count - 1, direction: SIMD2(dx, dy), isStart: false))
    }
  }

  mutating func close() {
    guard let first = points.first else { return }
    if points.count > 1, points.last == first { points.removeLast() }
    emit(closed: true)
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    points.append(first)
  }

  /// Ends an open subpath.
  mutating func finish() {
    if points.count > 1 { emit(closed: false) }
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  private mutating func emit(closed: Bool) {
    guard let dashes = DashPattern(style, finest: tolerance) else {
      points.withUnsafeBufferPointer { trace($0, ends, closed: closed) }
      return
    }
    dashes.split(points, closed: closed) { dash in trace(dash, [], closed: false) }
  }

  @inline(__always)
  private mutating func edge(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    edges.segment(
      transform.x(a.x, a.y), transform.y(a.x, a.y), transform.x(b.x, b.y), transform.y(b.x, b.y))
  }

  /// Strokes one polyline.
  private mutating func trace(_ points: UnsafeBufferPointer<SIMD2<Float>>, _ ends: [CurveEnd], closed: Bool) {
    guard var at = points.first else { return }
    var normal = SIMD2<Float>.zero
    var firstNormal = SIMD2<Float>.zero
    var any = false
    // Whether the line before this one was skipped, and whether the first one was.
    var isCut = false
    var startsCut = false
    let count = closed ? points.count + 1 : points.count
    var nextEnd = 0
    var i = 1
    while i < count {
      let to = i == points.count ? points[0] : points[i]
      i &+= 1
      let delta = to - at
      let length2 = delta.x * delta.x + delta.y * delta.y
      if !(length2 > 1e-12) { continue }
      let k = radius / length2.squareRoot()
      // The normals at the line's start and end.
      var next = SIMD2(-delta.y * k, delta.x * k)
      var last = next
      if nextEnd < ends.count { (next, last) = normals(of: delta, chord: next, upTo: i - 1, ends, &nextEnd) }
      if reach.misses(at, to) {
        if !any { startsCut = true } else if !isCut { edge(at + normal, at - normal) }
        any = true
        isCut = true
        at = to
        continue
      }
      if isCut {
        edge(at - next, at + next)
        isCut = false
      } else if any {
        join(at, normal, next)
      } else {
        if !closed { cap(at, -next) }
        firstNormal = next
        any = true
      }
      edge(at + next, to + last)
      edge(to - last, at - next)
      normal = last
      at = to
    }
    if !any {
      if !closed || points.count == 1 { dot(at) }
    } else if closed {
      switch (isCut, startsCut) {
      case (false, false): join(at, normal, firstNormal)
      case (false, true): edge(at + normal, at - normal)
      case (true, false): edge(at - firstNormal, at + firstNormal)
      case (true, true): break
      }
    } else if !isCut {
      cap(at, normal)
    }
  }

  /// The normals at the start and the end of the line to `point`: the curve's normals where the line is the first or
  /// last of one.
  @inline(never)
  private func normals(
    of delta: SIMD2<Float>, chord: SIMD2<Float>, upTo point: Int, _ ends: [CurveEnd], _ next: inout Int
  ) -> (SIMD2<Float>, SIMD2<Float>) {
    func normal(_ way: SIMD2<Float>) -> SIMD2<Float> {
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let normal = SIMD2(-way.y, way.x) * (radius / length)
      let dot = normal.x * chord.x + normal.y * chord.y
      // A cusp, or NaN.
      return dot > 0 ? normal : chord
    }
    var (from, to) = (chord, chord)
    while next < ends.count, ends[next].point < point {
      let end = ends[next]
      if end.point == point - 1, end.isStart { from = normal(end.direction) }
      next += 1
    }
    if next < ends.count, ends[next].point == point, !ends[next].isStart {
      to = normal(ends[next].direction)
      next += 1
    }
    // Where the stroke is wider than the curve's radius, the line would turn over on the inner side.
    let turn = to - from
    let length2 = delta.x * delta.x + delta.y * delta.y
    return length2 > abs(turn.x * delta.x + turn.y * delta.y) ? (from, to) : (chord, chord)
  }

  /// Joins a line that ends at `at` and one that starts there, given their left normals.
  @inline(__always)
  private mutating func join(_ at: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    let cross = a.x * b.y - a.y * b.x
    if cross > 0 {
      edge(at + a, at)
      edge(at, at + b)
      wedge(at, -b, -a, cross)
    } else {
      edge(at, at - a)
      edge(at - b, at)
      wedge(at, a, b, cross)
    }
  }

  /// The outer side of a join, from `at + a` to `at + b`.
  @inline(__always)
  private mutating func wedge(_ at: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ cross: Float) {
    let dot = a.x * b.x + a.y * b.y
    switch style.lineJoin {
    case .miter:
      let q = radius * radius + dot
      if q >= miterFloor && q > 0 {
        let tip = at + (a + b) * (radius * radius / q)
        edge(at + a, tip)
        edge(tip, at + b)
        return
      }
    case .round:
      arc(at, a, b, angle: -abs(atan2(cross, dot)))
      return
    case .bevel: break
    }
    edge(at + a, at + b)
  }

  /// Adds a cap from `at + normal` around the end to `at - normal`.
  private mutating func cap(_ at: SIMD2<Float>, _ normal: SIMD2<Float>) {
    switch style.lineCap {
    case .butt: edge(at + normal, at - normal)
    case .round: arc(at, normal, -normal, angle: -.pi)
    case .square:
      let ahead = SIMD2(normal.y, -normal.x)
      edge(at + normal, at + normal + ahead)
      edge(at + normal + ahead, at - normal + ahead)
      edge(at - normal + ahead, at - normal)
    }
  }

  /// A subpath without length: draws its caps, as Core Graphics does.
  private mutating func dot(_ at: SIMD2<Float>) {
    if style.lineCap == .butt { return }
    cap(at, SIMD2(0, radius))
    cap(at, SIMD2(0, -radius))
  }

  /// The largest angle of an arc that one edge may stand for.
  static func bend(radius: Float, tolerance: Float) -> Float { max(2 * acos(max(1 - tolerance / radius, -1)), 0.05) }

  private mutating func arc(_ center: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, angle: Float) {
    let bend = Self.bend(radius: radius, tolerance: tolerance)
    let wanted = (abs(angle) / bend).rounded(.up)
    let steps = wanted > 1 ? Int(min(wanted, 64)) : 1
    let (sine, cosine) = (sin(angle / Float(steps)), cos(angle / Float(steps)))
    var from = a
    var i = 1
    while i < steps {
      let to = SIMD2(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
      edge(center + from, center + to)
      from = to
      i &+= 1
    }
    edge(center + from, center + b)
  }
}
