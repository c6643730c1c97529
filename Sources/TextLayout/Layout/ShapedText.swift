import Foundation

/// One glyph as shaped, in points at the item's size; clusters are UTF-16 offsets into the whole text.
struct ShapedGlyph {
  var id: UInt32
  var cluster: Int32
  var advance: Float
  var dx, dy: Float
  /// Whether a line may not break before this glyph's cluster without shaping both sides again.
  var isUnsafeToBreak: Bool
}

/// A stretch of one style, face, script and direction, shaped as one when a line first reaches it.
final class ShapedItem {
  let range: Range<Int>
  /// The index of the attributes run.
  let style: Int
  let face: Face
  let size: CGFloat
  let level: UInt8
  let script: UInt32
  let isTab: Bool
  /// Small letters shown as smaller capitals, in a face without small capitals of its own.
  let isSmallCapital: Bool
  /// What stands in place of the glyphs.
  let attachment: TextRunAttributes.Attachment?
  let metrics: FontMetrics
  /// In visual order; empty until shaped.
  var glyphs: [ShapedGlyph] = []
  fileprivate(set) var isShaped = false

  /// What synthetic small capitals measure against capitals: a little over the x-height of most text faces.
  private static let smallCapitalScale: CGFloat = 0.8

  init(
    _ piece: Itemizer.Piece, _ attributes: TextRunAttributes, attachment: TextRunAttributes.Attachment? = nil
  ) {
    range = piece.range
    style = piece.style
    face = piece.face
    size = attributes.font.usableSize * (piece.isSmallCapital ? Self.smallCapitalScale : 1)
    level = piece.level
    script = piece.script
    isTab = piece.isTab
    isSmallCapital = piece.isSmallCapital
    self.attachment = attachment
    var metrics = piece.face.metrics.scaled(by: attributes.font.usableSize)
    if let attachment {
      metrics.ascent = max(metrics.ascent, attachment.ascent)
      metrics.descent = max(metrics.descent, attachment.size.height - attachment.ascent)
    }
    self.metrics = metrics
  }

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The glyphs of the clusters in `part`, found by halving: clusters only rise, or fall in right-to-left items.
  func glyphs(of part: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if isRightToLeft {
      let first = glyphs.partitioningIndex { Int($0.cluster) < part.upperBound }
      return glyphs[first..<max(glyphs.partitioningIndex { Int($0.cluster) < part.lowerBound }, first)]
    }
    let first = glyphs.partitioningIndex { Int($0.cluster) >= part.lowerBound }
    return glyphs[first..<max(glyphs.partitioningIndex { Int($0.cluster) >= part.upperBound }, first)]
  }
}

/// What line breaking needs to know about one UTF-16 unit.
struct UnitInfo {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A cluster starts here; `advance` is the cluster's.
    static let clusterStart = Flags(rawValue: 1)
    /// Breaking before this unit asks for shaping both sides again.
    static let unsafeToBreak = Flags(rawValue: 2)
    /// A line may end before this unit.
    static let breakOpportunity = Flags(rawValue: 4)
    /// A space, which hangs past the end of a line.
    static let space = Flags(rawValue: 8)
    static let tab = Flags(rawValue: 16)
    static let softHyphen = Flags(rawValue: 32)

    /// As every option set's, but without witnesses: it is asked four times for each character of a text.
    @inline(__always)
    func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  }
  var advance: Float = 0
  var flags: Flags = []
}

/// One paragraph of a shaped text: what lies between hard line breaks.
struct ShapedParagraph {
  /// Without the line terminator, and where the next paragraph starts.
  var range: Range<Int>
  var next: Int
  /// The base embedding level: 0 left to right, 1 right to left.
  var level: UInt8
  var items: Range<Int>
}

/// A text ready for every width: line breaking only adds up what is here. Shaped as far as lines have reached, so that
/// the first lines of a long text cost no more than they show.
///
/// Guarded by the ``FontSystem``'s shaping lock.
final class ShapedText {
  /// Each run's attributes, as far as they bear on shapes and places.
  let attributes: [TextRunAttributes]
  let units: [UInt16]
  let paragraphs: [ShapedParagraph]
  let items: [ShapedItem]
  /// Where each attributes run starts.
  let styleStarts: [Int]
  var info: [UnitInfo]
  /// Line break opportunities are found when the text first has to wrap.
  private var hasBreakOpportunities = false
  private let shaper: GlyphShaper

  init(
    attributes: [TextRunAttributes], units: [UInt16], paragraphs: [ShapedParagraph], items: [ShapedItem],
    styleStarts: [Int], shaper: GlyphShaper
  ) {
    self.attributes = attributes
    self.units = units
    self.paragraphs = paragraphs
    self.items = items
    self.styleStarts = styleStarts
    self.shaper = shaper
    info = [UnitInfo](repeating: UnitInfo(), count: units.count)
    for item in items { info[item.range.lowerBound].flags = item.isTab ? [.clusterStart, .tab] : .clusterStart }
    for paragraph in paragraphs where paragraph.range.upperBound < units.count {
      info[paragraph.range.upperBound].flags = .clusterStart
    }
  }

  /// Shapes the items that `range` of `paragraph` touches, as far as that is not done.
  ///
  /// - Returns: Where the last of them ends.
  @discardableResult
  func shape(_ range: Range<Int>, of paragraph: ShapedParagraph) -> Int {
    var index = itemIndex(at: range.lowerBound, in: paragraph)
    var end = range.upperBound
    while index < paragraph.items.upperBound, items[index].range.lowerBound < range.upperBound {
      let item = items[index]
      if !item.isShaped {
        item.isShaped = true
        item.glyphs = shaper.shape(item, in: self)
        record(item)
      }
      end = item.range.upperBound
      index += 1
    }
    return end
  }

  /// Spreads an item's clusters over the units that line breaking walks.
  private func record(_ item: ShapedItem) {
    // One access for all glyphs, not several for each.
    info.withUnsafeMutableBufferPointer { info in
      for glyph in item.glyphs {
        let at = Int(glyph.cluster)
        info[at].advance += glyph.advance
        info[at].flags.insert(.clusterStart)
        if glyph.isUnsafeToBreak { info[at].flags.insert(.unsafeToBreak) }
        switch units[at] {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: info[at].flags.insert(.space)
        case 0xAD: info[at].flags.insert(.softHyphen)
        default: break
        }
      }
    }
  }

  /// The index of the attributes run that holds `offset`; an empty text has the first run's.
  func style(at offset: Int) -> Int {
    var low = 0
    var high = styleStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if styleStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The index of the item of `paragraph` that holds `offset`, or the one after its last.
  func itemIndex(at offset: Int, in paragraph: ShapedParagraph) -> Int {
    var low = paragraph.items.lowerBound
    var high = paragraph.items.upperBound
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func findBreakOpportunities(_ boundaries: TextBoundaries) {
    guard !hasBreakOpportunities else { return }
    hasBreakOpportunities = true
    units.withUnsafeBufferPointer { units in
      info.withUnsafeMutableBufferPointer { info in
        boundaries.forEachLineBreak(in: units) { offset in
          if offset < info.count { info[offset].flags.insert(.breakOpportunity) }
        }
      }
    }
  }
}
