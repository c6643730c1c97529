import Foundation
import Synchronization

/// A text broken into lines at one width: immutable, shared, and cheap to measure.
///
/// ``size`` and the baselines are there from the start. Glyphs are placed when ``lines`` is first asked for, so the many
/// layouts that a stack only measures never build any. Offsets are UTF-16 offsets into ``StyledText``.
public final class TextLayout: Sendable {
  /// The widest line's width and the height of all lines, in points, not rounded.
  public let size: CGSize
  /// From the top to the first and to the last line's baseline, in points.
  public let firstBaseline, lastBaseline: CGFloat
  /// Whether an ellipsis stands for part of the text.
  public let isTruncated: Bool
  public let lineCount: Int
  /// The factor by which fonts shrank to fit, at least the options' minimum.
  public let scaleFactor: CGFloat
  /// The UTF-16 length of the text.
  public let utf16Count: Int
  /// The paragraphs of a long text that is edited, each a layout of its own; else empty.
  package let paragraphs: [PlacedParagraph]
  /// Empty where there are paragraphs.
  let units: [UInt16]
  /// From the top to the end of the last line's descent, in points.
  let bottom: CGFloat
  private let builder: LayoutBuilder
  /// Nil where there are paragraphs.
  private let source: Source?
  /// Whether any wider limit would give the same lines.
  let isUnconstrained: Bool
  private let builtLines = Mutex<[TextLine]?>(nil)
  private let measuredInk = Mutex<CGRect?>(nil)
  private let builtCarets = Mutex<[Int: CaretLine]>([:])

  /// What ``lines`` is built from; read under the shaping lock only.
  struct Source: @unchecked Sendable {
    let source: StyledText
    let text: ShapedText
    let options: TextLayoutOptions
    let records: LineRecords
    let marks: MarkShaper
  }

  init(source: Source, builder: LayoutBuilder) {
    let records = source.records
    size = records.size
    isTruncated = records.isTruncated
    isUnconstrained = records.isUnconstrained
    lineCount = records.lines.count
    scaleFactor = records.scale
    firstBaseline = records.lines.first?.ascent ?? 0
    let spacing = source.options.usableLineSpacing
    let above = records.lines.dropLast().reduce(CGFloat(0)) { $0 + $1.height + spacing }
    lastBaseline = above + (records.lines.last?.ascent ?? 0)
    bottom = lastBaseline + (records.lines.last?.descent ?? 0)
    units = source.text.units
    utf16Count = units.count
    paragraphs = []
    self.source = source
    self.builder = builder
  }

  /// A long text of `paragraphs`, of which there is one at least.
  init(_ paragraphs: [PlacedParagraph], builder: LayoutBuilder) {
    let (first, last) = (paragraphs[0], paragraphs[paragraphs.count - 1])
    size = CGSize(
      width: paragraphs.reduce(0) { max($0, $1.layout.size.width) }, height: last.origin.y + last.layout.size.height)
    isTruncated = false
    isUnconstrained = paragraphs.allSatisfy(\.layout.isUnconstrained)
    lineCount = last.firstLine + last.layout.lineCount
    scaleFactor = 1
    firstBaseline = first.layout.firstBaseline
    lastBaseline = last.origin.y + last.layout.lastBaseline
    bottom = last.origin.y + last.layout.bottom
    units = []
    utf16Count = last.range.upperBound
    self.paragraphs = paragraphs
    source = nil
    self.builder = builder
  }

  /// How much of the text has been shaped so far, in UTF-16 units.
  var shapedUnitCount: Int {
    builder.withShapingLock { source?.text.items.reduce(0) { $1.isShaped ? $0 + $1.range.count : $0 } ?? 0 }
      + paragraphs.reduce(0) { $0 + $1.layout.shapedUnitCount }
  }

  /// The lines from top to bottom; an empty text has one. Built on the first call, O(text shown).
  public var lines: [TextLine] {
    builtLines.withLock { built in
      if let built { return built }
      let lines = source.map(builder.lines) ?? paragraphs.flatMap(\.lines)
      built = lines
      return lines
    }
  }

  /// A rectangle around all that the lines' glyphs draw, in points from the top left corner; `.null` for nothing.
  ///
  /// Texts reach out of their lines: italics, marks upon marks, letters that begin left of their pen. Found on the first
  /// call.
  public var ink: CGRect {
    measuredInk.withLock { known in
      if let known { return known }
      var ink = CGRect.null
      for part in paragraphs {
        let inner = part.layout.ink
        if !inner.isNull { ink = ink.union(inner.offsetBy(dx: part.origin.x, dy: part.origin.y)) }
      }
      for line in source == nil ? [] : lines {
        for placed in line.runs {
          let box = builder.rasterizer.inkBounds(of: placed.run)
          if !box.isNull { ink = ink.union(box.offsetBy(dx: placed.origin.x, dy: placed.origin.y)) }
        }
      }
      known = ink
      return ink
    }
  }

  /// The caret positions of a line, found on the first call: a long text is edited in few of its lines.
  func caretLine(_ index: Int) -> CaretLine {
    builtCarets.withLock { built in
      if let line = built[index] { return line }
      guard let source else { preconditionFailure("paragraphs know the carets of their own lines") }
      let line = builder.carets(source, line: index)
      built[index] = line
      return line
    }
  }
}
