extension Renderer {
  /// What one frame cost, in countable things.
  public struct Statistics: Equatable, Sendable {
    /// Drawing commands made from the list's items that meet the damage.
    public var commands = 0
    /// Glyph pictures and outlines asked of the source.
    public var glyphMisses = 0
    /// Pixels drawn anew.
    public var damageArea = 0
    /// Rectangles moved inside the target instead of being drawn.
    public var scrollCopies = 0

    public init() {}
  }
}
