import Foundation
import Testing
import UICore

@testable import PlatformSDL

@Suite struct DesktopSettingsTests {
  private func settings(
    _ environment: [String: String] = [:], resources: String = "", theme: String? = nil, appearance: String? = nil
  ) -> DesktopSettings {
    let bytes = theme.map { XSettingsBytes(isBigEndian: false).string("Net/ThemeName", $0).bytes } ?? []
    return DesktopSettings(
      environment: environment, resources: resources, xSettings: XSettings(bytes), appearance: appearance)
  }

  @Test(
    arguments: [
      ("", 1), ("Xft.dpi:\t96\n", 1), ("Xcursor.size:\t24\nXft.dpi:\t192\nXft.rgba:\tnone\n", 2),
      // 120 / 96 = 1.25; 125 / 96 = 1.30, to the nearest quarter; below 96 and absurd values stay within 1…4.
      ("Xft.dpi: 120", 1.25), ("Xft.dpi: 125", 1.25), ("Xft.dpi: 72", 1), ("Xft.dpi: 9999", 4), ("Xft.dpi: x", 1),
      ("Xft.dpi: -3", 1), ("Xft.dpi: nan", 1), ("Xft.dpi: inf", 1),
    ] as [(String, CGFloat)])
  func scaleFollowsTheResources(resources: String, scale: CGFloat) {
    #expect(settings(resources: resources).scale == scale)
  }

  @Test func theEnvironmentsScaleWins() {
    #expect(settings(["GDK_SCALE": "2"], resources: "Xft.dpi: 96").scale == 2)
    #expect(settings(["GDK_SCALE": "many"], resources: "Xft.dpi: 144").scale == 1.5)
    #expect(settings(["GDK_SCALE": "0"]).scale == 1)
  }

  @Test func darkFollowsTheThemeAndWhoeverIsMoreExplicit() {
    #expect(settings().isDark == false)
    #expect(settings(theme: "Adwaita-dark").isDark)
    #expect(settings(theme: "Breeze-Dark").isDark)
    #expect(settings(theme: "Darkling").isDark == false)
    #expect(settings(["GTK_THEME": "Adwaita:dark"]).isDark)
    #expect(settings(["GTK_THEME": "Adwaita"], theme: "Adwaita-dark").isDark == false)
    #expect(settings(["GTK_THEME": "Adwaita:dark"], appearance: "light").isDark == false)
    #expect(settings(appearance: "dark").isDark)
    #expect(settings(theme: "Adwaita-dark", appearance: "purple").isDark)
  }

  @Test func accessibilityFollowsTheDesktop() {
    func still(_ enabled: Int) -> XSettings {
      XSettings(XSettingsBytes(isBigEndian: false).integer("Gtk/EnableAnimations", enabled).bytes)
    }
    func requests(_ environment: [String: String], _ settings: XSettings) -> AccessibilityRequests {
      DesktopSettings(environment: environment, resources: "", xSettings: settings, appearance: nil).accessibility
    }
    #expect(requests([:], still(1)) == [])
    #expect(requests([:], still(0)) == .reduceMotion)
    #expect(requests(["APUS_ACCESSIBILITY": "boldText,increaseContrast"], still(0)) == [.boldText, .increaseContrast])
    #expect(requests(["APUS_ACCESSIBILITY": "none"], still(0)) == [])
    #expect(requests(["APUS_ACCESSIBILITY": "loud"], still(0)) == .reduceMotion)
    #expect(settings(theme: "HighContrastInverse").accessibility == .increaseContrast)
    #expect(settings(["GTK_THEME": "Adwaita"], theme: "HighContrast").accessibility == [])
  }

  @Test(arguments: [false, true])
  func settingsOfEitherByteOrderAreRead(isBigEndian: Bool) {
    let bytes = XSettingsBytes(isBigEndian: isBigEndian)
      .integer("Gdk/WindowScalingFactor", 2).color("Any/Colour").string("Net/ThemeName", "Yaru-dark").bytes
    let parsed = XSettings(bytes)
    #expect(parsed.values == ["Gdk/WindowScalingFactor": .integer(2), "Net/ThemeName": .string("Yaru-dark")])
  }

  /// Every truncation, and every single damaged byte, is read without a crash.
  @Test func damagedSettingsAreReadAsFarAsTheyGo() {
    let bytes = XSettingsBytes(isBigEndian: false).integer("A", 1).string("Net/ThemeName", "x").bytes
    for length in 0..<bytes.count { #expect(XSettings(Array(bytes.prefix(length))).values.count < 2) }
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 2, 3, 0x7f, 0x80, 0xff] {
        var damaged = bytes
        damaged[index] = value
        #expect(XSettings(damaged).values.count <= 2)
      }
    }
  }
}

/// Writes what a settings manager would.
private struct XSettingsBytes {
  let isBigEndian: Bool
  private var settings: [UInt8] = []
  private var count = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  var bytes: [UInt8] { [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(count, 4) + settings }

  func integer(_ name: String, _ value: Int) -> Self { adding(type: 0, name, number(value, 4)) }
  func string(_ name: String, _ value: String) -> Self {
    adding(type: 1, name, number(value.utf8.count, 4) + padded(value))
  }
  func color(_ name: String) -> Self { adding(type: 2, name, [UInt8](repeating: 9, count: 8)) }

  private func adding(type: UInt8, _ name: String, _ value: [UInt8]) -> Self {
    var copy = self
    copy.settings += [type, 0] + number(name.utf8.count, 2) + padded(name) + number(3, 4) + value
    copy.count += 1
    return copy
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    let littleEndian = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return isBigEndian ? littleEndian.reversed() : littleEndian
  }

  private func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: -text.utf8.count & 3)
  }
}
