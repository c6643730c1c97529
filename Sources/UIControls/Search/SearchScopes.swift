import UICore

extension View {
  /// Lets the user choose where a search in a `searchable` view inside looks, while there is one.
  ///
  /// - Parameter scopes: views with tags of the scope's type.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented).labelsHidden()))
  }
}
