import Foundation

/// Where a list keeps which rows are selected.
enum ListSelection<Value: Hashable> {
  case none
  case single(Binding<Value?>)
  case multiple(Binding<Set<Value>>)
}

/// A selection whose type is forgotten: what a list does with it is the same for all.
struct ListSelected {
  let isSelectable: Bool
  let isMultiple: Bool
  /// Whether a row that is called so is selected. Inside a rule, the rule depends on the binding's value.
  let contains: (AnyHashable?) -> Bool
  /// Selects these rows and no others; in a single selection the last.
  let select: ([AnyHashable]) -> Void
  /// Selects a row besides the others, or takes it out.
  let toggle: (AnyHashable) -> Void
  /// Whether rows can be called so.
  let accepts: (AnyHashable?) -> Bool
  let values: () -> [AnyHashable]
  let isEmpty: () -> Bool
  /// Selects nothing.
  let clear: () -> Void

  init<Value: Hashable>(_ selection: ListSelection<Value>) {
    // A tag of an optional's wrapped type names a row of a list that selects optionals, and the reverse.
    func value(_ tag: AnyHashable?) -> Value? { tag.flatMap { $0.base as? Value } }
    accepts = { value($0) != nil }
    switch selection {
    case .none:
      (isSelectable, isMultiple) = (false, false)
      (contains, select, toggle, values) = ({ _ in false }, { _ in }, { _ in }, { [] })
      (isEmpty, clear) = ({ true }, {})
    case .single(let binding):
      (isSelectable, isMultiple) = (true, false)
      contains = { tag in value(tag).map { $0 == binding.wrappedValue } ?? false }
      select = { tags in
        if let new = tags.last.flatMap({ value($0) }), binding.wrappedValue != new { binding.wrappedValue = new }
      }
      toggle = { tag in
        if let new = value(tag) { binding.wrappedValue = binding.wrappedValue == new ? nil : new }
      }
      values = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
      (isEmpty, clear) = ({ binding.wrappedValue == nil }, { binding.wrappedValue = nil })
    case .multiple(let binding):
      (isSelectable, isMultiple) = (true, true)
      contains = { tag in value(tag).map { binding.wrappedValue.contains($0) } ?? false }
      select = { tags in
        var new = Set<Value>(minimumCapacity: tags.count)
        for tag in tags { if let value = value(tag) { new.insert(value) } }
        if binding.wrappedValue != new { binding.wrappedValue = new }
      }
      toggle = { tag in if let new = value(tag) { binding.wrappedValue.formSymmetricDifference([new]) } }
      values = { binding.wrappedValue.map { AnyHashable($0) } }
      (isEmpty, clear) = ({ binding.wrappedValue.isEmpty }, { binding.wrappedValue = [] })
    }
  }
}
