/// The user's preferred size of content; the older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes of the system.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Larger ones, for people who see less.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size by its newer name: both lists are in ascending order.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }

  /// The same size by its older name.
  init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!] }
}

extension EnvironmentValues {
  /// The user's preferred size of content; the older form of ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
