import Foundation
import Geometry

/// An alternating sequence of dash and gap lengths.
struct DashPattern {
  private let lengths: [Float]
  private let phase: Float
  private let total: Float

  /// The most dashes of a path; the rest is not drawn. Bounds the work for untrusted input.
  static let mostDashes = 20_000

  /// `nil` if the style is solid, a length is negative or not finite, or the pattern is not longer than `finest`, so
  /// that dashes could not be told apart.
  init?(_ style: StrokeStyle, finest: Float) {
    if style.dash.isEmpty { return nil }
    var lengths = style.dash.map { Float($0) }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    if lengths.count % 2 == 1 { lengths += lengths }
    let total = lengths.reduce(0, +)
    guard total > finest, total.isFinite else { return nil }
    self.lengths = lengths
    self.total = total
    let phase = Float(style.dashPhase)
    let wrapped = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    self.phase = wrapped < 0 ? wrapped + total : wrapped
  }

  /// Splits a polyline and calls `body` with each dash.
  func split(_ points: [SIMD2<Float>], closed: Bool, _ body: (UnsafeBufferPointer<SIMD2<Float>>) -> Void) {
    guard var at = points.first else { return }
    var index = 0
    var left = phase
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    var dash: [SIMD2<Float>] = index % 2 == 0 ? [at] : []
    var made = 0
    for to in closed ? points.dropFirst() + [at] : points.dropFirst() {
      let delta = to - at
      let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
      guard length > 0, length.isFinite else { continue }
      var walked: Float = 0
      while length - walked > left {
        walked += left
        let point = at + delta * (walked / length)
        if index % 2 == 0 {
          dash.append(point)
          dash.withUnsafeBufferPointer(body)
          dash.removeAll(keepingCapacity: true)
          made += 1
          if made == Self.mostDashes { return }
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
        // A length too small to move the point would loop forever.
        if left > 0 && walked + left == walked { return }
      }
      left -= length - walked
      if index % 2 == 0 { dash.append(to) }
      at = to
    }
    if dash.count > 1 { dash.withUnsafeBufferPointer(body) }
  }
}
