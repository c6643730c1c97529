import SwiftUI
import Testing
import UITestSupport

/// Reasons for bars as a set that programs hand on.
@MainActor struct RedactionReasonTests {
  private struct Card: View {
    let reasons: RedactionReasons
    var body: some View { Told().redacted(reason: reasons) }
  }

  private struct Told: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      Text("Account").accessibilityLabel(
        [(RedactionReasons.placeholder, "p"), (.privacy, "v"), (.invalidated, "i")]
          .map { reasons.contains($0.0) ? $0.1 : "-" }.joined())
    }
  }

  @Test func reasonsAddUpOnTheWayIn() throws {
    let host = try TestHost {
      VStack {
        Card(reasons: [])
        Card(reasons: .invalidated)
        Card(reasons: [.placeholder, .privacy])
        Card(reasons: .privacy).redacted(reason: .invalidated)
        Told().unredacted().redacted(reason: .placeholder)
      }
    }
    #expect(host.staticTexts.map(\.label) == ["---", "--i", "pv-", "-vi", "---"])
  }

  nonisolated private static let cases: [(RedactionReasons, Bool)] = [
    ([], true), (.placeholder, false), (.privacy, true), (.invalidated, true), ([.invalidated, .placeholder], false),
  ]

  /// Of the three only a placeholder hides what is not private.
  @Test(arguments: Self.cases)
  func aPlaceholderHidesTheText(reasons: RedactionReasons, shows: Bool) throws {
    #expect(try TestHost { Card(reasons: reasons) }.frameDump().contains("glyphs 7") == shows)
  }
}
