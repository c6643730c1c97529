import SwiftUI

internal import GraphData

/// Where values stand along one axis of the plot, as parts of its length.
struct ChartScale: Equatable {
  enum Kind: Equatable {
    case number, date
    /// The names in order; each has a band of equal width.
    case category([String])
  }

  let kind: Kind
  private(set) var domain: ClosedRange<Double>
  let isReversed: Bool
  /// Points of the plot before the domain's beginning and after its end.
  private(set) var padding: AxisPadding
  private var projection: AxisProjection
  private let places: [String: Int]

  init(
    _ kind: Kind, domain: ClosedRange<Double>, scale: Scale = .linear, isReversed: Bool = false,
    padding: AxisPadding = AxisPadding()
  ) {
    self.kind = kind
    self.isReversed = isReversed
    self.padding = padding
    var places: [String: Int] = [:]
    if case .category(let names) = kind {
      for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
      projection = AxisProjection(scale: .linear, domain: 0...Double(max(names.count, 1)), length: 1)
    } else {
      projection = AxisProjection(scale: scale, domain: domain, length: 1)
    }
    self.domain = projection.domain
    self.places = places
  }

  var scale: Scale { projection.scale }

  /// The same scale over a part of its domain; of a category axis a part of its bands, counted from 0.
  func over(_ domain: ClosedRange<Double>) -> ChartScale {
    var copy = self
    copy.projection = AxisProjection(scale: scale, domain: domain, length: 1)
    copy.domain = copy.projection.domain
    return copy
  }

  /// The same scale without room at its ends.
  var unpadded: ChartScale {
    var copy = self
    copy.padding = AxisPadding()
    return copy
  }

  /// The part of the axis at which a value stands: a category in the middle of its band; nil where it has no place.
  func fraction(_ value: _PlottedValue) -> Double? {
    band(value).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  /// What a value covers of the axis: a category its band, anything else a single place.
  func band(_ value: _PlottedValue) -> ClosedRange<Double>? {
    switch (value, kind) {
    case (.category(let name), .category):
      guard let place = places[name] else { return nil }
      return oriented(projection.position(of: Double(place)), projection.position(of: Double(place + 1)))
    case (.number(let number), .number), (.date(let number), .date):
      let place = projection.position(of: number)
      // A logarithm of nothing is the axis's low end.
      let shown = place == -.infinity ? 0 : place
      return shown.isFinite ? oriented(shown, shown) : nil
    default: return nil
    }
  }

  /// The value at a part of the axis; beyond the ends of a category axis the first or the last.
  func value(at fraction: Double) -> _PlottedValue? {
    guard fraction.isFinite else { return nil }
    return value(of: projection.value(at: isReversed ? 1 - fraction : fraction))
  }

  /// The value of a number, or the name of a band that is counted.
  func value(of place: Double) -> _PlottedValue? {
    switch kind {
    case .number: return .number(place)
    case .date: return .date(place)
    case .category(let names):
      guard !names.isEmpty else { return nil }
      // The beginning of a band is not rounded to the one before.
      return .category(
        names[Int(min(max((place + 1e-9).rounded(.down), 0), Double(names.count - 1)))])
    }
  }

  /// The names, or the least and the largest value.
  var values: [_PlottedValue] {
    switch kind {
    case .number: [.number(domain.lowerBound), .number(domain.upperBound)]
    case .date: [.date(domain.lowerBound), .date(domain.upperBound)]
    case .category(let names): names.map { .category($0) }
    }
  }

  /// Points from the axis's beginning.
  func position(of fraction: Double, length: Double) -> Double {
    padding.start + fraction * (length - padding.start - padding.end)
  }

  func fraction(at position: Double, length: Double) -> Double {
    (position - padding.start) / max(length - padding.start - padding.end, 1e-9)
  }

  private func oriented(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    isReversed ? (1 - high)...(1 - low) : low...high
  }
}

struct AxisPadding: Equatable {
  var start: CGFloat = 0
  var end: CGFloat = 0
}
