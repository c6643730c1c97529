import ChatStore
import Foundation
import SwiftUI
import Testing

@testable import Chat

/// Colours can be read: WCAG 2.2's contrast of at least 4.5 to 1, for the system's accent colour.
@MainActor
struct RowsThemeTests {
  private func luminance(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722 * Double(color.linearBlue)
  }

  private func over(_ color: Color, _ behind: Color.Resolved, _ values: EnvironmentValues) -> Color.Resolved {
    let top = color.resolve(in: values)
    func mix(_ a: Float, _ b: Float) -> Float { a * top.opacity + b * (1 - top.opacity) }
    return Color.Resolved(
      red: mix(top.red, behind.red), green: mix(top.green, behind.green), blue: mix(top.blue, behind.blue))
  }

  private func contrast(_ a: Color.Resolved, _ b: Color.Resolved) -> Double {
    let (x, y) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(x, y) / min(x, y)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func textsCanBeRead(scheme: ColorScheme) {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    let palette = ChatTheme().palette(scheme)
    // The windows of Apus: white, and UIKit's 0x1C1C1E.
    let window = Color(white: scheme == .light ? 1 : 0.115).resolve(in: values)
    for surface in [palette.own, palette.other] {
      let fill = over(surface.fill, window, values)
      let inset = over(surface.inset, fill, values)
      let found = over(surface.found, fill, values)
      #expect(contrast(over(surface.foundText, found, values), found) >= 4.5)
      for behind in [fill, inset] {
        for color in [surface.text, surface.detail, surface.link] {
          #expect(contrast(over(color, behind, values), behind) >= 4.5, "\(color) on \(behind)")
        }
      }
    }
    for color in [palette.detail, palette.failure, palette.other.detail, palette.other.link] {
      #expect(contrast(over(color, window, values), window) >= 4.5, "\(color)")
    }
    for chip in [palette.chip, palette.ownChip] {
      let fill = over(chip.fill, window, values)
      #expect(contrast(over(chip.text, fill, values), fill) >= 4.5, "\(chip.text)")
    }
    for color in AvatarColor.colors {
      #expect(contrast(Color.white.resolve(in: values), color.resolve(in: values)) >= 4.5, "\(color)")
    }
  }

  @Test func avatarsAreOfTheirUser() {
    let user = UserID(rawValue: "@ada:example.org")
    #expect(AvatarColor.color(of: user) == AvatarColor.color(of: user))
    let used = Set((0..<100).map { AvatarColor.color(of: UserID(rawValue: "@user\($0):example.org")) })
    #expect(used.count == AvatarColor.colors.count)
    #expect(MessageAvatar.initials("Ada Lovelace") == "AL")
    #expect(MessageAvatar.initials("ada") == "A")
    #expect(MessageAvatar.initials("@bob:example.org") == "B")
    #expect(MessageAvatar.initials("山田 太郎") == "山太")
    #expect(MessageAvatar.initials("🎉") == "?")
    #expect(MessageAvatar.initials("") == "?")
  }
}
