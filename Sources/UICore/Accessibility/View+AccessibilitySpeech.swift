extension View {
  /// Has punctuation spoken in the texts inside, as in source code.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    accessibility { $0.speech.includesPunctuation = value }
  }

  /// Has the texts inside spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    accessibility { $0.speech.spellsOutCharacters = value }
  }

  /// Has announcements of the views inside wait for what is being spoken.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    accessibility { $0.speech.isQueued = value }
  }

  /// Has the texts inside spoken higher or lower.
  ///
  /// - Parameter value: −1…1; 0 is the usual pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    accessibility { $0.speech.pitch = value.isNaN ? 0 : min(max(value, -1), 1) }
  }

  /// Says what kind of text is inside.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { $0.speech.textContentType = value } }

  /// Says whether the view keeps its colours where those of the display are inverted, as photographs do.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility { $0.ignoresInvertColors = active }
  }

  /// Says that the view can be shown large while it is pressed, where the user asks for that. No desktop does yet.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility { $0.largeContent = "" }
  }

  /// Says what is shown large while the view is pressed, where the user asks for that, as a text. No desktop does yet.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    let text = (largeContentView() as? Text)?.plainString ?? ""
    return accessibility { $0.largeContent = text }
  }
}
