import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// A piece of a stroke of about a pixel whose x never falls, as graphs draw; `lines.c` draws it from its points, within
/// 2/255 of its outline.
struct ThinLine {
  /// Its points among the frame's, two numbers each, relative to the origin.
  var points = 0..<0
  /// The transform's whole pixels.
  let originX, originY: Int
  /// The stroke in pixels, without the points.
  var stroke: apus_line

  /// The widest radius in pixels. Wider strokes have fewer edges than pixels, and are faster as outlines.
  static let widest: Float = 1
  /// Farther than this from its points a mitre would take part in too many columns.
  static let farthestReach: Float = 2
  /// Beyond, a `Float` no longer holds 1/1024 pixel.
  static let farthest: Float = 16_384
  /// The most points in a pixel's width.
  static let mostPointsInColumn = 4

  /// Nil if no line of this style is thin.
  init?(_ style: StrokeStyle, _ transform: DeviceTransform, color: UInt32) {
    guard style.dash.isEmpty, style.lineWidth > 0, transform.b == 0, transform.c == 0, transform.a != 0,
      abs(transform.a) == abs(transform.d)
    else { return nil }
    let radius = Float(style.lineWidth) / 2 * abs(transform.a)
    guard radius <= Self.widest else { return nil }
    let (limit, bend) = (max(Float(style.miterLimit), 1), Stroker.bend(radius: radius, tolerance: Painter.tolerance))
    let join =
      switch style.lineJoin {
      case .miter: APUS_JOIN_MITER
      case .round: APUS_JOIN_ROUND
      case .bevel: APUS_JOIN_BEVEL
      }
    let cap =
      switch style.lineCap {
      case .butt: APUS_CAP_BUTT
      case .round: APUS_CAP_ROUND
      case .square: APUS_CAP_SQUARE
      }
    // A square cap's corners are √2 half line widths away. The rest is for rounding.
    let reach = radius * (style.lineCap == .square ? 1.4143 : 1) + 1 / 64
    stroke = apus_line(
      points: nil, count: 0, radius: radius, reach: reach, miter_floor: radius * radius * 2 / (limit * limit),
      bend: bend, bend_cosine: cos(bend), join: join, cap: cap, color: color)
    (originX, originY) = (transform.originX, transform.originY)
  }
}

extension Frame {
  /// Adds the pieces of a stroke, if all of them are thin lines.
  ///
  /// - Returns: their range; nil if the stroke is to be drawn from its outline.
  mutating func addThinLines(_ path: Path, _ style: StrokeStyle, _ transform: DeviceTransform, color: UInt32)
    -> Range<Int>?
  {
    guard case .elements(let elements) = path.storage, let line = ThinLine(style, transform, color: color) else {
      return nil
    }
    let (lines, points) = (thinLines.count, linePoints.count)
    if addPieces(of: elements, transform, line), lines < thinLines.count { return lines..<thinLines.count }
    thinLines.removeSubrange(lines...)
    linePoints.removeSubrange(points...)
    return nil
  }

  private mutating func addPieces(of elements: [Path.Element], _ transform: DeviceTransform, _ line: ThinLine) -> Bool {
    let first = thinLines.count
    var start = linePoints.count
    for element in elements {
      switch element {
      case .move(let to):
        guard finishPiece(from: start, line, after: first) else { return false }
        start = linePoints.count
        guard add(to, transform, isFirst: true) else { return false }
      case .line(let to):
        guard add(to, transform, isFirst: linePoints.count == start) else { return false }
      default: return false
      }
    }
    return finishPiece(from: start, line, after: first)
  }

  /// Adds a point, unless it is the last one again; false if it is far away or not a number.
  private mutating func add(_ point: CGPoint, _ transform: DeviceTransform, isFirst: Bool) -> Bool {
    let (px, py) = (Float(point.x), Float(point.y))
    let (x, y) = (transform.x(px, py), transform.y(px, py))
    guard abs(x) < ThinLine.farthest, abs(y) < ThinLine.farthest else { return false }
    if !isFirst {
      let (dx, dy) = (x - linePoints[linePoints.count - 2], y - linePoints[linePoints.count - 1])
      if dx * dx + dy * dy <= 1e-8 { return true }
    }
    linePoints.append(x)
    linePoints.append(y)
    return true
  }

