import UICore

/// What a page is called in the bar.
struct NavigationTitle: Equatable {
  var text: Text
}

/// Groups names that belong to navigation bars.
public struct NavigationBarItem: Sendable {
  /// Where a page's title stands in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before; large on the first.
    case automatic
    /// Small, in the middle.
    case inline
    /// At the leading edge.
    case large
  }
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }
  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) { value = value ?? nextValue() }
}

enum NavigationTitleDisplayModeKey: PreferenceKey {
  static var defaultValue: NavigationBarItem.TitleDisplayMode { .automatic }
  static func reduce(
    value: inout NavigationBarItem.TitleDisplayMode, nextValue: () -> NavigationBarItem.TitleDisplayMode
  ) { if value == .automatic { value = nextValue() } }
}

enum NavigationBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

enum NavigationBackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Titles the page that the view is in.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(text: title))
  }

  /// Titles the page that the view is in.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Titles the page that the view is in.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Titles the page that the view is in.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Titles the page that the view is in.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets where the page's title stands in the bar.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(key: NavigationTitleDisplayModeKey.self, value: displayMode)
  }

  /// Hides the bar of the page that the view is in.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationBarHiddenKey.self, value: hidden)
  }

  /// Hides the button that leads back from the page that the view is in.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: NavigationBackButtonHiddenKey.self, value: hidesBackButton)
  }
}
