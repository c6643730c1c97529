/// How a text whose content changes under an animation turns into the new one.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Glyphs move from place to place and size to size where both contents have the same ones; else the contents fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Characters that change roll upwards, or downwards in a count down; those that do not, counted from the end, stay.
  ///
  /// Apple gives no figures; they roll by half the size of the font.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// As `numericText(countsDown:)`, downwards where the value falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension EnvironmentValues {
  /// How texts whose content changes under an animation turn into the new one.
  public var contentTransition: ContentTransition {
    get { textStyle.contentTransition }
    set { textStyle.contentTransition = newValue }
  }
}

extension View {
  /// How texts inside whose content changes under an animation turn into the new one.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
