import Foundation
import Geometry

/// How a run of text looks.
public struct TextRunAttributes: Hashable, Sendable {
  /// A line under or through the text.
  public struct Line: Hashable, Sendable {
    /// What the line is made of.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// `nil` takes the text's colour.
    public var color: RGBA?
    /// How the line is drawn.
    public var pattern: Pattern
    /// A line; a nil color is that of the text.
    public init(color: RGBA? = nil, pattern: Pattern = .solid) { (self.color, self.pattern) = (color, pattern) }
  }

  /// Something that stands in the line in place of the run, whose text is one character, U+FFFC.
  public struct Attachment: Hashable, Sendable {
    /// By which the one who draws it knows it.
    public var index: Int
    /// Points.
    public var size: CGSize
    /// From the top to the baseline, in points.
    public var ascent: CGFloat

    /// Something in the line, of a size in points, `ascent` of them above the baseline.
    public init(index: Int, size: CGSize, ascent: CGFloat) {
      (self.index, self.size, self.ascent) = (index, size, ascent)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
  }

  public var font: FontDescriptor
  /// `nil` takes the colour of whoever draws the text.
  public var color: RGBA?
  public var underline: Line?
  public var strikethrough: Line?
  /// Points added after each character; ligatures stay. Ignored where ``tracking`` is not zero, as in SwiftUI.
  public var kerning: CGFloat
  /// Points added after each character; optional ligatures are switched off.
  public var tracking: CGFloat
  /// Points by which the run's baseline is raised.
  public var baselineOffset: CGFloat
  /// Points that are added to the height of the run's lines; may be negative.
  public var leading: CGFloat = 0
  /// The address the run leads to; drawing ignores it.
  public var link: String?
  /// The colour behind the run, from the top to the bottom of its line.
  public var background: RGBA?
  /// What stands in place of the characters.
  public var attachment: Attachment?

  public init(
    font: FontDescriptor, color: RGBA? = nil, underline: Line? = nil, strikethrough: Line? = nil,
    kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, link: String? = nil,
    background: RGBA? = nil, attachment: Attachment? = nil
  ) {
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.link = link
    self.background = background
    self.attachment = attachment
  }

  /// The attributes without those that only paint: texts that differ in nothing else are shaped once.
  var withoutPaint: TextRunAttributes {
    var plain = TextRunAttributes(
      font: font, kerning: kerning, tracking: tracking, baselineOffset: baselineOffset, attachment: attachment)
    plain.leading = leading
    return plain
  }

  /// What is added after each character, in points.
  var spacing: CGFloat {
    let value = tracking != 0 ? tracking : kerning
    return value.isFinite ? value : 0
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Text with its attributes, run by run. Offsets into it count UTF-16 units over all runs.
public struct StyledText: Sendable {
  /// A part of the text whose attributes are the same throughout.
  public struct Run: Sendable, Equatable {
    public var text: String
    public var attributes: TextRunAttributes

    public init(_ text: String, _ attributes: TextRunAttributes) {
      self.text = text
      self.attributes = attributes
    }

    public static func == (a: Run, b: Run) -> Bool { a.attributes == b.attributes && a.text.hasSameUTF8(as: b.text) }
  }

  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }
  public init(_ text: String, _ attributes: TextRunAttributes) { runs = [Run(text, attributes)] }

  var withoutPaint: StyledText {
    if runs.allSatisfy({ $0.attributes == $0.attributes.withoutPaint }) { return self }
    return StyledText(runs: runs.map { Run($0.text, $0.attributes.withoutPaint) })
  }

  /// The text with less space after each character, by a factor of each font's size.
  func tightened(by factor: CGFloat) -> StyledText {
    var text = self
    for index in runs.indices {
      let attributes = runs[index].attributes
      let less = attributes.font.usableSize * factor
      if attributes.tracking == 0 {
        text.runs[index].attributes.kerning -= less
      } else {
        text.runs[index].attributes.tracking -= less
      }
    }
    return text
  }

  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
  public var utf16Count: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }
}

extension StyledText: Hashable {
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.attributes)
      let text = run.text
      let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
        // Long texts differ in length or at an end; equality looks at everything.
        hasher.combine(bytes.count)
        if bytes.count <= 128 {
          hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        } else {
          hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<64]))
          hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[(bytes.count - 64)...]))
        }
      }
      if done == nil { hasher.combine(text.utf8.count) }
    }
  }
}
