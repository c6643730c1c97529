import Foundation

struct ShapeKey: Hashable {
  /// Without paint.
  var text: StyledText
  var direction: TextLayoutOptions.Direction
}

struct LayoutKey: Hashable {
  var text: StyledText
  var options: TextLayoutOptions

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A shaped text with the layouts made of it lately. Guarded by the shaping lock.
final class LayoutEntry {
  let source: StyledText
  let text: ShapedText
  private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private var oldest = 0
  /// Enough for the proposals that one pass of nested stacks makes.
  private static let limit = 8

  init(source: StyledText, text: ShapedText) {
    self.source = source
    self.text = text
  }

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

  func keep(_ layout: TextLayout, width: CGFloat, height: CGFloat) {
    if layouts.count < Self.limit {
      layouts.append((width, height, layout))
    } else {
      layouts[oldest] = (width, height, layout)
      oldest = (oldest + 1) % Self.limit
    }
  }
}

/// A text that is laid out again and again, by a view that measures it for several proposals.
///
/// For one font system, which guards what it holds.
public final class PreparedText: @unchecked Sendable {
  let key: LayoutKey
  var entry: LayoutEntry?
  /// Of the fonts for which the entry was found.
  var fontSet = -1

  /// Costs nothing: the text is looked up when it is first laid out.
  public init(_ text: StyledText, options: TextLayoutOptions) { key = LayoutKey(text: text, options: options) }
}
