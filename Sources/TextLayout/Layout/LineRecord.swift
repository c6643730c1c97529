import Foundation

/// Where a line begins and ends and how large it is: all that measuring needs, in points.
struct LineRecord {
  /// An ellipsis and what stays of the text around it, in logical order.
  struct Ellipsis {
    var prefix, suffix: Range<Int>
  }

  var paragraph: Int
  /// What the line shows, without the spaces that hang at a wrap.
  var content: Range<Int>
  /// Where the next line starts: past hanging spaces and line terminators.
  var next: Int
  var width: CGFloat = 0
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// The line ends at a soft hyphen, which shows.
  var hasHyphen = false
  var ellipsis: Ellipsis?

  var height: CGFloat { ascent + descent + leading }
}

/// The lines of a layout before any glyph is placed.
struct LineRecords {
  var lines: [LineRecord] = []
  var size: CGSize = .zero
  var isTruncated = false
  /// The factor by which fonts shrank.
  var scale: CGFloat = 1
}
