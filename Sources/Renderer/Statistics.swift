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
    /// Fills and strokes of which edges were gone through, once for each part of the target.
    public var outlines = 0
    /// Pictures of groups that pixels were copied from.
    public var pictures = 0
    /// How many of them were drawn for it.
    public var picturesDrawn = 0
    /// The most pixels that layers of effects inside of one another take in the whole target.
    public var mostLayerPixels = 0
    /// Groups inside of so many others that there was no room for a layer: drawn without their filters, blend mode and
    /// mask.
    public var layersLeftOut = 0

    /// Begins at zero.
    public init() {}
  }
}
