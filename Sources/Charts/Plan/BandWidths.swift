import SwiftUI

extension MarkItem {
  /// The axis along which a bar or an area has its length; nil where neither has numbers.
  var valueAxis: Axis? {
    if case .range = x?.extent, kind != .rule { return .horizontal }
    if case .range = y?.extent { return .vertical }
    // What has its length in points has no value there.
    let hasLength = kind == .bar || kind == .rectangle
    if case .points = x?.extent { return hasLength ? .horizontal : .vertical }
    if case .points = y?.extent { return hasLength ? .vertical : .horizontal }
    guard let x else { return .vertical }
    guard let y else { return .horizontal }
    func isNumber(_ channel: Channel) -> Bool {
      if case .value(.number) = channel.extent { true } else { false }
    }
    if isNumber(y) { return .vertical }
    return isNumber(x) ? .horizontal : nil
  }

  subscript(axis: Axis) -> Channel? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Gives bars and rectangles at single numbers or dates bands as wide as the least distance between two of their kind.
func widenBars(_ items: inout [MarkItem]) {
  for kind in [MarkItem.Kind.bar, .rectangle] where items.contains(where: { $0.kind == kind }) {
    for axis in [Axis.horizontal, .vertical] { widen(kind, along: axis, &items) }
  }
}

private func widen(_ kind: MarkItem.Kind, along axis: Axis, _ items: inout [MarkItem]) {
  func single(_ item: MarkItem) -> Double? {
    guard item.kind == kind, kind == .rectangle || item.valueAxis == axis.other,
      case .value(let value)? = item[axis]?.extent, let scalar = value.scalar, scalar.isFinite
    else { return nil }
    return scalar
  }
  let values = items.compactMap(single).sorted()
  let gap = zip(values.dropFirst(), values).map { $0 - $1 }.filter { $0 > 0 }.min()
  guard let gap, gap.isFinite else { return }
  for index in items.indices {
    guard let value = single(items[index]) else { continue }
    let (low, high) = (value - gap / 2, value + gap / 2)
    let middle = items[index][axis]?.ends.first
    items[index][axis]?.middle = middle
    let isDate = if case .value(.date)? = items[index][axis]?.extent { true } else { false }
    items[index][axis]?.extent = isDate ? .bin(.date(low), .date(high)) : .bin(.number(low), .number(high))
  }
}
