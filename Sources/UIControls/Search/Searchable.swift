import Foundation
import UICore

/// Where the field of a search is.
public struct SearchFieldPlacement: Sendable {
  enum Place: Sendable { case automatic, bar, content }
  let place: Place

  /// In the bar of the page or window on a desktop, above the content on a phone.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// In the bar of the page or window.
  public static let toolbar = SearchFieldPlacement(place: .bar)
  /// Above the content.
  public static let sidebar = SearchFieldPlacement(place: .content)
  /// Above the content.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .content)

  /// Above the content; it always shows.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When the field above the content shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the platform has it: always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

package struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// Called in the body, so that what it reads changes that and not the body around.
  var tokens: (() -> SearchTokens)?
  @State private var model = SearchModel()
  /// Whether the content is a tab view with a tab for the search: on a phone the field is in its bar.
  @State private var hasTab = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hiddenSuggestions) private var hiddenSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSubmitAction) private var submit
  @Environment(\.searchToolbarBehavior) private var behavior
  @Environment(\.searchFocus) private var focus

  package func body(content: Content) -> some View {
    let tokens = tokens?()
    let field = SearchField(
      text: text, prompt: prompt ?? Text("Search"), model: model, submit: submit, tokens: tokens,
      focus: focus)
    let isInBar = placement.place == .bar || (placement.place == .automatic && !profile.isPhone)
    // Over what is searched, below the field and the scopes above it.
    let suggested = content.overlay(alignment: isInBar ? .topTrailing : .top) {
      if model.isActive, !hiddenSuggestions.contains(profile.isPhone ? .content : .menu),
        let suggestions = suggestions ?? tokens?.suggestions
      {
        SuggestionsCard(suggestions: suggestions, text: text, model: model, addToken: tokens?.add)
      }
    }
    placed(scoped(suggested), field, isInBar: isInBar)
      .onPreferenceChange(HasSearchTabKey.self) { hasTab = $0 }
      // A search is that of the next tab view.
      .transformPreference(HasSearchTabKey.self) { $0 = false }
      .environment(\.searchModel, model)
      .environment(\.searchFocus, nil)
      .environment(\.tabSearchField, isInBar ? nil : AnyView(field))
      .environment(\.isSearching, model.isActive)
      .onChange(of: model.isActive) { was, isActive in
        // The field may be gone with the tab of the search.
        if was, !isActive {
          text.wrappedValue = ""
          tokens?.removeAll()
        }
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
      }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented, model.isActive != isPresented { model.isActive = isPresented }
      }
  }

  /// Scopes are above the content while the user searches.
  @ViewBuilder private func scoped(_ content: some View) -> some View {
    if let scopes {
      content.safeAreaInset(edge: .top, spacing: 0) {
        if model.isActive, scopes.activation != .onTextEntry || !text.wrappedValue.isEmpty {
          scopes.view.padding(.horizontal, profile.navigation.margin).padding(.vertical, 8)
            .frame(maxWidth: .infinity).background(.background)
        }
      }
    } else {
      content
    }
  }

  private var isMinimized: Bool { behavior == .minimize && !model.isActive && text.wrappedValue.isEmpty }

  @ViewBuilder private func placed(_ content: some View, _ field: SearchField, isInBar: Bool) -> some View {
    if isInBar {
      content.toolbar { SearchToolbarItem(field: field, isMinimized: isMinimized, model: model) }
    } else {
      content.safeAreaInset(edge: .top, spacing: 0) {
        if !hasTab {
          field.padding(.horizontal, profile.navigation.margin).padding(.vertical, 8)
            .background(.background)
        }
      }
    }
  }
}

extension View {
  /// Adds a field for a search through this view.
  ///
  /// On a desktop the field is in the bar of the page or window, on a phone above the content. The search begins when the
  /// field gets the focus, by the pointer, Tab or Control-F, which `isSearching` in the environment tells; Escape ends it,
  /// and empties the field. What is shown for the text is up to this view.
  ///
  /// Around a `TabView` with a tab whose role is `search`, the search chooses that tab, and ends when another one is chosen;
  /// on a phone the field takes the place of the other tabs.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Adds a field for a search through this view; see `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a field for a search through this view; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a field for a search through this view, which begins and ends with `isPresented`; see
  /// `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a field for a search through this view, which begins and ends with `isPresented`; see
  /// `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a field for a search through this view, which begins and ends with `isPresented`; see
  /// `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}
