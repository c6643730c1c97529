import SwiftUI

extension PlotLayout {
  /// The largest distance of a point from the pointer, in points.
  private static let reach = 40.0
  /// The largest number of values in a tooltip.
  private static let mostValues = 12

  /// The points nearest to a position on the x axis.
  ///
  /// - Parameter height: the pointer's distance from the top in points; if there are too many values, those nearest to
  ///   it are used.
  func selection(at x: Double, height: Double?) -> GraphSelection? {
    guard window.contains(x) else { return nil }
    var candidates: [Candidate] = []
    let pointer = self.x.position(x)
    var nearest: (x: Double, distance: Double)?
    func consider(_ layer: GraphLayer, _ space: PlotSpace) {
      guard let series = layer.mark.series, let index = series.nearest(to: x), series.isValid(at: index) else { return }
      let (pointX, pointY) = (series.x(at: index), series.y(at: index))
      let distance = abs(space.x.position(pointX) - pointer)
      guard distance <= Self.reach, window.contains(pointX) else { return }
      if distance < nearest?.distance ?? .infinity { nearest = (pointX, distance) }
      let edges = layer.mark.stackedEdges(at: pointX)
      let pointHeight = edges.map { abs($0.lowerBound) > abs($0.upperBound) ? $0.lowerBound : $0.upperBound } ?? pointY
      let candidate = Candidate(
        layer: layer, x: pointX, y: pointY, height: pointHeight,
        shown: edges.map { $0.share(of: pointY) ?? pointY } ?? pointY,
        distance: height.map { abs($0 - space.y.position(pointHeight)) } ?? 0)
      candidates.append(candidate)
    }
    // Not by `measured`, which makes an array of each layer: a pointer moves often.
    for placed in layers {
      if let members = placed.layer.mark.members {
        for member in members { consider(member, placed.space) }
      } else {
        consider(placed.layer, placed.space)
      }
    }
    if candidates.count > Self.mostValues {
      candidates.sort { $0.distance < $1.distance }
      candidates.removeLast(candidates.count - Self.mostValues)
    }
    candidates.sort { $0.height > $1.height }
    return GraphSelection(x: nearest?.x ?? x, values: candidates.map(value))
  }

  /// A layer's point near the pointer. Only those that are chosen are formatted.
  private struct Candidate {
    let layer: GraphLayer
    let x, y, height, shown, distance: Double
  }

  private func value(of candidate: Candidate) -> GraphSelection.Value {
    let layer = candidate.layer
    return GraphSelection.Value(
      id: "\(layer.id.base)#\(layer.id.occurrence)", name: layer.name, x: candidate.x, y: candidate.y,
      height: candidate.height, color: layer.style.ink, side: layer.style.side,
      label: axes.y[layer.style.side]?.label(candidate.shown, unit: layer.style.unit) ?? "\(candidate.shown)")
  }
}

extension PlotLayout.PlacedLayer {
  /// The layers with values, including the members of a batch.
  var measured: [(layer: GraphLayer, space: PlotSpace)] {
    if let members = layer.mark.members { return members.map { ($0, space) } }
    return layer.mark.series == nil ? [] : [(layer, space)]
  }
}

extension ClosedRange<Double> {
  /// What a stack of shares draws between these edges for a value; nil if it draws the value itself, but for rounding.
  fileprivate func share(of value: Double) -> Double? {
    let drawn = value < 0 ? lowerBound - upperBound : upperBound - lowerBound
    return abs(drawn - value) > 1e-6 * Swift.max(abs(lowerBound), abs(upperBound)) ? drawn : nil
  }
}
