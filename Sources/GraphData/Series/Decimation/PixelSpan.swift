/// A stretch of one pixel column that a line covers, in pixels from the plot's top leading corner.
public struct PixelSpan: Hashable, Sendable {
  public var column: Int
  /// The edges, `top` less than `bottom`.
  public var top: Double
  public var bottom: Double

  public init(column: Int, top: Double, bottom: Double) {
    self.column = column
    self.top = top
    self.bottom = bottom
  }

  /// The pixels whose centre is covered, which a line without anti-aliasing sets; at least one.
  public var rows: Range<Int> {
    let first = Self.row((top - 0.5).rounded(.up))
    let end = Self.row((bottom - 0.5).rounded(.up))
    if first < end { return first..<end }
    let row = Self.row(((top + bottom) / 2).rounded(.down))
    return row..<row + 1
  }

  /// No plot has rows beyond these.
  private static func row(_ place: Double) -> Int { min(max(Int(clamping: place), -1 << 32), 1 << 32) }
}
