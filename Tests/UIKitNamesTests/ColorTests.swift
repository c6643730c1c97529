import SwiftUI
import Testing
import UITestSupport

/// `RRGGBB`, and the opacity where it is not 1: `3C3C43 60`.
func digits(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> String {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
    &red, green: &green, blue: &blue, alpha: &alpha)
  let hex = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  return alpha == 1 ? hex : "\(hex) \(Int((alpha * 100).rounded()))"
}

@MainActor @Suite struct ColorTests {
  /// HIG, "Color", iOS system colours (before June 2025) and system grays.
  @Test(
    arguments: [
      (.systemRed, "FF3B30", "FF453A"), (.systemOrange, "FF9500", "FF9F0A"), (.systemYellow, "FFCC00", "FFD60A"),
      (.systemGreen, "34C759", "30D158"), (.systemTeal, "30B0C7", "40CBE0"), (.systemBlue, "007AFF", "0A84FF"),
      (.systemIndigo, "5856D6", "5E5CE6"), (.systemPurple, "AF52DE", "BF5AF2"), (.systemPink, "FF2D55", "FF375F"),
      (.systemGray, "8E8E93", "8E8E93"), (.systemGray2, "AEAEB2", "636366"), (.systemGray3, "C7C7CC", "48484A"),
      (.systemGray4, "D1D1D6", "3A3A3C"), (.systemGray5, "E5E5EA", "2C2C2E"), (.systemGray6, "F2F2F7", "1C1C1E"),
    ] as [(UIColor, String, String)])
  func systemColoursAreThoseOfTheGuidelines(color: UIColor, light: String, dark: String) {
    #expect(digits(color) == light)
    #expect(digits(color, .dark) == dark)
  }

  /// UIKit's values; backgrounds in dark mode are those of its elevated level, which a desktop's windows are at.
  @Test(
    arguments: [
      (.label, "000000", "FFFFFF"), (.secondaryLabel, "3C3C43 60", "EBEBF5 60"),
      (.tertiaryLabel, "3C3C43 30", "EBEBF5 30"), (.quaternaryLabel, "3C3C43 18", "EBEBF5 16"),
      (.placeholderText, "3C3C43 30", "EBEBF5 30"), (.link, "007AFF", "0984FF"),
      (.separator, "3C3C43 29", "545458 60"), (.opaqueSeparator, "C6C6C8", "38383A"),
      (.systemFill, "787880 20", "787880 36"), (.secondarySystemFill, "787880 16", "787880 32"),
      (.tertiarySystemFill, "767680 12", "767680 24"), (.quaternarySystemFill, "747480 8", "747480 18"),
      (.systemBackground, "FFFFFF", "1C1C1E"), (.secondarySystemBackground, "F2F2F7", "2C2C2E"),
      (.tertiarySystemBackground, "FFFFFF", "3A3A3C"), (.systemGroupedBackground, "F2F2F7", "1C1C1E"),
      (.secondarySystemGroupedBackground, "FFFFFF", "2C2C2E"), (.tertiarySystemGroupedBackground, "F2F2F7", "3A3A3C"),
    ] as [(UIColor, String, String)])
  func coloursOfRolesAreUIKits(color: UIColor, light: String, dark: String) {
    #expect(digits(color) == light)
    #expect(digits(color, .dark) == dark)
  }

  @Test func aPhonesBackgroundsAreAtTheBaseLevel() throws {
    let host = try TestHost(size: CGSize(width: 40, height: 10), profile: .phone) {
      HStack(spacing: 0) {
        Color(.systemBackground)
        Color(.secondarySystemBackground)
        Color(.tertiarySystemBackground)
        Color(.systemGroupedBackground)
      }
    }
    host.platform.isDark = true
    host.update()
    let pixels = host.snapshot().pixels
    let shown: [UInt32] = [5, 15, 25, 35].map { pixels[5 * 40 + $0] }
    #expect(shown == [0xFF00_0000, 0xFF1C_1C1E, 0xFF2C_2C2E, 0xFF00_0000])
  }

  @Test func colourNamesAreFixed() {
    #expect(digits(.red) == "FF0000")
    #expect(digits(.orange) == "FF8000")
    #expect(digits(.purple) == "800080")
    #expect(digits(.brown) == "996633")
    #expect(digits(.darkGray) == "555555")
    #expect(digits(.lightGray) == "AAAAAA")
    #expect(digits(.clear) == "000000 0")
    #expect(digits(.red, .dark) == "FF0000")
  }

