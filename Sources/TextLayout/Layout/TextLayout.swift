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
  let units: [UInt16]
  private let builder: LayoutBuilder
  private let source: Source
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
    units = source.text.units
    utf16Count = units.count
    self.source = source
    self.builder = builder
  }

  /// How much of the text has been shaped so far, in UTF-16 units.
  var shapedUnitCount: Int {
    builder.withShapingLock { source.text.items.reduce(0) { $1.isShaped ? $0 + $1.range.count : $0 } }
  }

  /// The lines from top to bottom; an empty text has one. Built on the first call, O(text shown).
  public var lines: [TextLine] {
    builtLines.withLock { built in
      if let built { return built }
      let lines = builder.lines(source)
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
      for line in lines {
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
      let line = builder.carets(source, line: index)
      built[index] = line
      return line
    }
  }
}
