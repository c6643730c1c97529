import Geometry

/// Whether the bars that show how far a view is scrolled may show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: UInt8
  var isHidden: Bool { rawValue >= 2 }

  /// They show while the user scrolls.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views take the user's scrolling.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll bars.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The visibility of horizontal scroll bars.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The axes whose bars may show.
  var scrollIndicatorAxes: Axis.Set {
    var axes: Axis.Set = []
    if !verticalScrollIndicatorVisibility.isHidden { axes.insert(.vertical) }
    if !horizontalScrollIndicatorVisibility.isHidden { axes.insert(.horizontal) }
    return axes
  }
}

nonisolated struct ScrollIndicatorsModifier: EnvironmentModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func change(_ values: inout EnvironmentValues) {
    if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
  }
}

extension View {
  /// Sets whether scroll views in this view show bars.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes)) }

  /// Keeps scroll views in this view from being scrolled by the user.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: \.isScrollEnabled) { if disabled { $0 = false } })
  }
}
