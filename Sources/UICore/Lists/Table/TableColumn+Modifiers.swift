import Foundation

extension TableColumn {
  private func with(_ change: (inout TableColumnTraits) -> Void) -> TableColumn {
    var column = self
    change(&column.traits)
    return column
  }

  /// Gives the column a fixed width, in points, which users cannot change; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    with { $0.width = width.map { TableColumnWidth(fixed: $0) } ?? TableColumnWidth() }
  }

  /// Lets the column's width be between `min` and `max` points, at first `ideal`; what is nil is left to the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Where the column's cells and its label stand across the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { with { $0.alignment = alignment } }

  /// Names the column in the table's ``TableColumnCustomization``. The name must be unique in the table.
  public func customizationID(_ id: String) -> TableColumn { with { $0.customizationID = id } }

  /// Whether the column shows where the customization does not say.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { with { $0.defaultVisibility = visibility } }

  /// Keeps users from the given ways of changing the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
    with { $0.fixedBehavior = behavior }
  }
}

/// Where a column's cells stand across the column.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case leading, center, trailing }
  let edge: Edge

  /// As the table has it: leading.
  public static let automatic = TableColumnAlignment(edge: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(edge: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(edge: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(edge: .trailing)
  /// As numbers are, with their last digits below each other.
  public static let numeric = TableColumnAlignment(edge: .trailing)
}

/// The ways in which users change a table's column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  /// Any combination.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Changing its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Showing and hiding it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
