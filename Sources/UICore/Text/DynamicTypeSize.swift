import AttributeGraph

/// The user's preferred size of content.
///
/// Text follows it in windows with a phone profile. On a desktop, text keeps its size, as on macOS; views may read the
/// value themselves.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// The user's preferred size of content; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.setting.size }
    set { textStyle.setting.size = newValue }
  }

  /// Whether texts are so large that a label and its value stand below one another: on a phone, from the first
  /// accessibility size on.
  package var hasAccessibilityTextSize: Bool { dynamicTypeSize.isAccessibilitySize && platformProfile.isPhone }
}

extension View {
  /// Sets the preferred size of content inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the preferred size of content inside to a range.
  ///
  /// - Precondition: the range contains a size.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    guard !sizes.isEmpty else { callerError("dynamicTypeSize(_:) needs a range with a size in it, not \(range)") }
    return transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, sizes[0]), sizes[sizes.count - 1]) }
  }
}
