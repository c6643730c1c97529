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

extension TextLayoutOptions {
  var usableLineSpacing: CGFloat { lineSpacing.isFinite ? max(lineSpacing, 0) : 0 }

  /// The x of a line's left end: alignment is against the widest line.
  func leftEdge(of line: LineRecord, in records: LineRecords) -> CGFloat {
    leftEdge(ofWidth: line.width, in: records.size.width)
  }

  /// The x at which something of that width begins, in points.
  func leftEdge(ofWidth width: CGFloat, in widest: CGFloat) -> CGFloat {
    let slack = max(widest - width, 0)
    let isReversed = layoutDirection == .rightToLeft
    return switch alignment {
    case .leading: isReversed ? slack : 0
    case .center: slack / 2
    case .trailing: isReversed ? 0 : slack
    }
  }
}

/// The lines of a layout before any glyph is placed.
struct LineRecords {
  var lines: [LineRecord] = []
  var size: CGSize = .zero
  var isTruncated = false
  /// Nothing wrapped, hung or was cut: any wider limit gives the same lines.
  var isUnconstrained = false
  /// The factor by which fonts shrank.
  var scale: CGFloat = 1
}
