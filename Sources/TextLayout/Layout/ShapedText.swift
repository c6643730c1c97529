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

/// A stretch of one style, face, script and direction, shaped as one. Glyphs are in visual order.
final class ShapedItem {
  let range: Range<Int>
  /// The index of the attributes run.
  let style: Int
  let face: Face
  let size: CGFloat
  let level: UInt8
  let script: UInt32
  let isTab: Bool
  let metrics: FontMetrics
  let glyphs: [ShapedGlyph]

  init(
    range: Range<Int>, style: Int, face: Face, size: CGFloat, level: UInt8, script: UInt32, isTab: Bool,
    metrics: FontMetrics, glyphs: [ShapedGlyph]
  ) {
    self.range = range
    self.style = style
    self.face = face
    self.size = size
    self.level = level
    self.script = script
    self.isTab = isTab
    self.metrics = metrics
    self.glyphs = glyphs
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

/// What line breaking has to know of one UTF-16 unit.
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

/// A text shaped for every width: line breaking only adds up what is here.
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
  var hasBreakOpportunities = false

  init(
    attributes: [TextRunAttributes], units: [UInt16], paragraphs: [ShapedParagraph], items: [ShapedItem],
    styleStarts: [Int],
    info: [UnitInfo]
  ) {
    self.attributes = attributes
    self.units = units
    self.paragraphs = paragraphs
    self.items = items
    self.styleStarts = styleStarts
    self.info = info
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
      boundaries.forEachLineBreak(in: units) { offset in
        if offset < info.count { info[offset].flags.insert(.breakOpportunity) }
      }
    }
  }
}
