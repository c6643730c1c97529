import Foundation

/// Where a list keeps which rows are selected.
enum ListSelection<Value: Hashable> {
  case none
  case single(Binding<Value?>)
  case multiple(Binding<Set<Value>>)

  var isSelectable: Bool { if case .none = self { false } else { true } }

  /// Inside a rule, the rule depends on the binding's value.
  func contains(_ tag: AnyHashable?) -> Bool {
    guard let value = Self.value(tag) else { return false }
    switch self {
    case .none: return false
    case .single(let binding): return binding.wrappedValue == value
    case .multiple(let binding): return binding.wrappedValue.contains(value)
    }
  }

  /// Selects the row; with `isToggling`, adds it to a set or takes it out.
  ///
  /// - Returns: whether the row can be selected.
  func select(_ tag: AnyHashable?, isToggling: Bool = false) -> Bool {
    guard let value = Self.value(tag) else { return false }
    switch self {
    case .none: return false
    case .single(let binding): binding.wrappedValue = value
    case .multiple(let binding):
      if isToggling { binding.wrappedValue.formSymmetricDifference([value]) } else { binding.wrappedValue = [value] }
    }
    return true
  }

  /// A tag of an optional's wrapped type names a row of a list that selects optionals, and the reverse.
  private static func value(_ tag: AnyHashable?) -> Value? { tag.flatMap { $0.base as? Value } }
}
