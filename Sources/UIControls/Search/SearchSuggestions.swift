import Foundation
import UICore

extension View {
  /// Shows suggestions while the user searches in a `searchable` view inside.
  ///
  /// A suggestion with `searchCompletion` fills the field when it is pressed.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Hides the suggestions of a `searchable` view inside where they would be in one of the places, or shows them.
  ///
  /// On a desktop suggestions are a menu, on a phone they are over the content.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
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
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes the view a suggestion that adds a token to the search when it is pressed, in place of the text.
  ///
  /// - Parameter token: of the type of the tokens of `searchable(text:tokens:…)`.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

/// Where suggestions of a search are.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// Below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Over what is searched.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// The places of a mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Below the field.
    public static let menu = Set(rawValue: 1)
    /// Over what is searched.
    public static let content = Set(rawValue: 2)
  }
}

private enum HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
  /// Where suggestions are hidden.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }

  /// Where suggestions of a search are.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { platformProfile.isPhone ? .content : .menu }
}

private struct SearchCompletionModifier: ViewModifier {
  enum Completion {
    case text(String)
    case token(any Identifiable)
  }

  let completion: Completion
  @Environment(\.searchText) private var text
  @Environment(\.addSearchToken) private var addToken

  func body(content: Content) -> some View {
    Button(action: complete) {
      content.padding(.horizontal, 12).padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private func complete() {
    switch completion {
    case .text(let completion):
      text?.wrappedValue = completion
    case .token(let token):
      addToken?(token)
      text?.wrappedValue = ""
    }
  }
}

/// The suggestions of a search, over what is searched.
struct SuggestionsCard: View {
  let suggestions: AnyView
  let text: Binding<String>
  let model: SearchModel
  let addToken: ((Any) -> Void)?
  @Environment(\.platformProfile) private var profile

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { suggestions }
      .environment(\.searchText, text)
      .environment(\.addSearchToken, addToken)
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
