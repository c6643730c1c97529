import DisplayList
import Foundation
import Geometry
import TextLayout

private typealias BrokenText = TextLayout

extension Text {
  /// A text broken into lines, as its renderer sees it: lines of runs of glyphs, all in the text's points.
  public struct Layout: RandomAccessCollection, Equatable {
    fileprivate let lines: [Line]
    /// Whether an ellipsis stands for part of the text.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    /// The line at an index, from the top.
    public subscript(index: Int) -> Line { lines[index] }

    /// A character by its UTF-16 offset in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      fileprivate let offset: Int
      public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
      /// How many characters lie between.
      public func distance(to other: Self) -> Int { other.offset - offset }
      /// The index so many characters on.
      public func advanced(by n: Int) -> Self { Self(offset: offset + n) }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// A bit for each option.
      public let rawValue: UInt32
      /// The options of these bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs stand exactly where they are drawn, as they do here in any case.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// Where letters stand, in points: what fonts say, not how far ink reaches.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, from the text's upper left corner.
      public var origin = CGPoint.zero
      /// From the first glyph's pen to behind the last one.
      public var width: CGFloat = 0
      /// How far letters reach above the baseline.
      public var ascent: CGFloat = 0
      /// How far they reach below it, as a positive number.
      public var descent: CGFloat = 0
      /// What the font wants between lines.
      public var leading: CGFloat = 0
      /// Nothing, at the text's corner.
      public init() {}

      /// From the top of the ascent to the bottom of the descent.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
  }
}

extension Text.Layout {
  /// A line, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    fileprivate let runs: [Run]
    /// Where letters stand.
    public let typographicBounds: TypographicBounds
    /// The left end of the baseline, from the text's upper left corner.
    public var origin: CGPoint { typographicBounds.origin }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    /// The run at an index, in the order of the text.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// Glyphs of one font, colour and set of attributes on a line, from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice
    let storage: RunStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.glyphs.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// Several glyphs.
    public subscript(range: Range<Int>) -> RunSlice { RunSlice(run: self, indices: range) }

    /// Where letters stand.
    public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
    /// The direction of the letters.
    public var layoutDirection: LayoutDirection { storage.isRightToLeft ? .rightToLeft : .leftToRight }
    /// The first character of each glyph.
    public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
    /// What the text says of itself by ``Text/customAttribute(_:)``; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { storage.attributes[key] }

    public static func == (a: Self, b: Self) -> Bool {
      a.storage === b.storage || a.storage.isSame(as: b.storage)
    }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice
    /// The whole run.
    public let run: Run
    /// Of the glyphs in the run.
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    /// Several of the glyphs.
    public subscript(range: Range<Int>) -> RunSlice { RunSlice(run: run, indices: range) }

    /// Where letters stand.
    public var typographicBounds: TypographicBounds {
      var bounds = run.storage.bounds
      guard let first = indices.first, let last = indices.last else {
        bounds.width = 0
        return bounds
      }
      bounds.origin.x = run.storage.pens[first]
      bounds.width = run.storage.pens[last + 1] - bounds.origin.x
      return bounds
    }
    /// The first character of each glyph.
    public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(offset: run.storage.offsets[$0]) } }
    /// What the text says of itself by ``Text/customAttribute(_:)``; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }
}

/// The glyphs of a run, with all that is needed to draw them. Immutable.
final class RunStorage {
  let font: GlyphRun
  /// Relative to `origin`.
  let glyphs: [PositionedGlyph]
  let origin: CGPoint
  /// The pens of the glyphs and the place behind the last one, in the text's points.
  let pens: [CGFloat]
  /// The first character of each glyph.
  let offsets: [Int]
  let bounds: Text.Layout.TypographicBounds
  let isRightToLeft: Bool
  let attributes: CustomTextAttributes
  let decorations: [TextDecoration]
  let color: RGBA
  let fonts: FontSystem

  fileprivate init(
    _ placed: PlacedRun, _ range: Range<Int>, pens: [CGFloat], offsets: [Int], bounds: Text.Layout.TypographicBounds,
    isRightToLeft: Bool, attributes: CustomTextAttributes, decorations: [TextDecoration], color: RGBA,
    fonts: FontSystem
  ) {
    (font, glyphs, origin) = (placed.run, Array(placed.run.glyphs[range]), placed.origin)
    (self.pens, self.offsets, self.bounds, self.isRightToLeft) = (pens, offsets, bounds, isRightToLeft)
    (self.attributes, self.decorations, self.color, self.fonts) = (attributes, decorations, color, fonts)
  }

