import Foundation
import UICore

/// The tokens in the field of a search, before its text.
@MainActor struct SearchTokens {
  let chips: AnyView
  let isEmpty: Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a token of a suggestion, if it is of the type of these.
  let add: (Any) -> Void
  /// Tokens that the user may add, as suggestions; nil where there are none.
  let suggestions: AnyView?

  /// Tokens that the user may change in place.
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    let current = tokens.wrappedValue
    chips = AnyView(ForEach(tokens) { SearchTokenChip(content: token($0)) })
    isEmpty = current.isEmpty
    (removeLast, removeAll) = (Self.removingLast(of: tokens), Self.removingAll(of: tokens))
    add = Self.adding(to: tokens)
    suggestions = nil
  }

  private static func removingLast<C: RandomAccessCollection & RangeReplaceableCollection>(
    of tokens: Binding<C>
  ) -> () -> Void {
    { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.remove(at: tokens.wrappedValue.lastIndex) } }
  }

  private static func adding<C: RangeReplaceableCollection>(to tokens: Binding<C>) -> (Any) -> Void {
    { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }

  private static func removingAll<C: RandomAccessCollection & RangeReplaceableCollection>(
    of tokens: Binding<C>
  ) -> () -> Void {
    { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
  }

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, text: Binding<String>, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    let current = tokens.wrappedValue
    chips = AnyView(ForEach(current) { SearchTokenChip(content: token($0)) })
    isEmpty = current.isEmpty
    (removeLast, removeAll) = (Self.removingLast(of: tokens), Self.removingAll(of: tokens))
    add = Self.adding(to: tokens)
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
