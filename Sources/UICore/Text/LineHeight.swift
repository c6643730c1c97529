import Foundation
import TextLayout

extension AttributedString {
  /// How far each baseline of a text is from the next one.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable, Sendable {
      case variable
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }
    private let kind: Kind

    /// As high as the fonts of each line are.
    public static let variable = LineHeight(kind: .variable)
    // Apple publishes no numbers for these three: this package's choice.
    /// The usual height for a size of text.
    public static let normal = multiple(factor: 1.2)
    /// A low one.
    public static let tight = multiple(factor: 1)
    /// A high one.
    public static let loose = multiple(factor: 1.5)

    /// The same for every line, in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// A multiple of the largest size of text of a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The largest size of text of a line, and so many points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

    /// Nil where the fonts decide.
    var rule: TextLayoutOptions.LineHeight? {
      switch kind {
      case .variable: nil
      case .exact(let points): .init(factor: 0, points: points)
      case .multiple(let factor): .init(factor: factor, points: 0)
      case .leading(let points): .init(factor: 1, points: points)
      }
    }
  }
}
