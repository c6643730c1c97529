import Foundation

/// What a view prefers beside one of its edges, in points.
struct EdgeSpacing: Equatable, Sendable {
  /// The distance to anything; nil leaves it to the neighbour.
  var length: CGFloat?
  /// The distance of an edge of text to what is not text and has no preference; nil for edges that are not text's.
  ///
  /// Lines of text that follow each other keep nothing between them: their line heights suffice.
  var besideText: CGFloat?

  static let zero = EdgeSpacing(length: 0)

  mutating func formUnion(_ other: EdgeSpacing) {
    length = Self.largest(length, other.length)
    besideText = Self.largest(besideText, other.besideText)
  }

  /// The larger of the two facing preferences, or the standard distance where there is none.
  func distance(to next: EdgeSpacing) -> CGFloat {
    if let length = Self.largest(length, next.length) { return length }
    if besideText != nil && next.besideText != nil { return 0 }
    return besideText ?? next.besideText ?? ViewSpacing.standard
  }

  private static func largest(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}

extension ViewSpacing {
  /// The preferences of a text.
  ///
  /// Apple's SwiftUI on macOS 26.2 keeps 4.7421875 points above a text of 13 points and 8.15087890625 below it (measured:
  /// iamcgn/swiftui-web, `Fixtures/Goldens/grid`); other sizes in proportion.
  ///
  /// - Parameters first, last: the font sizes of its first and last line, in points.
  static func text(first: CGFloat, last: CGFloat) -> ViewSpacing {
    var result = ViewSpacing()
    result.top.besideText = first * (4.7421875 / 13)
    result.bottom.besideText = last * (8.15087890625 / 13)
    return result
  }
}
