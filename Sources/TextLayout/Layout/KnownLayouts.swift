import Foundation

/// The layouts made of one text lately.
struct KnownLayouts {
  private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private var oldest = 0
  /// Enough for the proposals that one pass of nested stacks makes.
  private static let limit = 8

  func layout(width: CGFloat, height: CGFloat) -> TextLayout? {
    for known in layouts {
      if known.width == width, known.height == height { return known.layout }
      // What came out smaller than a limit tighter than its own is what that limit gives; and what no limit touched
      // comes out the same under any that it fits.
      let layout = known.layout
      if !layout.isTruncated, layout.scaleFactor == 1, layout.size.width <= width, layout.size.height <= height,
        width <= known.width || layout.isUnconstrained
      {
        return layout
      }
    }
    return nil
  }

  mutating func keep(_ layout: TextLayout, width: CGFloat, height: CGFloat) {
    if layouts.count < Self.limit {
      layouts.append((width, height, layout))
    } else {
      layouts[oldest] = (width, height, layout)
      oldest = (oldest + 1) % Self.limit
    }
  }
}
