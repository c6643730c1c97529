import Foundation

/// The attributes of a run of text; those that are nil are inherited from the environment.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  var isItalic: Bool?
  var hasMonospacedDigits = false
  var color: Color?
  /// Behind the run, over the height of its line.
  var background: Color?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Where a click on the run leads.
  var link: URL?
  /// What a text's renderer reads.
  var custom = CustomTextAttributes()

  /// An underline or strikethrough; `isActive` false turns off an inherited one.
  struct TextLine: Equatable, Sendable {
    var isActive: Bool
    var color: Color?
    var pattern = Text.LineStyle.Pattern.solid
  }

  /// Takes the attributes that are nil from `outer`.
  mutating func inherit(_ outer: TextAttributes) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    design = design ?? outer.design
    width = width ?? outer.width
    scale = scale ?? outer.scale
    isItalic = isItalic ?? outer.isItalic
    hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    color = color ?? outer.color
    background = background ?? outer.background
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
    kerning = kerning ?? outer.kerning
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
    link = link ?? outer.link
    custom.inherit(outer.custom)
  }
}
