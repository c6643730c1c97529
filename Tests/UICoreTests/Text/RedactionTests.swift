import Foundation
import SwiftUI
import Testing
import UITestSupport

@MainActor
struct RedactionTests {
  private func dump<V: View>(@ViewBuilder _ view: () -> V) throws -> String {
    try TestHost(size: CGSize(width: 200, height: 60), view).frameDump()
  }

  @Test func barsStandForTextsInTheirPlaces() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 60)) {
      VStack {
        Text("Title").redacted(reason: .placeholder)
        Text("Kept").redacted(reason: .placeholder).unredacted()
      }
    }
    #expect(!host.frameDump().contains("glyphs 5"))
    #expect(host.frameDump().contains("fill #"))
    let plain = try TestHost(size: CGSize(width: 200, height: 60)) {
      VStack {
        Text("Title")
        Text("Kept")
      }
    }
    // Nothing moves: the views have the sizes of what they stand for.
    #expect(host.staticTexts.map(\.frame) == plain.staticTexts.map(\.frame))
  }

  @Test func theInnermostWordCounts() throws {
    let text = try dump { Text("Title").unredacted().redacted(reason: .placeholder) }
    #expect(text.contains("glyphs 5"))
  }

  @Test func privateViewsAreHiddenForPrivacyAlone() throws {
    let text = try dump {
      VStack {
        Text("Balance")
        Text("1,234").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(text.contains("glyphs 7"))
    #expect(!text.contains("glyphs 5"))
  }

  @Test func imagesAreBarsToo() throws {
    let text = try dump { Image(systemName: "star").redacted(reason: .placeholder) }
    #expect(text.components(separatedBy: "fill").count == 2)
  }

  @Test func viewsReadTheReasons() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.invalidated) ? "old" : "new") }
    }
    let host = try TestHost { Reader().redacted(reason: .invalidated) }
    #expect(host.staticTexts["old"] != nil)
    #expect(host.frameDump().contains("glyphs 3"))
  }

  @Test func theOlderSizeCategoryIsTheSameSize() throws {
    struct Reader: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(category == .accessibilityLarge) \(size == .accessibility2)") }
    }
    let host = try TestHost { Reader().environment(\.sizeCategory, .accessibilityLarge) }
    #expect(host.staticTexts["true true"] != nil)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }
}
