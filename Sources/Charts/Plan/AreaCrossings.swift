import SwiftUI

/// Gives stacked areas a point where one of them goes through zero.
///
/// What is above zero stands on what is above, what is below hangs from what is below: an area that changes its sign leaves
/// the one stack where it is nothing, and joins the other. Without a point there its neighbours would only learn of it at
/// their next value.
func joinCrossings(_ items: [MarkItem]) -> [MarkItem] {
  let areas = items.indices.filter { items[$0].isStackedArea }
  guard areas.contains(where: { items[$0].amount < 0 }), areas.contains(where: { items[$0].amount > 0 }) else {
    return items
  }
  var series: [AreaSeries: [Int]] = [:]
  for index in areas { series[AreaSeries(items[index]), default: []].append(index) }
  // The places of each stack at which something is nothing.
  var crossings: [AreaSeries.Stack: Set<Double>] = [:]
  for (key, indices) in series {
    for (a, b) in zip(indices, indices.dropFirst()) where items[a].amount * items[b].amount < 0 {
      if let place = items[a].crossing(to: items[b]) { crossings[key.stack, default: []].insert(place) }
    }
  }
  // What is put before a mark.
  var added: [Int: [MarkItem]] = [:]
  for (key, indices) in series {
    guard let places = crossings[key.stack] else { continue }
    for (a, b) in zip(indices, indices.dropFirst()) {
      guard let start = items[a].along, let end = items[b].along, start != end else { continue }
      let inside = places.filter { min(start, end) < $0 && $0 < max(start, end) }.sorted()
      for place in start < end ? inside : inside.reversed() {
        let (from, to) = (items[a].amount, items[b].amount)
        if from * to < 0, items[a].crossing(to: items[b]) == place {
          // The last of the one stack and the first of the other.
          added[b, default: []].append(items[b].point(at: place, amount: from < 0 ? -0.0 : 0))
          added[b, default: []].append(items[b].point(at: place, amount: to < 0 ? -0.0 : 0))
        } else {
          let part = (place - start) / (end - start)
          added[b, default: []].append(items[b].point(at: place, amount: from + (to - from) * part))
        }
      }
    }
  }
  return items.enumerated().flatMap { (added[$0.offset] ?? []) + [$0.element] }
}

/// What tells stacked areas apart.
private struct AreaSeries: Hashable {
  struct Stack: Hashable {
    let axis: Axis?
    let position: _PlottedValue?
  }
  let stack: Stack
  let keys: [_PlottedValue?]

  init(_ item: MarkItem) {
    stack = Stack(axis: item.valueAxis, position: item.style.positionKey?.value)
    keys = [item.series, item.style.foregroundKey?.value, item.style.symbolKey?.value, item.style.lineKey?.value]
  }
}

extension MarkItem {
  /// Whether it stands on others at a number or a date, and runs straight to the next.
  fileprivate var isStackedArea: Bool {
    kind == .area && stacking == .standard && style.interpolation == .linear && along != nil && !amount.isNaN
  }

  /// Where it stands.
  fileprivate var along: Double? {
    guard let axis = valueAxis, case .value(let value)? = self[axis.other]?.extent, let place = value.scalar,
      place.isFinite
    else { return nil }
    return place
  }

  /// Its value; not a number where it has none.
  fileprivate var amount: Double {
    guard let axis = valueAxis, case .value(.number(let value))? = self[axis]?.extent, value.isFinite else {
      return .nan
    }
    return value
  }

  /// Where the straight line to another mark goes through zero.
  fileprivate func crossing(to other: MarkItem) -> Double? {
    guard let start = along, let end = other.along, start != end else { return nil }
    return start + (end - start) * (amount / (amount - other.amount))
  }

  fileprivate func point(at place: Double, amount: Double) -> MarkItem {
    var item = self
    guard let axis = valueAxis, case .value(let value)? = self[axis.other]?.extent else { return item }
    item[axis.other]?.extent = .value(value.with(place))
    item[axis]?.extent = .value(.number(amount))
    item.isBetween = true
    item.style.annotations = []
    return item
  }
}

extension _PlottedValue {
  /// Another number or date.
  fileprivate func with(_ scalar: Double) -> _PlottedValue {
    if case .date = self { .date(scalar) } else { .number(scalar) }
  }
}
