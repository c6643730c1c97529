import Foundation
import UICore

extension UIColor {
  convenience init(system color: SystemColor) { self.init(color: Color(color)) }
}

// Fixed colours.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Grey, a third of white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Grey, two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Grey, a half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and of blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// 0.6 of red, 0.4 of green, 0.2 of blue.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing: black of opacity 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Text on a light ground: black.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Text on a dark ground: white of opacity 0.6.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

// Colours of the platform's palette.
extension UIColor {
  /// The platform's red.
  public class var systemRed: UIColor { UIColor(color: .red) }
  /// The platform's orange.
  public class var systemOrange: UIColor { UIColor(color: .orange) }
  /// The platform's yellow.
  public class var systemYellow: UIColor { UIColor(color: .yellow) }
  /// The platform's green.
  public class var systemGreen: UIColor { UIColor(color: .green) }
  /// The platform's mint.
  public class var systemMint: UIColor { UIColor(color: .mint) }
  /// The platform's teal.
  public class var systemTeal: UIColor { UIColor(color: .teal) }
  /// The platform's cyan.
  public class var systemCyan: UIColor { UIColor(color: .cyan) }
  /// The platform's blue.
  public class var systemBlue: UIColor { UIColor(color: .blue) }
  /// The platform's indigo.
  public class var systemIndigo: UIColor { UIColor(color: .indigo) }
  /// The platform's purple.
  public class var systemPurple: UIColor { UIColor(color: .purple) }
  /// The platform's pink.
  public class var systemPink: UIColor { UIColor(color: .pink) }
  /// The platform's brown.
  public class var systemBrown: UIColor { UIColor(color: .brown) }
  /// The platform's gray.
  public class var systemGray: UIColor { UIColor(color: .gray) }
  /// The platform's grey number 2 of 6; further from text as the number grows.
  public class var systemGray2: UIColor { UIColor(system: .gray2) }
  /// The platform's grey number 3 of 6; further from text as the number grows.
  public class var systemGray3: UIColor { UIColor(system: .gray3) }
  /// The platform's grey number 4 of 6; further from text as the number grows.
  public class var systemGray4: UIColor { UIColor(system: .gray4) }
  /// The platform's grey number 5 of 6; further from text as the number grows.
  public class var systemGray5: UIColor { UIColor(system: .gray5) }
  /// The platform's grey number 6 of 6; further from text as the number grows.
  public class var systemGray6: UIColor { UIColor(system: .gray6) }
  /// The colour of controls, which `tint` sets.
  public class var tintColor: UIColor { UIColor(color: .accentColor) }
}

// Text and lines.
extension UIColor {
  /// Text.
  public class var label: UIColor { UIColor(color: .primary) }
  /// Text of less weight.
  public class var secondaryLabel: UIColor { UIColor(system: .secondaryLabel) }
  /// Text of little weight.
  public class var tertiaryLabel: UIColor { UIColor(system: .tertiaryLabel) }
  /// Text of the least weight.
  public class var quaternaryLabel: UIColor { UIColor(system: .quaternaryLabel) }
  /// What an empty field says.
  public class var placeholderText: UIColor { UIColor(system: .tertiaryLabel) }
  /// Links.
  public class var link: UIColor { UIColor(system: .link) }
  /// Lines that let show what is below.
  public class var separator: UIColor { UIColor(system: .separator) }
  /// Lines that hide what is below.
  public class var opaqueSeparator: UIColor { UIColor(system: .opaqueSeparator) }
}

// Fills of shapes that let show what is below, the smaller the shape the stronger.
extension UIColor {
  /// Thin shapes, such as a slider's track.
  public class var systemFill: UIColor { UIColor(system: .controlFill) }
  /// Shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(system: .secondaryFill) }
  /// Large shapes, such as fields.
  public class var tertiarySystemFill: UIColor { UIColor(system: .tertiaryFill) }
  /// Large areas with content.
  public class var quaternarySystemFill: UIColor { UIColor(system: .quaternaryFill) }
}

// Backgrounds: of a window, of what lies on it, and on that; then the same for grouped content.
extension UIColor {
  /// A window's background.
  public class var systemBackground: UIColor { UIColor(system: .windowBackground) }
  /// What lies on the background.
  public class var secondarySystemBackground: UIColor { UIColor(system: .secondaryBackground) }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { UIColor(system: .tertiaryBackground) }
  /// Behind groups.
  public class var systemGroupedBackground: UIColor { UIColor(system: .groupedBackground) }
  /// Groups.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(system: .secondaryGroupedBackground) }
  /// What lies on groups.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(system: .tertiaryGroupedBackground) }
}
