import Foundation

struct LayoutKey: Hashable {
  var text: StyledText
  var options: TextLayoutOptions

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A shaped text with the layouts made of it lately. Guarded by the shaping lock.
final class LayoutEntry {
  let text: ShapedText
  let marks: MarkShaper
  private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private var oldest = 0
  /// Enough for the proposals that one pass of nested stacks makes.
  private static let limit = 8

  init(text: ShapedText, marks: MarkShaper) {
    self.text = text
    self.marks = marks
  }

  func layout(width: CGFloat, height: CGFloat) -> TextLayout? {
    for known in layouts {
      if known.width == width, known.height == height { return known.layout }
      // What came out smaller than a tighter limit than its own is what that limit would give.
      let size = known.layout.size
      if !known.layout.isTruncated, known.layout.scaleFactor == 1, width <= known.width, height <= known.height,
        size.width <= width, size.height <= height
      {
        return known.layout
      }
    }
    return nil
  }

  func keep(_ layout: TextLayout, width: CGFloat, height: CGFloat) {
    if layouts.count < Self.limit {
      layouts.append((width, height, layout))
    } else {
      layouts[oldest] = (width, height, layout)
      oldest = (oldest + 1) % Self.limit
    }
  }
}
