import Foundation

struct ShapeKey: Hashable {
  /// Without paint.
  var text: StyledText
  var direction: TextLayoutOptions.Direction
}

struct LayoutKey: Hashable {
  var text: StyledText
  var options: TextLayoutOptions

  var shapeKey: ShapeKey { ShapeKey(text: text.withoutPaint, direction: options.layoutDirection) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A shaped text with the layouts made of it lately. Guarded by the shaping lock.
final class LayoutEntry {
  let source: StyledText
  let text: ShapedText
  var known = KnownLayouts()

  init(source: StyledText, text: ShapedText) {
    self.source = source
    self.text = text
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