  /// Ends a piece; false if `lines.c` cannot draw it, or it may meet the one before it.
  private mutating func finishPiece(from start: Int, _ line: ThinLine, after first: Int) -> Bool {
    let count = (linePoints.count - start) / 2
    if count == 0 { return true }
    guard count > 1 else {
      // A point alone is a dot; with butt caps it is nothing.
      linePoints.removeSubrange(start...)
      return line.stroke.cap == APUS_CAP_BUTT
    }
    let isOrdered = linePoints.withUnsafeMutableBufferPointer { all in
      let points = UnsafeMutableBufferPointer(rebasing: all[start...])
      if points[0] > points[points.count - 2] { Self.reverse(points) }
      return Self.isOrdered(points)
    }
    guard isOrdered else { return false }
    var line = line
    line.points = start..<linePoints.count
    if line.stroke.join == APUS_JOIN_MITER {
      line.stroke.reach = max(line.stroke.reach, mitreReach(of: line))
      guard line.stroke.reach <= ThinLine.farthestReach else { return false }
    }
    if thinLines.count > first, let before = thinLines.last,
      linePoints[start] - line.stroke.reach < linePoints[before.points.upperBound - 2] + before.stroke.reach + 1
    {
      return false
    }
    thinLines.append(line)
    return true
  }

  private static func reverse(_ points: UnsafeMutableBufferPointer<Float>) {
    var (low, high) = (0, points.count - 2)
    while low < high {
      points.swapAt(low, high)
      points.swapAt(low + 1, high + 1)
      low += 2
      high -= 2
    }
  }

  /// Whether x never falls, and few points share a column.
  private static func isOrdered(_ points: UnsafeMutableBufferPointer<Float>) -> Bool {
    let apart = 2 * ThinLine.mostPointsInColumn
    for index in stride(from: 2, to: points.count, by: 2) {
      if points[index] < points[index - 2] { return false }
      if index >= apart, points[index] - points[index - apart] < 1 { return false }
    }
    return true
  }

  /// How far the tips of mitres get from their points.
  private func mitreReach(of line: ThinLine) -> Float {
    let square = line.stroke.radius * line.stroke.radius
    // With a margin, because the kernel rounds otherwise.
    let floor = line.stroke.miter_floor * 0.999
    var most: Float = 0
    var before: SIMD2<Float>?
    for index in stride(from: line.points.lowerBound + 2, to: line.points.upperBound, by: 2) {
      let delta = SIMD2(linePoints[index] - linePoints[index - 2], linePoints[index + 1] - linePoints[index - 1])
      let way = delta / (delta.x * delta.x + delta.y * delta.y).squareRoot()
      if let before {
        // The tip is at radius / cos(turn / 2); below the floor the join is cut off.
        let sum = square * (1 + before.x * way.x + before.y * way.y)
        if sum >= floor { most = max(most, square * (2 / sum).squareRoot()) }
      }
      before = way
    }
    return most
  }
}

extension Painter {
  /// - Parameter points: the frame's.
  func draw(_ line: ThinLine, _ points: [Float]) {
    outlines &+= 1
    var stroke = line.stroke
    stroke.count = line.points.count / 2
    // The kernel counts from the origin.
    var target = target
    target.base += line.originY * target.pitch + line.originX
    target.capacity -= Int32(line.originX)
    let box = apus_box(
      x0: Int32(clip.x0 - line.originX), y0: Int32(clip.y0 - line.originY), x1: Int32(clip.x1 - line.originX),
      y1: Int32(clip.y1 - line.originY))
    points.withUnsafeBufferPointer { points in
      stroke.points = points.baseAddress.unsafelyUnwrapped + line.points.lowerBound
      apus_draw_line(target, box, &stroke)
    }
  }
}
