import Foundation

/// What a piece of text says about its own look; what it leaves open comes from the environment.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var hasMonospacedDigits = false
  var color: Color?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// A line under or through text; `isActive` false switches off one set outside.
  struct TextLine: Equatable, Sendable {
    var isActive: Bool
    var color: Color?
  }

  /// Takes from `outer` whatever is open.
  mutating func inherit(_ outer: TextAttributes) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    design = design ?? outer.design
    isItalic = isItalic ?? outer.isItalic
    hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    color = color ?? outer.color
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
    kerning = kerning ?? outer.kerning
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
  }
}
