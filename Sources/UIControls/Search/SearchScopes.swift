import UICore

extension View {
  /// Lets the user choose where a search in a `searchable` view inside looks, while there is one.
  ///
  /// - Parameter scopes: views with tags of the scope's type.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user choose where a search in a `searchable` view inside looks, from when the activation says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        view: AnyView(
          Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented).labelsHidden()),
        activation: activation))
  }
}

/// From when a search's scopes show.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As the platform has it: from when the search begins.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// From when something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// From when the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The scopes of a search.
struct SearchScopes {
  let view: AnyView
  let activation: SearchScopeActivation
}
