import Geometry

/// Values from Apple's Human Interface Guidelines, "Color", iOS system colours.
extension Color {
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40CBE0)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)

  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))

  /// The colour of controls; `tint` changes it.
  public static let accentColor = Color(.accent)
  /// The colour of text.
  public static let primary = Color(.primary(opacity: 1))
  /// The colour of text that matters less: label colour #3C3C43 at 60 %, dark #EBEBF5 at 60 %.
  public static let secondary = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.6), dark: RGBA(hex: 0xEBEBF5, alpha: 0.6)))

  static let tertiaryLabel = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.3), dark: RGBA(hex: 0xEBEBF5, alpha: 0.3)))
  static let quaternaryLabel = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.18), dark: RGBA(hex: 0xEBEBF5, alpha: 0.16)))
  static let quinaryLabel = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.08), dark: RGBA(hex: 0xEBEBF5, alpha: 0.08)))
  static let separator = Color(
    .adaptive(light: RGBA(hex: 0x3C3C43, alpha: 0.29), dark: RGBA(hex: 0x545458, alpha: 0.6)))
  /// What windows are filled with.
  static let windowBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let groupedBackground = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  static let secondaryGroupedBackground = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Behind controls: system fill, 20 % and 36 % of #787880.
  static let controlFill = Color(
    .adaptive(light: RGBA(hex: 0x787880, alpha: 0.2), dark: RGBA(hex: 0x787880, alpha: 0.36)))
  static let subtleFill = Color(
    .adaptive(light: RGBA(hex: 0x767680, alpha: 0.12), dark: RGBA(hex: 0x767680, alpha: 0.24)))
}
