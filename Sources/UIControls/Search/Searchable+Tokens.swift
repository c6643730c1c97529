import UICore

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
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: nil, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
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

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may add from a list
  /// below the field; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(tokens, suggested: suggestedTokens, text: text, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }

  /// Adds a field for a search through this view, with tokens before its text, which the user may change in
  /// place; see `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter isPresented: begins the search and ends it.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: { SearchTokens(editable: editableTokens, token: token) }))
  }
}
