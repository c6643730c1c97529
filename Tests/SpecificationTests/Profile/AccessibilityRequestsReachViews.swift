import SwiftUI
import Testing
import UICore
import UITestSupport

extension ProfileSpecification {
  /// What a user asks for is in the environment, and a change of the desktop's runs those who read it.
  @Test func accessibilityRequestsReachViews() throws {
    let journal = Journal()
    let host = try TestHost(accessibility: [.reduceMotion, .boldText]) {
      KeyReader(\.accessibilityReduceMotion, journal, "motion")
      KeyReader(\.accessibilityReduceTransparency, journal, "transparency")
      KeyReader(\.accessibilityDifferentiateWithoutColor, journal, "colour")
      KeyReader(\.colorSchemeContrast, journal, "contrast")
      KeyReader(\.legibilityWeight, journal, "weight")
    }
    #expect(
      journal.take() == [
        "motion true", "transparency false", "colour false", "contrast standard",
        "weight Optional(UICore.LegibilityWeight.bold)",
      ])
    host.platform.accessibility = [.reduceMotion, .boldText, .differentiateWithoutColor, .increaseContrast]
    host.update()
    #expect(journal.take().sorted() == ["colour true", "contrast increased"])
  }

  /// Apple, `legibilityWeight`: bold where the user asked for bold text; then text is heavier, and so wider.
  @Test func boldTextIsHeavier() throws {
    let bold: (inout EnvironmentValues) -> Void = { $0.legibilityWeight = .bold }
    for profile in [PlatformProfile.desktop, .phone] {
      #expect(try textSize(.body, profile, environment: bold).width > textSize(.body, profile).width)
      let custom = Font.custom("Inter", fixedSize: 13)
      #expect(try textSize(custom, profile, environment: bold) == textSize(custom, profile))
    }
  }

  /// A colour of the system has another shade where contrast is increased (Apple's Human Interface Guidelines, "Color",
  /// iOS, accessible red: 215, 0, 21); a colour of the program's own does not.
  @Test func increasedContrastChangesSystemColors() throws {
    let own = Color(red: 1, green: 0, blue: 0)
    let host = try TestHost(size: CGSize(width: 2, height: 1), accessibility: .increaseContrast) {
      HStack(spacing: 0) {
        Color.red
        own
      }
    }
    #expect(host.snapshot().pixels == [0xFFD7_0015, 0xFFFF_0000])
  }
}
