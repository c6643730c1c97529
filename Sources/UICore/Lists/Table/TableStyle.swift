import Foundation

/// How a table looks.
@MainActor @preconcurrency
public protocol TableStyle {
  nonisolated var _look: _TableLook { get }
}

/// The looks that Apus draws.
public struct _TableLook: Equatable, Sendable {
  var hasBorder = false
  /// Nil leaves it to `alternatingRowBackgrounds`.
  var alternates: Bool?
}

/// The look that fits the table's place.
public struct AutomaticTableStyle: TableStyle {
  /// As the platform has it.
  nonisolated public init() {}
  nonisolated public var _look: _TableLook { _TableLook() }
}

/// Rows that keep a distance from the table's edges.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool?
  /// As the platform has it.
  nonisolated public init() { alternates = nil }
  /// Whether every second row has another background, whatever the view around says.
  nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated public var _look: _TableLook { _TableLook(alternates: alternates) }
}

/// Rows from edge to edge, in a border.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool?
  /// As the platform has it.
  nonisolated public init() { alternates = nil }
  /// Whether every second row has another background, whatever the view around says.
  nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated public var _look: _TableLook { _TableLook(hasBorder: true, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that fits the table's place.
  public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that keep a distance from the table's edges.
  public static var inset: InsetTableStyle { .init() }
  /// The same, and whether every second row has another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows from edge to edge, in a border.
  public static var bordered: BorderedTableStyle { .init() }
  /// The same, and whether every second row has another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Whether every second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool?
  /// As the platform has it: on desktops they alternate, on phones they do not.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// They do.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// They do not.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
private enum AlternatingKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
  /// What the style says of a table, or else the modifier, or else the platform.
  var alternatesTableRows: Bool {
    tableLook.alternates ?? alternatingRowBackgrounds.isEnabled ?? !platformProfile.isPhone
  }
  /// Where a window is narrow, a table is a list of its first column.
  var showsTableHeader: Bool { tableColumnHeaders != .hidden && !isCompactTable }
  var isCompactTable: Bool { horizontalSizeClass == .compact }
}

extension View {
  /// Sets how tables in this view look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.tableLook, value: style._look))
  }

  /// Sets whether every second row of tables in this view has another background.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { modifier(EnvironmentKeyModifier(keyPath: \.alternatingRowBackgrounds, value: behavior)) }

  /// Shows or hides the headers of tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.tableColumnHeaders, value: visibility))
  }
}
