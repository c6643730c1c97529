/// How a text changes to new content in an animated update, or a symbol to another one.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    /// Symbols replace each other; texts change at once.
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }
  let kind: Kind

  /// Whether texts change to new content other than at once.
  var isOfTexts: Bool {
    switch kind {
    case .identity, .symbol: false
    case .opacity, .interpolate, .numericText, .numericValue: true
    }
  }

  /// Shows the new content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Cross-fades the old and the new content.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Moves and scales each glyph if both contents have the same glyphs; otherwise cross-fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Rolls changed characters upwards, or downwards when counting down; characters that are unchanged, counted from the
  /// end, stay.
  ///
  /// Apple gives no numbers; the distance of half the font size is this package's choice.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// Like `numericText(countsDown:)`, counting down if the value decreases.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension EnvironmentValues {
  /// How texts change to new content in an animated update.
  public var contentTransition: ContentTransition {
    get { textStyle.contentTransition }
    set { textStyle.contentTransition = newValue }
  }
}

extension View {
  /// Sets how texts inside change to new content in an animated update.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
