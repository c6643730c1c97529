import AttributeGraph

/// How large the user wants content to be.
///
/// Text follows it in windows with the profile of a phone. As on macOS, text keeps its size on the desktop; views may
/// follow the value themselves.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for those who need much larger content.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// How large the user wants content to be; `large` where nobody says.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.setting.size }
    set { textStyle.setting.size = newValue }
  }
}

extension View {
  /// Sets how large content inside is to be.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Holds the size of content inside to a range: a size outside becomes the nearest one in it.
  ///
  /// - Precondition: the range holds a size.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    guard !sizes.isEmpty else { callerError("dynamicTypeSize(_:) needs a range with a size in it, not \(range)") }
    return transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, sizes[0]), sizes[sizes.count - 1]) }
  }
}
