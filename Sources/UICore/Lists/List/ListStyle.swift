import Foundation

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated var _kind: _ListStyleKind { get }
  /// Whether every second row has another background; nil leaves it to `alternatingRowBackgrounds`.
  nonisolated var _alternates: Bool? { get }
}

extension ListStyle {
  nonisolated public var _alternates: Bool? { nil }
}

/// The looks that Apus draws.
public enum _ListStyleKind: Sendable {
  case plain, inset, sidebar, grouped, insetGrouped, bordered

  /// Whether marks and lines reach the list's edges.
  var isEdgeToEdge: Bool { self == .plain || self == .grouped || self == .bordered }
  /// Whether each row has a line below.
  var hasSeparators: Bool { self != .sidebar && !isGrouped }
  /// Whether each section's rows are on a card, with lines between them.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether a section's header stays in sight with its section.
  var pinsHeaders: Bool { self == .plain }
}

/// The look that fits the list's place.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .inset }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .plain }
}

/// Rows that keep a distance from the edges.
public struct InsetListStyle: ListStyle {
  nonisolated public let _alternates: Bool?
  /// Creates the style.
  nonisolated public init() { _alternates = nil }
  /// Whether every second row has another background, whatever the view around says.
  nonisolated public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
  nonisolated public var _kind: _ListStyleKind { .inset }
}

/// Rows of a sidebar: no separators, rounded highlights.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .sidebar }
}

/// Sections as cards from edge to edge, on a ground of their own.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .grouped }
}

/// Sections as cards with round corners, on a ground of their own.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge, with a line around the list.
public struct BorderedListStyle: ListStyle {
  nonisolated public let _alternates: Bool?
  /// Creates the style.
  nonisolated public init() { _alternates = nil }
  /// Whether every second row has another background, whatever the view around says.
  nonisolated public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
  nonisolated public var _kind: _ListStyleKind { .bordered }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { .init() }
  /// Rows that keep a distance from the edges, and whether every second one has another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { .init() }
  /// Rows from edge to edge, with a line around the list, and whether every second one has another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .inset } }
private enum ListAlternatesKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  package var listStyle: _ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether every second row of a list has another background.
  var alternatesListRows: Bool { listAlternates ?? alternatingRowBackgrounds.isEnabled ?? false }

  /// What the style of lists says of that.
  fileprivate var listAlternates: Bool? {
    get { self[ListAlternatesKey.self] }
    set { self[ListAlternatesKey.self] = newValue }
  }

  /// The least height of a row of a list, in points: 28 on a desktop, 44 on a phone, unless somebody sets it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? platformProfile.lists.minimumRowHeight }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.listStyle, value: style._kind))
      .modifier(EnvironmentKeyModifier(keyPath: \.listAlternates, value: style._alternates))
  }
}