  func isSame(as other: RunStorage) -> Bool {
    font.font == other.font.font && font.size == other.font.size && font.color == other.font.color
      && glyphs == other.glyphs && origin == other.origin && offsets == other.offsets
      && attributes == other.attributes && decorations == other.decorations && color == other.color
  }
}

extension Text.Layout {
  init(_ source: Text, _ text: ResolvedText, _ layout: TextLayout, color: RGBA, fonts: FontSystem) {
    isTruncated = layout.isTruncated
    let builder = LineBuilding(source: source, text: text, layout: layout, color: color, fonts: fonts)
    lines = layout.lines.indices.map { builder.line($0) }
  }
}

/// Splits the runs of a layout's lines where the text's attributes change.
private struct LineBuilding {
  let source: Text
  let text: ResolvedText
  let layout: TextLayout
  let color: RGBA
  let fonts: FontSystem

  func line(_ index: Int) -> Text.Layout.Line {
    let line = layout.lines[index]
    var bounds = Text.Layout.TypographicBounds()
    (bounds.origin, bounds.width) = (line.origin, line.width)
    (bounds.ascent, bounds.descent) = (line.ascent, line.descent)
    let clusters = layout.clusters(ofLine: index)
    let runs = line.runs.flatMap { self.runs($0, of: line, clusters) }
    return Text.Layout.Line(runs: runs, typographicBounds: bounds)
  }

  private typealias Cluster = (range: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool)

  private func runs(_ placed: PlacedRun, of line: TextLine, _ clusters: [Cluster]) -> [Text.Layout.Run] {
    let pens = placed.run.glyphs.map { placed.origin.x + CGFloat($0.x) } + [placed.origin.x + placed.run.width]
    let found = pens.dropLast().map { cluster(at: $0, clusters) }
    let parts = found.map { $0.map { runIndex(at: $0.range.lowerBound) } ?? max(text.styled.runs.count - 1, 0) }
    var result: [Text.Layout.Run] = []
    var start = 0
    while start < parts.count {
      var end = start + 1
      while end < parts.count, parts[end] == parts[start] { end += 1 }
      let part = parts[start]
      let attributes = part < text.styled.runs.count ? text.styled.runs[part].attributes : nil
      var bounds = Text.Layout.TypographicBounds()
      bounds.origin = CGPoint(x: pens[start], y: placed.origin.y)
      bounds.width = pens[end] - pens[start]
      if let metrics = attributes.map({ fonts.metrics(for: $0.font) }) {
        (bounds.ascent, bounds.descent, bounds.leading) = (metrics.ascent, metrics.descent, metrics.leading)
      }
      let (left, right) = (pens[start], pens[end])
      let storage = RunStorage(
        placed, start..<end, pens: Array(pens[start...end]),
        offsets: found[start..<end].map { $0?.range.lowerBound ?? 0 },
        bounds: bounds, isRightToLeft: found[start]?.isRightToLeft ?? false,
        attributes: part < source.runs.count ? source.runs[part].attributes.custom : CustomTextAttributes(),
        decorations: line.decorations.filter { $0.rect.maxX > left && $0.rect.minX < right }, color: color,
        fonts: fonts)
      result.append(Text.Layout.Run(storage: storage))
      start = end
    }
    return result
  }

  /// The characters that a glyph with its pen at `x` shows; the nearest ones, for marks stand beside their letters.
  private func cluster(at x: CGFloat, _ clusters: [Cluster]) -> Cluster? {
    func distance(_ cluster: Cluster) -> CGFloat {
      max(cluster.x - x, x - (cluster.x + max(cluster.width - 0.01, 0)), 0)
    }
    return clusters.min { distance($0) < distance($1) }
  }

  private func runIndex(at offset: Int) -> Int {
    var end = 0
    for (index, run) in text.styled.runs.enumerated() {
      end += run.text.utf16.count
      if offset < end { return index }
    }
    return max(text.styled.runs.count - 1, 0)
  }
}
