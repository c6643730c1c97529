import Foundation
import UICore

extension View {
  /// Shows suggestions while the user searches in a `searchable` view inside.
  ///
  /// A suggestion with `searchCompletion` fills the field when it is pressed.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Adds a field for a search, with suggestions; see `searchable(text:placement:prompt:)` and `searchSuggestions`.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a field for a search, with suggestions; see `searchable(text:placement:prompt:)` and `searchSuggestions`.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field for a search, with suggestions; see `searchable(text:placement:prompt:)` and `searchSuggestions`.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Makes the view a suggestion that fills the field of the search when it is pressed.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchText) private var text

  func body(content: Content) -> some View {
    Button(action: { text?.wrappedValue = completion }) {
      content.padding(.horizontal, 12).padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The suggestions of a search, over what is searched.
struct SuggestionsCard: View {
  let suggestions: AnyView
  let text: Binding<String>
  let model: SearchModel
  @Environment(\.platformProfile) private var profile

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { suggestions }
      .environment(\.searchText, text)
      .environment(\.searchModel, model)
      .frame(maxWidth: profile.isPhone ? .infinity : 240, alignment: .leading)
      .background(.background, in: shape)
      .overlay { shape.stroke(Color.separator, lineWidth: 0.5).allowsHitTesting(false) }
      .shadow(color: .black.opacity(0.18), radius: 8, y: 3)
      .padding(.horizontal, 12)
      .padding(.top, 4)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8, style: .continuous) }
}
