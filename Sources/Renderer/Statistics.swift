extension Renderer {
  /// Counted costs of one frame.
  public struct Statistics: Equatable, Sendable {
    /// Drawing commands compiled from the items that meet the damage.
    public var commands = 0
    /// Glyph bitmaps and outlines requested from the source.
    public var glyphMisses = 0
    /// Pixels that were drawn.
    public var damageArea = 0
    /// Rectangles copied inside the target instead of drawn.
    public var scrollCopies = 0
    /// Fills and strokes, drawn from their outlines or, thin lines, from their points; counted once for each part of the
    /// target.
    public var outlines = 0
    /// Kept pictures of groups from which pixels were copied.
    public var pictures = 0
    /// How many of these pictures were drawn in this frame.
    public var picturesDrawn = 0
    /// The most pixels of nested layers, for the whole target.
    public var mostLayerPixels = 0
    /// Groups nested so deep that there was no room for a layer: drawn without filters, blend mode and mask.
    public var layersLeftOut = 0

    /// Creates statistics of zeros.
    public init() {}
  }
}