  @Test func componentsAreThoseGiven() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    // Not as `Float` would round them.
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    let orange = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(
      [orange.redComponent, orange.greenComponent, orange.blueComponent, orange.alphaComponent] == [1, 0.5, 0, 0.25])
    // Half way from red (0°) to yellow (60°) of 360.
    #expect(abs(orange.hueComponent - 30 / 360) < 1e-12)
    #expect(orange.saturationComponent == 1 && orange.brightnessComponent == 1)
  }

  @Test(arguments: [(0, "FF0000"), (1, "FFFF00"), (2, "00FF00"), (4, "0000FF"), (6, "FF0000")])
  func huesGoAroundTheHexagon(corner: Int, expected: String) {
    let hue = CGFloat(corner) / 6
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(digits(color) == expected)
    var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
    // A whole turn is none.
    let turned: CGFloat = hue == 1 ? 0 : hue
    #expect(abs(found - turned) < 1e-9)
    #expect(saturation == 1 && brightness == 1)
  }

  @Test func onlyGreysAreWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor.red.getWhite(&white, alpha: &alpha) == false)
    #expect(white == -1 && alpha == -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
  }

  @Test func colourThereAndBack() {
    #expect(Color(uiColor: UIColor(Color.accentColor)) == .accentColor)
    #expect(Color(nsColor: NSColor(Color.primary)) == .primary)
    #expect(Color(uiColor: .systemRed) == .red && Color(nsColor: .systemRed) == .red)
    // The unnamed argument of two names is UIKit's.
    #expect(Color(.systemBlue) == .blue)
    #expect(Color(.windowBackgroundColor) == Color(.systemBackground))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .green)
    #expect(Set([UIColor.systemRed, .systemRed, .red]).count == 2)
    #expect(NSColor(.red) == .systemRed)
  }

  @Test func coreGraphicsHasComponents() {
    #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).cgColor.components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor.black.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    // Only a colour that is the same everywhere has one.
    #expect(Color.white.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Color.red.cgColor == nil)
    #expect(Color.white.opacity(0.5).cgColor?.alpha == 0.5)
  }

  @Test func anotherOpacityTakesThePlaceOfTheOld() {
    #expect(digits(UIColor(white: 0, alpha: 0.8).withAlphaComponent(0.5)) == "000000 50")
    #expect(digits(UIColor.systemRed.withAlphaComponent(0.5), .dark) == "FF453A 50")
    #expect(digits(UIColor.secondaryLabel.withAlphaComponent(0.5)) == "3C3C43 50")
    #expect(digits(UIColor.secondaryLabel.withAlphaComponent(0.5), .dark) == "EBEBF5 50")
    // A colour that is opaque everywhere stays comparable, so that a body that asks again changes nothing.
    #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
  }

  @Test func aDynamicColourIsChosenWhereItIsDrawn() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    #expect(digits(dynamic) == "0000FF" && digits(dynamic, .dark) == "FFFFFF")
    let mac = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua ? .black : .white
    }
    let host = try TestHost(size: CGSize(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Color(dynamic)
        Color(nsColor: mac)
      }
    }
    func pixels() -> [UInt32] { [5, 15].map { host.snapshot().pixels[5 * 20 + $0] } }
    #expect(pixels() == [0xFF00_00FF, 0xFFFF_FFFF])
    host.platform.isDark = true
    host.update()
    #expect(pixels() == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test func aDynamicColourKnowsOfContrast() throws {
    let color = UIColor { $0.accessibilityContrast == .high ? .black : .white }
    let host = try TestHost(size: CGSize(width: 10, height: 10), accessibility: .increaseContrast) { Color(color) }
    #expect(host.snapshot().pixels[55] == 0xFF00_0000)
    // Beside it, the system's colour of more contrast: HIG, "Color", accessible red.
    let traits = UITraitCollection(accessibilityContrast: .high)
    #expect(digits(UIColor.systemRed.resolvedColor(with: traits)) == "D70015")
  }

  @Test func theCurrentTraitsAreThoseOfTheWindow() throws {
    let host = try TestHost(scale: 2) { Color.clear.preferredColorScheme(.dark) }
    host.asProgram {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.displayScale == 2)
      #expect(UIColor.systemRed.cgColor == UIColor.systemRed.resolvedColor(with: .current).cgColor)
      #expect(NSColor.labelColor.redComponent == 1)
      #expect(NSAppearance.currentDrawing().name == .darkAqua)
    }
    // Where no program runs.
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(NSColor.labelColor.redComponent == 0)
  }

  @Test func appearancesMatchByHowDarkTheyAre() {
    #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua, .vibrantDark]) == .vibrantDark)
    #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
    #expect(NSAppearance(named: NSAppearance.Name(rawValue: "Other")) == nil)
    #expect(
      UIUserInterfaceStyle(nil) == .unspecified && ColorScheme(.unspecified) == nil && ColorScheme(.dark) == .dark)
  }

  @Test func literalsAreColours() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(Color(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)) == Color(red: 1, green: 1, blue: 1))
  }

  @Test func coloursMix() {
    let middle = NSColor.black.blended(withFraction: 0.25, of: NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(middle?.redComponent == 0.25 && middle?.greenComponent == 0)
    #expect(NSColor.systemRed.usingColorSpace(.deviceRGB)?.greenComponent == CGFloat(Float(0x3B) / 255))
  }
}
