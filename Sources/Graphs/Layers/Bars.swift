import SwiftUI

/// A bar for each point of a series, from zero to its value.
///
/// Several `Bars` of one graph stand beside each other at each x; inside a `Stack` they stand on each other.
nonisolated public struct Bars: GraphContent {
  public typealias Body = Never
  let id: AnyHashable?
  let name: String?
  let points: Series
  let widths: BarWidths

  public init(id: some Hashable & Sendable, points: Series, widths: BarWidths = .automatic) {
    (self.id, name, self.points, self.widths) = (AnyHashable(id), nil, points, widths)
  }

  public init(_ name: String, points: Series, widths: BarWidths = .automatic) {
    (id, self.name, self.points, self.widths) = (AnyHashable(name), name, points, widths)
  }

  public init(points: Series, widths: BarWidths = .automatic) {
    (id, name, self.points, self.widths) = (nil, nil, points, widths)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    let mark = BarsMark(values: points, top: points, base: nil, widths: widths)
    reduction.add(.bars(mark), id: id, name: name)
  }
}

/// How wide bars are.
public enum BarWidths: Hashable, Sendable {
  /// Four fifths of the smallest distance between points.
  case automatic
  /// A part, 0…1, of the smallest distance between points.
  case ratio(Double)
  /// On the x axis: seconds where it is time.
  case interval(Double)
  /// Points on screen.
  case fixed(Double)
}

/// What bars cover.
struct BarsMark: Equatable {
  /// What the layer itself measures: what tooltips and legends show.
  var values: Series
  var top: Series
  /// Has the points of `top`; zero where nil.
  var base: Series?
  var widths: BarWidths
  /// The part of the x axis that belongs to a point.
  var interval: Double {
    switch widths {
    case .interval(let interval): interval.isFinite ? max(interval, 0) : 0
    default: top.smallestStep(in: 0..<min(top.count, 512)) ?? 0
    }
  }
  /// Which of the bars side by side these are; layout sets it for all bars of a graph that are not stacked.
  var place = 0
  var placeCount = 1
}
