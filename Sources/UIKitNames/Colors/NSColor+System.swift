import Foundation
import UICore

extension NSColor {
  convenience init(system color: SystemColor) { self.init(color: Color(color)) }
}

// Fixed colours.
extension NSColor {
  /// Black.
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  /// Grey, a third of white.
  public class var darkGray: NSColor { NSColor(white: 1 / 3, alpha: 1) }
  /// Grey, two thirds of white.
  public class var lightGray: NSColor { NSColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: NSColor { NSColor(white: 1, alpha: 1) }
  /// Grey, a half of white.
  public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public class var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public class var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public class var magenta: NSColor { NSColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  public class var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and of blue.
  public class var purple: NSColor { NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// 0.6 of red, 0.4 of green, 0.2 of blue.
  public class var brown: NSColor { NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing: black of opacity 0.
  public class var clear: NSColor { NSColor(white: 0, alpha: 0) }
}

// Colours of the platform's palette.
extension NSColor {
  /// The platform's red.
  public class var systemRed: NSColor { NSColor(color: .red) }
  /// The platform's orange.
  public class var systemOrange: NSColor { NSColor(color: .orange) }
  /// The platform's yellow.
  public class var systemYellow: NSColor { NSColor(color: .yellow) }
  /// The platform's green.
  public class var systemGreen: NSColor { NSColor(color: .green) }
  /// The platform's mint.
  public class var systemMint: NSColor { NSColor(color: .mint) }
  /// The platform's teal.
  public class var systemTeal: NSColor { NSColor(color: .teal) }
  /// The platform's cyan.
  public class var systemCyan: NSColor { NSColor(color: .cyan) }
  /// The platform's blue.
  public class var systemBlue: NSColor { NSColor(color: .blue) }
  /// The platform's indigo.
  public class var systemIndigo: NSColor { NSColor(color: .indigo) }
  /// The platform's purple.
  public class var systemPurple: NSColor { NSColor(color: .purple) }
  /// The platform's pink.
  public class var systemPink: NSColor { NSColor(color: .pink) }
  /// The platform's brown.
  public class var systemBrown: NSColor { NSColor(color: .brown) }
  /// The platform's gray.
  public class var systemGray: NSColor { NSColor(color: .gray) }
  /// The colour of controls, which `tint` sets.
  public class var controlAccentColor: NSColor { NSColor(color: .accentColor) }
}

// Text and lines.
extension NSColor {
  /// Text.
  public class var labelColor: NSColor { NSColor(color: .primary) }
  /// Text of less weight.
  public class var secondaryLabelColor: NSColor { NSColor(system: .secondaryLabel) }
  /// Text of little weight.
  public class var tertiaryLabelColor: NSColor { NSColor(system: .tertiaryLabel) }
  /// Text of the least weight.
  public class var quaternaryLabelColor: NSColor { NSColor(system: .quaternaryLabel) }
  /// Text in a document.
  public class var textColor: NSColor { NSColor(color: .primary) }
  /// Text above the columns of a table.
  public class var headerTextColor: NSColor { NSColor(color: .primary) }
  /// Text of a control.
  public class var controlTextColor: NSColor { NSColor(color: .primary) }
  /// Text of a control that cannot be used.
  public class var disabledControlTextColor: NSColor { NSColor(system: .tertiaryLabel) }
  /// What an empty field says.
  public class var placeholderTextColor: NSColor { NSColor(system: .tertiaryLabel) }
  /// Links.
  public class var linkColor: NSColor { NSColor(system: .link) }
  /// Lines between parts.
  public class var separatorColor: NSColor { NSColor(system: .separator) }
  /// Lines of a table.
  public class var gridColor: NSColor { NSColor(system: .separator) }
}

// Backgrounds.
extension NSColor {
  /// A window's background.
  public class var windowBackgroundColor: NSColor { NSColor(system: .windowBackground) }
  /// Behind the pages of a document.
  public class var underPageBackgroundColor: NSColor { NSColor(system: .groupedBackground) }
  /// Behind the content of lists and tables: a window's background, as those have here.
  public class var controlBackgroundColor: NSColor { NSColor(system: .windowBackground) }
  /// Behind text.
  public class var textBackgroundColor: NSColor { NSColor(system: .windowBackground) }
  /// The surface of a control.
  public class var controlColor: NSColor { NSColor(system: .controlFill) }
  /// Behind what is selected where the keys go: the colour of controls.
  public class var selectedContentBackgroundColor: NSColor { NSColor(color: .accentColor) }
  /// Behind what is selected elsewhere.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(system: .controlFill) }
  /// Behind selected text.
  public class var selectedTextBackgroundColor: NSColor { NSColor(color: .accentColor.opacity(0.3)) }
}
