import Foundation

/// A binding to the order of a table, whatever it sorts by.
struct TableSorting {
  /// In which order the column with the comparator sorts the table; nil where it is not the first to.
  let order: (AnyHashable) -> SortOrder?
  /// What a press on the header of the column with the comparator does.
  let press: (AnyHashable) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator.base as? Sort, let first = binding.wrappedValue.first else { return nil }
      return first.isSame(as: comparator) ? first.order : nil
    }
    press = { comparator in
      guard let comparator = comparator.base as? Sort else { return }
      binding.wrappedValue = Self.pressed(comparator, in: binding.wrappedValue)
    }
  }

  /// The order after a press: the column comes first, in its own order, or reversed where it was first; those that were
  /// before decide between rows that are equal to it.
  static func pressed<Sort: SortComparator>(_ comparator: Sort, in order: [Sort]) -> [Sort] {
    var first = comparator
    if let current = order.first, current.isSame(as: comparator) {
      first = current.ordered(current.order == .forward ? .reverse : .forward)
    }
    return [first] + order.filter { !$0.isSame(as: comparator) }
  }
}

extension SortComparator {
  /// Whether both compare alike, in whichever order.
  fileprivate func isSame(as other: Self) -> Bool {
    ordered(.forward) == other.ordered(.forward)
  }
}
