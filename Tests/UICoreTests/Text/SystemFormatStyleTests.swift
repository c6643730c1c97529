import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Texts of a moment beside another one, which follow the clock.
@MainActor struct SystemFormatStyleTests {
  /// 2023-11-14 22:13:20 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Screen: View {
    let text: Text
    var body: some View { text }
  }

  private func host(_ text: Text, locale: String = "en_US") throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 100), date: date) {
      Screen(text: text)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "GMT")!)
    }
  }

  private func shown(_ host: TestHost) -> String? { host.staticTexts.first?.label }
  private func shown(_ text: Text, locale: String = "en_US") throws -> String? { shown(try host(text, locale: locale)) }

  @Test func aStopwatchCountsHundredths() throws {
    let host = try host(Text(.currentDate, format: .stopwatch(startingAt: date)))
    #expect(shown(host) == "00:00.00")
    host.resetCounts()
    host.advance(by: 5.25)
    #expect(shown(host) == "00:05.25" && host.bodies(of: Screen.self) == 0)
    #expect(try shown(Text(.currentDate, format: .stopwatch(startingAt: date - 3600))) == "01:00:00.00")
    #expect(try shown(Text(.currentDate, format: .stopwatch(startingAt: date - 4500, showsHours: false))) == "75:00.00")
    #expect(
      try shown(Text(.currentDate, format: .stopwatch(startingAt: date - 83.4, maxPrecision: .milliseconds(100))))
        == "01:23.4")
    #expect(
      try shown(Text(.currentDate, format: .stopwatch(startingAt: date - 83.4, maxPrecision: .seconds(1)))) == "01:23")
    #expect(
      try shown(Text(.currentDate, format: .stopwatch(startingAt: date - 1400, maxPrecision: .seconds(60))))
        == "23 minutes")
    #expect(try shown(Text(.currentDate, format: .stopwatch(startingAt: date + 9))) == "00:00.00")
  }

  @Test func aTimerRunsInItsInterval() throws {
    let down = try host(Text(.currentDate, format: .timer(countingDownIn: date..<date + 300)))
    let up = try host(Text(.currentDate, format: .timer(countingUpIn: date..<date + 300)))
    #expect(shown(down) == "5:00" && shown(up) == "0:00")
    let frames = down.window.frameCount
    for host in [down, up] { host.advance(by: 3.5) }
    #expect(shown(down) == "4:57" && shown(up) == "0:03")
    #expect(down.window.frameCount == frames + 3)
    for host in [down, up] { host.advance(by: 400) }
    #expect(shown(down) == "0:00" && shown(up) == "5:00")
    #expect(!down.window.needsFrame)
  }

  @Test func anOffsetIsInWordsOrOnAClock() throws {
    let host = try host(Text(.currentDate, format: .offset(to: date - 222)))
    #expect(shown(host) == "3 minutes, 42 seconds")
    host.advance(by: 1.1)
    #expect(shown(host) == "3 minutes, 43 seconds")
    #expect(try shown(Text(.currentDate, format: .offset(to: date + 7200))) == "-2 hours")
    let clock = SystemFormatStyle.DateOffset(
      to: date - 5025, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
    #expect(try shown(Text(.currentDate, format: clock)) == "1:23:45")
    #expect(try shown(Text(date, format: .offset(to: date - 3700, maxFieldCount: 1, sign: .always()))) == "+1 hour")
  }

  @Test func aReferenceIsNearOrFar() throws {
    let host = try host(Text(.currentDate, format: .reference(to: date + 300)))
    #expect(shown(host) == "in 5 minutes")
    host.advance(by: 300)
    #expect(shown(host) == "now")
    host.advance(by: 125)
    #expect(shown(host) == "2 minutes ago")
    #expect(try shown(Text(date, format: .reference(to: date + 86_400))) == "tomorrow")
    #expect(try shown(Text(date, format: .reference(to: date - 3 * 86_400))) == "3 days ago")
    #expect(try shown(Text(date, format: .reference(to: date - 27 * 86_400)), locale: "de_DE") == "vor 27 Tagen")
    #expect(try shown(Text(date, format: .reference(to: Date(timeIntervalSince1970: 1_560_000_000)))) == "June 2019")
    #expect(try shown(Text(date, format: .reference(to: date - 62 * 86_400))) == "Wednesday, September 13")
  }

  private struct Loud: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      var text = AttributedString("\(value)!")
      text.foregroundColor = .red
      return text
    }
  }

  @Test func aStyleMayGiveAttributes() throws {
    let host = try host(Text(7, format: Loud()).font(.largeTitle))
    #expect(shown(host) == "7!")
    #expect(host.snapshot().pixels.contains { $0 >> 16 & 0xFF > 0xC0 && $0 & 0xFF < 0x60 })
  }
}
