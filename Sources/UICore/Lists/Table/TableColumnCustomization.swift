import Foundation

/// What users have changed about a table's columns: their order, their widths, and which of them show.
///
/// Columns are known by their `customizationID`. Keep the value in a state, or store it: it can be encoded.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  var arrangement = TableColumnArrangement()

  /// Nothing changed.
  nonisolated public init() {}

  /// Whether the column with the id shows; `automatic` is as the column's `defaultVisibility` says.
  public subscript(visibility id: String) -> Visibility {
    get { arrangement.columns[id]?.visibility ?? .automatic }
    set { arrangement.columns[id, default: .init()].visibility = newValue }
  }

  /// Puts the columns back into the order of the program.
  public mutating func resetOrder() { arrangement.order = [] }

  /// What was encoded.
  nonisolated public init(from decoder: any Decoder) throws { arrangement = try TableColumnArrangement(from: decoder) }
  nonisolated public func encode(to encoder: any Encoder) throws { try arrangement.encode(to: encoder) }
}

extension TableColumnCustomization: Storable {
  static func value(from stored: Any) -> Self? {
    (stored as? Data).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  var storedForm: Any { (try? JSONEncoder().encode(self)) ?? Data() }
}

extension SceneStorage {
  /// What users have changed about a table's columns, restored with the window.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue, key: key) }
}

/// The columns of a table as users have them, by their ids; what a customization keeps, whatever the rows show.
struct TableColumnArrangement: Equatable, Sendable, Codable {
  struct Column: Equatable, Sendable, Codable {
    /// Nil is automatic.
    var isVisible: Bool?
    /// Points.
    var width: CGFloat?

    var visibility: Visibility {
      get { isVisible.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isVisible = newValue == .automatic ? nil : newValue == .visible }
    }
  }

  var columns: [String: Column] = [:]
  /// Empty where nothing was moved.
  var order: [String] = []

  /// The ids in their order: those that were moved take each other's places, the others stay where they are.
  func arranged(_ ids: [String?]) -> [Int] {
    var positions: [String: Int] = [:]
    for (position, id) in order.enumerated() where positions[id] == nil { positions[id] = position }
    let places = ids.indices.filter { ids[$0].map { positions[$0] != nil } ?? false }
    let sorted = places.sorted { (positions[ids[$0]!]!, $0) < (positions[ids[$1]!]!, $1) }
    var result = Array(ids.indices)
    for (place, index) in zip(places, sorted) { result[place] = index }
    return result
  }
}

/// A binding to a customization, whatever the rows show.
struct TableCustomizationStore {
  let get: () -> TableColumnArrangement
  let set: (TableColumnArrangement) -> Void

  init<RowValue>(_ binding: Binding<TableColumnCustomization<RowValue>>) {
    get = { binding.wrappedValue.arrangement }
    set = { binding.wrappedValue.arrangement = $0 }
  }
}
