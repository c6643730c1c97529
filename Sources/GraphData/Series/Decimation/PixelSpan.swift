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
    let first = Int((top - 0.5).rounded(.up))
    let end = Int((bottom - 0.5).rounded(.up))
    if first < end { return first..<end }
    let row = Int(((top + bottom) / 2).rounded(.down))
    return row..<row + 1
  }
}
