import SwiftUI
import Testing
import UITestSupport

@MainActor @Suite struct FontTests {
  @Test func sizesAreThoseAskedFor() {
    #expect(UIFont.systemFont(ofSize: 21).pointSize == 21)
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
    #expect(NSFont.labelFont(ofSize: 0).pointSize == 10)
    // UIKit's and AppKit's constants.
    #expect(
      [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize] == [
        14, 12, 17, 18,
      ])
    #expect([NSFont.systemFontSize, NSFont.smallSystemFontSize, NSFont.labelFontSize] == [13, 11, 10])
    #expect(UIFont.boldSystemFont(ofSize: 10).withSize(30) == UIFont.systemFont(ofSize: 30, weight: .bold))
  }

  @Test func fontsBecomeFontsOfViews() {
    #expect(Font(UIFont.systemFont(ofSize: 17)) == .system(size: 17))
    #expect(Font(UIFont.systemFont(ofSize: 17, weight: .semibold)) == .system(size: 17, weight: .semibold))
    #expect(Font(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular)) == .system(size: 12, design: .monospaced))
    #expect(
      Font(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light))
        == .system(size: 9, weight: .light).monospacedDigit())
    #expect(Font(UIFont.italicSystemFont(ofSize: 9)) == .system(size: 9).italic())
    // Of two names, UIKit's.
    #expect(Font(.systemFont(ofSize: 5)) == .system(size: 5))
  }

  /// UIKit's weights, by their numbers, are those of views.
  @Test(
    arguments: [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ] as [(UIFont.Weight, Font.Weight)])
  func weightsAreTheSame(weight: UIFont.Weight, expected: Font.Weight) {
    #expect(Font(UIFont.systemFont(ofSize: 10, weight: weight)) == .system(size: 10, weight: expected))
  }

  @Test func stylesHaveTheSizeOfTheWindowsText() throws {
    // HIG, "Typography": macOS built-in text styles, and iOS dynamic type sizes at large and at xxxLarge.
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 13)
    #expect(NSFont.preferredFont(forTextStyle: .largeTitle).pointSize == 26)
    try TestHost(profile: .phone) { EmptyView() }.asProgram {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
      #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
    }
    try TestHost(profile: .phone, environment: { $0.dynamicTypeSize = .xxxLarge }) { EmptyView() }.asProgram {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      // 34 at large, 40 at xxxLarge.
      let metrics = UIFontMetrics(forTextStyle: .largeTitle)
      #expect(metrics.scaledValue(for: 17) == 20)
      #expect(metrics.scaledFont(for: .systemFont(ofSize: 34)).pointSize == 40)
    }
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test func descriptorsChangeFaces() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(size: 20, design: .rounded))
    let both = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Font(UIFont(descriptor: both, size: 8)) == .system(size: 8, weight: .bold).italic())
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
  }

  @Test func onlyInstalledFontsAreFound() throws {
    #expect(UIFont(name: "No Such Font", size: 12) == nil && NSFont(name: "", size: 12) == nil)
    // The system's font is installed as Inter.
    let inter = try #require(UIFont(name: "Inter", size: 12))
    #expect(inter.pointSize == 12 && inter.familyName == "Inter")
    #expect(Font(inter) == .custom("Inter", fixedSize: 12))
    #expect(UIFont(name: "inter", size: 12) != nil)
  }

  @Test func linesAndTextsAreAsLargeAsViews() throws {
    let font = UIFont.systemFont(ofSize: 30, weight: .bold)
    var size: CGSize?
    let host = try TestHost(size: CGSize(width: 400, height: 100), profile: .phone) {
      Text("Some text").font(Font(font)).onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    host.update()
    let shown = try #require(size)
    // A view is rounded up to whole pixels.
    let own = "Some text".size(withAttributes: [.font: font])
    #expect(CGSize(width: own.width.rounded(.up), height: own.height.rounded(.up)) == shown)
    #expect(NSString(string: "Some text").size(withAttributes: [.font: font]) == own)
    // A phone's lines have the font's height.
    #expect(abs(font.lineHeight + font.leading - own.height) < 0.01)
    #expect(font.ascender > 0 && font.descender < 0 && font.capHeight > font.xHeight)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    // Two points after each of nine characters.
    let spaced = "Some text".size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(spaced.width - own.width - 18) < 1e-6)
  }
}
