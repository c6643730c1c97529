import Foundation
import TextLayout

extension Text {
  /// Text with the attributes of an attributed string: SwiftUI's (`font`, `foregroundColor`, `kern` …) and `link`.
  ///
  /// They have precedence over modifiers around. A link is drawn in the accent colour and opened by a click, as those of Markdown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    parts = attributedContent.runs.map { run in
      Part(
        content: .string(String(attributedContent[run.range].characters)), attributes: TextAttributes(run.attributes))
    }
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      let kind: TextRunAttributes.Line.Pattern

      private init(_ kind: TextRunAttributes.Line.Pattern) { self.kind = kind }

      /// Without gaps.
      public static let solid = Pattern(.solid)
      /// Dots.
      public static let dot = Pattern(.dot)
      /// Dashes.
      public static let dash = Pattern(.dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(.dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(.dashDotDot)
    }
    let pattern: Pattern
    let color: Color?

    /// - Parameter color: nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

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
    let line = { (style: Text.LineStyle) in TextLine(isActive: true, color: style.color, pattern: style.pattern) }
    typealias Scope = AttributeScopes.SwiftUIAttributes
    font = container[Scope.FontAttribute.self]
    color = container[Scope.ForegroundColorAttribute.self]
    background = container[Scope.BackgroundColorAttribute.self]
    underline = container[Scope.UnderlineStyleAttribute.self].map(line)
    strikethrough = container[Scope.StrikethroughStyleAttribute.self].map(line)
    kerning = container[Scope.KerningAttribute.self]
    tracking = container[Scope.TrackingAttribute.self]
    baselineOffset = container[Scope.BaselineOffsetAttribute.self]
    link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}
