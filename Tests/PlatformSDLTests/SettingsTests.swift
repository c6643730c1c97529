import Foundation
import Testing
import UICore

@testable import PlatformSDL

/// Scale, appearance and accessibility from what a desktop says.
@Suite struct DesktopSettingsTests {
  private func settings(
    _ environment: [String: String] = [:], resources: String = "", theme: String? = nil, animations: Int32? = nil,
    appearance: String? = nil
  ) -> DesktopSettings {
    var settings: [XSettingsBytes.Setting] = []
    if let theme { settings.append(.string("Net/ThemeName", theme)) }
    if let animations { settings.append(.integer("Gtk/EnableAnimations", animations)) }
    return DesktopSettings(
      environment: environment, resources: resources, xSettings: XSettings(XSettingsBytes(settings).bytes),
      appearance: appearance)
  }

  @Test func nothingSaidIsAPixelAPointAndLight() {
    #expect(settings() == DesktopSettings())
    #expect(settings().scale == 1 && !settings().isDark && settings().accessibility == [])
  }

  /// Xft.dpi over 96 in quarters: 144 is 1.5, 110 is 1.1458 and so 1.25.
  @Test(arguments: [
    ("Xft.dpi:\t192", 2), ("Xft.dpi: 144", 1.5), ("Xft.dpi:110", 1.25), ("Xft.dpi: 100", 1), ("Xft.dpi: 48", 1),
    ("Xft.dpi: 4000", 4), ("Xft.dpi: inf", 1), ("Xft.dpi: nan", 1), ("Xft.dpi: -96", 1), ("Xft.dpi: many", 1),
    ("*color: red\nXft.dpi: 192\nXft.dpi: 96\n", 2), ("XXft.dpi: 192", 1),
  ])
  func resourcesSayTheScale(resources: String, scale: CGFloat) {
    #expect(settings(resources: resources).scale == scale)
  }

  @Test(arguments: [("2", 2), ("1.4", 1), ("9", 4), ("0", 1.5), ("-2", 1.5), ("nan", 1.5), ("x", 1.5)])
  func theEnvironmentsScaleComesFirst(value: String, scale: CGFloat) {
    #expect(settings(["GDK_SCALE": value], resources: "Xft.dpi: 144").scale == scale)
  }

  @Test(arguments: ["Adwaita-dark", "Adwaita:dark", "Yaru-Dark", "Breeze_Dark_Blue", "dark"])
  func themesAreDarkByTheirName(theme: String) {
    #expect(settings(theme: theme).isDark)
    #expect(settings(["GTK_THEME": theme], theme: "Adwaita").isDark)
    #expect(!settings(["GTK_THEME": "Adwaita"], theme: theme).isDark)
    #expect(settings(["GTK_THEME": ""], theme: theme).isDark)
    #expect(!settings(theme: theme, appearance: "light").isDark)
  }

  @Test func wordsThatOnlyBeginWithDarkAreLight() {
    #expect(!settings(theme: "Darkly").isDark && !settings(theme: "Adwaita").isDark)
    #expect(settings(theme: "Adwaita", appearance: "dark").isDark)
    #expect(settings(theme: "Adwaita-dark", appearance: "whatever").isDark)
  }

  @Test func accessibilityComesFromTheDesktopOrTheEnvironment() {
    #expect(settings(animations: 0).accessibility == .reduceMotion)
    #expect(settings(animations: 1).accessibility == [])
    #expect(settings(theme: "HighContrastInverse").accessibility == .increaseContrast)
    #expect(settings(["GTK_THEME": "HighContrast"], animations: 0).accessibility == [.reduceMotion, .increaseContrast])
  }
}

/// The bytes that another program published: read as the specification has them, and left where they end.
@Suite struct XSettingsTests {
  private static let settings: [XSettingsBytes.Setting] = [
    .integer("Gtk/EnableAnimations", -2), .color("Gtk/Color"), .string("Net/ThemeName", "Ünïcode"),
    .string("Empty", ""),
  ]

  @Test(arguments: [false, true]) func bothByteOrdersAreRead(isBigEndian: Bool) {
    let read = XSettings(XSettingsBytes(Self.settings, isBigEndian: isBigEndian).bytes)
    #expect(
      read.values == [
        "Gtk/EnableAnimations": .integer(-2), "Net/ThemeName": .string("Ünïcode"), "Empty": .string(""),
      ])
  }

  @Test func aMessageThatEndsEarlyKeepsWhatCameWhole() {
    let bytes = XSettingsBytes(Self.settings).bytes
    let whole = XSettings(bytes).values
    for count in 0..<bytes.count {
      let read = XSettings(Array(bytes.prefix(count))).values
      #expect(read.allSatisfy { whole[$0.key] == $0.value })
      #expect(read.count < 3)
    }
  }

  @Test func lengthsThatLieEndTheReading() {
    var bytes = XSettingsBytes(Self.settings).bytes
    // The number of settings.
    bytes.replaceSubrange(8..<12, with: [0xff, 0xff, 0xff, 0xff])
    #expect(XSettings(bytes).values.count == 3)
    // The length of the first name.
    bytes.replaceSubrange(14..<16, with: [0xff, 0xff])
    #expect(XSettings(bytes).values.isEmpty)
    // A byte order that is none, and a type that is none.
    #expect(XSettings([2] + bytes.dropFirst()).values.isEmpty)
    #expect(XSettings(XSettingsBytes([.unknown("a"), .integer("b", 1)]).bytes).values.isEmpty)
  }
}

/// Writes settings as the XSETTINGS specification, version 0.5, lays them out.
struct XSettingsBytes {
  enum Setting {
    case integer(String, Int32)
    case string(String, String)
    case color(String)
    case unknown(String)
  }

  private(set) var bytes: [UInt8]
  private let isBigEndian: Bool

  init(_ settings: [Setting], isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
    bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
    // Its serial number, and how many there are.
    append(7, size: 4)
    append(settings.count, size: 4)
    for setting in settings {
      switch setting {
      case .integer(let name, let value):
        head(0, name)
        append(Int(UInt32(bitPattern: value)), size: 4)
      case .string(let name, let value):
        head(1, name)
        append(value.utf8.count, size: 4)
        append(value)
      case .color(let name):
        head(2, name)
        append(0, size: 8)
      case .unknown(let name):
        head(9, name)
        append(0, size: 4)
      }
    }
  }

  private mutating func head(_ type: UInt8, _ name: String) {
    bytes += [type, 0]
    append(name.utf8.count, size: 2)
    append(name)
    // When it last changed.
    append(3, size: 4)
  }

  private mutating func append(_ value: Int, size: Int) {
    let digits = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    bytes += isBigEndian ? digits.reversed() : digits
  }

  /// Padded with zeros to a multiple of four.
  private mutating func append(_ text: String) {
    bytes += text.utf8
    bytes += [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
  }
}
