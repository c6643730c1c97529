import Geometry

/// Colours that the platform profile defines; see `SystemPalette`.
extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))

  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))

  /// The colour of controls; `tint` sets it.
  public static let accentColor = Color(.accent)
  /// The colour of primary text.
  public static let primary = Color(.primary(opacity: 1))
  /// The colour of secondary text.
  public static let secondary = Color(.system(.secondaryLabel))

  /// Of text that says less than what it stands beside. Apple's secondary label has a contrast of 3.4:1 on a window; this has
  /// 4.5:1 and more on the grounds that controls draw, which WCAG 2.2 (1.4.3) asks for.
  package static let quietText = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.8), dark: RGBA(hex: 0xEBEBF5, alpha: 0.72)))
  /// Of text that tells of something destructive, with such a contrast: Apple's red has 3.6:1 on white. These are its shades
  /// for increased contrast.
  package static let destructiveText = Color(.adaptive(light: RGBA(hex: 0xD70015), dark: RGBA(hex: 0xFF6961)))
  /// The same on `controlFill`.
  package static let destructiveTextOnFill = Color(.adaptive(light: RGBA(hex: 0xC00014), dark: RGBA(hex: 0xFF9C95)))

  package static let tertiaryLabel = Color(.system(.tertiaryLabel))
  static let quaternaryLabel = Color(.system(.quaternaryLabel))
  static let quinaryLabel = Color(.system(.quinaryLabel))
  package static let separator = Color(.system(.separator))
  /// The background of windows.
  static let windowBackground = Color(.system(.windowBackground))
  /// UIKit's `systemGroupedBackground`, behind groups of rows on a phone.
  package static let groupedGround = Color(.adaptive(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x000000)))
  /// UIKit's `secondarySystemGroupedBackground`, of groups of rows on a phone.
  package static let groupedCard = Color(.adaptive(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1C1C1E)))
  /// Of groups of rows on a desktop's window, which shows through.
  package static let card = Color(
    .adaptive(light: RGBA(hex: 0x000000, alpha: 0.035), dark: RGBA(hex: 0xFFFFFF, alpha: 0.05)))
  /// Of what is raised above a window; dark, UIKit's `secondarySystemBackground` of raised views.
  package static let raised = Color(.adaptive(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x2C2C2E)))
  /// The selected one of several segments or tabs, above `controlFill`.
  package static let selectedSegment = Color(.adaptive(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x6B6B6B)))
  /// The background of controls.
  package static let controlFill = Color(.system(.controlFill))
  /// The backgrounds of selected and pressed list rows.
  static let selectedRow = Color(
    .adaptive(light: RGBA(hex: 0x000000, alpha: 0.1), dark: RGBA(hex: 0xFFFFFF, alpha: 0.16)))
  /// The background of every second row.
  static let alternateRow = Color(
    .adaptive(light: RGBA(hex: 0x000000, alpha: 0.035), dark: RGBA(hex: 0xFFFFFF, alpha: 0.045)))
  static let pressedRow = Color(
    .adaptive(light: RGBA(hex: 0x000000, alpha: 0.06), dark: RGBA(hex: 0xFFFFFF, alpha: 0.1)))
}
