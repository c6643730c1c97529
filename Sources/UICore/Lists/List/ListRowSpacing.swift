import AttributeGraph
import Foundation
import Geometry

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Between two rows of a section, in points; nil for none.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The least height of a header of a list's section, in points; nil is that of a row.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between two rows of lists inside; nil is the list's own, which is none.
  ///
  /// In grouped styles each row is then on a card of its own. Headers and footers keep their distances.
  ///
  /// - Parameter spacing: points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.listRowSpacing, value: spacing.map { max(0, $0) }))
  }
}

/// How a list's rows stand: below each other, with or without room between them.
struct ListConfigurationRule: Rule {
  let style: Attribute<_ListStyleKind>
  let rowSpacing: Attribute<CGFloat?>

  func value(_ context: RuleContext<LazyStackConfiguration>) -> LazyStackConfiguration {
    LazyStackConfiguration(
      alignment: HorizontalAlignment.leading.key, spacing: 0, rowSpacing: context.read(rowSpacing) ?? 0,
      pinned: context.read(style).pinsHeaders ? .sectionHeaders : [])
  }
}

extension LazyContent {
  /// The room behind a view, where rows of one section are set apart.
  func room(behind index: Int, _ configuration: LazyStackConfiguration) -> CGFloat {
    guard configuration.rowSpacing > 0, index + 1 < count else { return 0 }
    let section = section(of: index)
    guard self.section(of: index + 1) == section else { return 0 }
    if let section, section.header == index || section.footer == index + 1 { return 0 }
    return configuration.rowSpacing
  }
}
