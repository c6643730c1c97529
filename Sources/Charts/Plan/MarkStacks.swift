import SwiftUI

/// From where to where marks reach that stand on each other.
struct MarkStacks {
  struct Reach: Equatable {
    var start: Double
    var end: Double
  }

  /// By the index of the mark; none for marks that do not stack.
  private(set) var reaches: [Int: Reach] = [:]

  private struct Place: Hashable {
    let kind: MarkItem.Kind
    let axis: Axis
    let band: Channel.Extent?
    let position: _PlottedValue?
    let method: MarkStackingMethod
  }

  init(_ items: [MarkItem]) {
    var totals: [Place: Double] = [:]
    var stacked: [(index: Int, place: Place, value: Double)] = []
    for (index, item) in items.enumerated() where item.kind == .bar || item.kind == .area {
      guard let axis = item.valueAxis, case .value(.number(let value))? = item[axis]?.extent, value.isFinite
      else { continue }
      if item.stacking == .unstacked {
        reaches[index] = Reach(start: 0, end: value)
        continue
      }
      let place = Place(
        kind: item.kind, axis: axis, band: item[axis.other]?.extent, position: item.style.positionKey?.value,
        method: item.stacking)
      stacked.append((index, place, value))
      if item.stacking != .standard { totals[place, default: 0] += abs(value) }
    }
    var sums: [Place: (above: Double, below: Double)] = [:]
    for (index, place, value) in stacked {
      let total = totals[place] ?? 0
      var sum = sums[place] ?? (place.method == .center ? -total / 2 : 0, 0)
      let size =
        switch place.method.method {
        case .normalized: total > 0 ? value / total : 0
        case .center: abs(value)
        default: value
        }
      // An area that goes below zero is less than nothing there.
      if size.sign == .plus {
        reaches[index] = Reach(start: sum.above, end: sum.above + size)
        sum.above += size
      } else {
        reaches[index] = Reach(start: sum.below, end: sum.below + size)
        sum.below += size
      }
      sums[place] = sum
    }
  }
}
