import Observation
import UICore

/// Whether a user searches: shared by the field, which may be in a bar, and the content that it searches.
@MainActor @Observable
final class SearchModel {
  /// From when the field gets the focus until the search is dismissed, or the empty field loses the focus.
  var isActive = false
}

/// Ends a search: empties its field and takes the focus from it.
public struct DismissSearchAction {
  let model: SearchModel?

  /// Ends the search; does nothing where there is none.
  @MainActor public func callAsFunction() { model?.isActive = false }
}

private enum SearchModelKey: EnvironmentKey { static var defaultValue: SearchModel? { nil } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private enum AddSearchTokenKey: EnvironmentKey { static var defaultValue: ((Any) -> Void)? { nil } }
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the user searches in the `searchable` view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the `searchable` view around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }

  /// Where the search looks, for the user to choose.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// What the field of the search around holds, for what completes it.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Adds a token to the search around, if it is of the type of its tokens.
  var addSearchToken: ((Any) -> Void)? {
    get { self[AddSearchTokenKey.self] }
    set { self[AddSearchTokenKey.self] = newValue }
  }

  /// What `searchable` views inside suggest.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}
