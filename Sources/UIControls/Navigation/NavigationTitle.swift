import UICore

/// A page's title.
struct NavigationTitle: Equatable {
  var text: Text
  /// A smaller line below it.
  var subtitle: Text?
  /// Where the title is from, if users may change it.
  var name: Binding<String>?

  static func == (a: Self, b: Self) -> Bool {
    // Bindings cannot be told apart.
    a.name == nil && b.name == nil && a.text == b.text && a.subtitle == b.subtitle
  }
}

/// A namespace for types of navigation bars.
public struct NavigationBarItem: Sendable {
  /// The position of a page's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the root page, inline on others.
    case automatic
    /// In the middle of the bar, at normal size.
    case inline
    /// At the leading edge, in large type.
    case large
  }
}

/// The position of a page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Large on the root page, inline on others.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// At the leading edge, in large type.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the middle of the bar, at normal size.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }
  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) { value = value ?? nextValue() }
}

enum NavigationSubtitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
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
  /// Sets the title of the view's page.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(text: title))
  }

  /// Sets the title of the view's page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the view's page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the view's page, which users may change in the bar.
  ///
  /// A press on the title edits it in place; where the page has a title menu, a ``RenameButton`` in that does. Return and
  /// the loss of the focus take what is typed, unless that is nothing; Escape leaves the title as it was.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    preference(
      key: NavigationTitleKey.self, value: NavigationTitle(text: Text(verbatim: title.wrappedValue), name: title))
  }

  /// Sets the smaller line below the title of the view's page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    preference(key: NavigationSubtitleKey.self, value: subtitle)
  }

  /// Sets the smaller line below the title of the view's page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the smaller line below the title of the view's page.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Sets the title of the view's page.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the view's page.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the view's page.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the position of the page's title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(key: NavigationTitleDisplayModeKey.self, value: displayMode)
  }

  /// Sets the position of the page's title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    preference(key: NavigationTitleDisplayModeKey.self, value: mode.mode)
  }

  /// Hides the bar of the view's page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationBarHiddenKey.self, value: hidden)
  }

  /// Hides the back button of the view's page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: NavigationBackButtonHiddenKey.self, value: hidesBackButton)
  }
}
