import Geometry

/// Whether the bars that show how far a view is scrolled may show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: UInt8
  var isHidden: Bool { rawValue >= 2 }

  /// They show while the user scrolls.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// As `automatic`.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// They never show.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// As `hidden`.
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

nonisolated package struct ScrollIndicatorsModifier: EnvironmentModifier {
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

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: UInt8
  /// As `always`.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// Also where all of it shows.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

/// What scrolling does to a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: UInt8
  /// As the platform has it.
  public static let automatic = ScrollDismissesKeyboardMode(rawValue: 0)
  /// As soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(rawValue: 1)
  /// As `immediately`: there is no keyboard on the screen to drag.
  public static let interactively = ScrollDismissesKeyboardMode(rawValue: 2)
  /// The focus stays.
  public static let never = ScrollDismissesKeyboardMode(rawValue: 3)
}

private enum VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private enum HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private enum IndicatorFlashKey: EnvironmentKey { static var defaultValue: IndicatorFlash? { nil } }

/// When bars show for a moment without being scrolled.
struct IndicatorFlash: Equatable {
  var onAppear = false
  var trigger: AnyHashable?
}

extension EnvironmentValues {
  /// Whether vertical scroll views can be pulled beyond their ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether horizontal scroll views can be pulled beyond their ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// What scrolling does to the focus of a text field.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  var isScrollClipEnabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  var indicatorFlash: IndicatorFlash? {
    get { self[IndicatorFlashKey.self] }
    set { self[IndicatorFlashKey.self] = newValue }
  }
}

nonisolated package struct ScrollBounceModifier: EnvironmentModifier {
  let behavior: ScrollBounceBehavior
  let axes: Axis.Set

  func change(_ values: inout EnvironmentValues) {
    if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
  }
}

extension View {
  /// Sets whether fingers can pull scroll views in this view beyond their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { modifier(ScrollBounceModifier(behavior: behavior, axes: axes)) }

  /// Lets scroll views in this view draw their content beyond their frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.isScrollClipEnabled, value: !disabled))
  }

  /// Sets whether a finger that scrolls takes the focus from the text field that has it.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.scrollDismissesKeyboardMode, value: mode))
  }

  /// Shows the bars of scroll views in this view for a moment when they appear.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(
      EnvironmentTransformModifier(keyPath: \.indicatorFlash) { flash in
        var new = flash ?? IndicatorFlash()
        new.onAppear = onAppear
        flash = new
      })
  }

  /// Shows the bars of scroll views in this view for a moment whenever the value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Hashable) -> some View {
    modifier(
      EnvironmentTransformModifier(keyPath: \.indicatorFlash) { flash in
        var new = flash ?? IndicatorFlash()
        new.trigger = AnyHashable(value)
        flash = new
      })
  }
}

/// Shows the bars for a moment where a modifier around asks for it.
func flashBars(of state: ScrollState, inputs: _ViewInputs) {
  let graph = inputs.graph
  let flash = inputs.environmentValue(\.indicatorFlash)
  guard graph.withoutTracking({ graph.read(flash) }) != nil else { return }
  inputs.addChangeEffect(of: flash) { [weak state] old, new in
    if old == nil, new?.onAppear != true { return }
    state?.noteActivity()
  }
}
