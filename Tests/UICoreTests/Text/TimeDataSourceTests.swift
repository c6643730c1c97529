import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Texts that show the time as a style writes it.
@MainActor struct TimeDataSourceTests {
  /// 2023-11-14 22:13:20 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Screen: View {
    let text: Text
    var body: some View { text }
  }

  private func host(_ text: Text) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 100), date: date) {
      Screen(text: text)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "GMT")!)
    }
  }

  private func shown(_ host: TestHost) -> String? {
    host.staticTexts.first?.label.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func theCurrentDateFollowsTheClock() throws {
    let host = try host(Text(.currentDate, format: .dateTime.hour().minute().second()))
    #expect(shown(host) == "10:13:20 PM")
    host.resetCounts()
    let frames = host.window.frameCount
    host.advance(by: 3.5)
    #expect(shown(host) == "10:13:23 PM")
    // One frame a second, and no body.
    #expect(host.window.frameCount - frames == 3 && host.bodies(of: Screen.self) == 0)
  }

  /// Minutes change at 22:14:00, 40 seconds later, and not before.
  @Test func aTextIsMadeAnewWhenItsWordsChange() throws {
    let host = try host(Text(.currentDate, format: .dateTime.hour().minute()))
    let frames = host.window.frameCount
    host.advance(by: 39.9)
    #expect(shown(host) == "10:13 PM" && host.window.frameCount == frames)
    host.advance(by: 0.2)
    #expect(shown(host) == "10:14 PM" && host.window.frameCount == frames + 1)
  }

  @Test func aDurationCountsFromADate() throws {
    let format = Duration.TimeFormatStyle(
      pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .down))
    let host = try host(Text(.durationOffset(to: date.addingTimeInterval(-65)), format: format))
    #expect(shown(host) == "1:05")
    host.advance(by: 0.9)
    #expect(shown(host) == "1:05")
    host.advance(by: 0.2)
    #expect(shown(host) == "1:06")
  }
}
