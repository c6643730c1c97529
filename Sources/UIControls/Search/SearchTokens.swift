import Foundation
import UICore

/// The tokens in the field of a search, before its text.
@MainActor struct SearchTokens {
  let chips: AnyView
  let isEmpty: Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Tokens that the user may add, as suggestions; nil where there are none.
  let suggestions: AnyView?

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, text: Binding<String>, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    let current = tokens.wrappedValue
    chips = AnyView(ForEach(current) { SearchTokenChip(content: token($0)) })
    isEmpty = current.isEmpty
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.remove(at: tokens.wrappedValue.lastIndex) } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    let used = Set(current.map(\.id))
    let offered = (suggested?.wrappedValue).map { $0.filter { !used.contains($0.id) } } ?? C()
    suggestions =
      offered.isEmpty
      ? nil
      : AnyView(
        ForEach(offered) { element in
          SearchTokenSuggestion(content: token(element)) {
            tokens.wrappedValue.append(element)
            text.wrappedValue = ""
          }
        })
  }
}

extension RandomAccessCollection {
  /// Of the last element.
  fileprivate var lastIndex: Index { index(before: endIndex) }
}

private struct SearchTokenChip<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .font(.callout)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 4, style: .continuous))
  }
}

private struct SearchTokenSuggestion<Content: View>: View {
  let content: Content
  let add: () -> Void

  var body: some View {
    Button(action: add) {
      content.padding(.horizontal, 12).padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  ///
  /// The delete key removes the last token of an empty text; the end of the search removes all.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter suggestedTokens: tokens that the user may add from a list below the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }
}
