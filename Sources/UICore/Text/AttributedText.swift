import Foundation

extension Text {
  /// Text with the attributes of an attributed string: SwiftUI's (`font`, `foregroundColor`, `kern` …) and `link`.
  ///
  /// They have precedence over modifiers around. A link is drawn in the accent colour and opened by a click, as those of Markdown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { run in
      Run(string: String(attributedContent[run.range].characters), attributes: TextAttributes(run.attributes))
    }
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      /// Without gaps.
      public static let solid = Pattern()
    }
    let color: Color?

    /// - Parameter color: nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

    /// A line in the text's colour.
    public static let single = LineStyle()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a text with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension TextAttributes {
  fileprivate init(_ container: AttributeContainer) {
    let line = { (style: Text.LineStyle) in TextLine(isActive: true, color: style.color) }
    typealias Scope = AttributeScopes.SwiftUIAttributes
    font = container[Scope.FontAttribute.self]
    color = container[Scope.ForegroundColorAttribute.self]
    underline = container[Scope.UnderlineStyleAttribute.self].map(line)
    strikethrough = container[Scope.StrikethroughStyleAttribute.self].map(line)
    kerning = container[Scope.KerningAttribute.self]
    tracking = container[Scope.TrackingAttribute.self]
    baselineOffset = container[Scope.BaselineOffsetAttribute.self]
    link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}
