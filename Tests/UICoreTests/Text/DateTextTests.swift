import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Texts of dates: what they show, and the exact moments at which that changes.
@MainActor @Suite struct DateTextTests {
  /// 2023-11-14 22:13:20 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func setting(_ locale: String = "en_US", _ zone: String = "GMT") throws -> DateText.Setting {
    DateText.Setting(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
      timeZone: try #require(TimeZone(identifier: zone)))
  }

  /// Spaces before AM and PM are narrow ones that do not break, in the versions of CLDR since 42.
  private func plain(_ text: String) -> String { text.replacingOccurrences(of: "\u{202F}", with: " ") }

  /// What is shown so many seconds after the date, and after how many seconds that changes.
  private func shown(_ style: Text.DateStyle, _ seconds: Double, _ locale: String = "en_US") throws -> String {
    let (text, next) = DateText.date(date, style).shown(at: date.addingTimeInterval(seconds), try setting(locale))
    guard let next else { return plain(text) }
    let change = ((next.timeIntervalSince(date)) * 1000).rounded() / 1000
    return "\(plain(text)) until \(change == change.rounded() ? "\(Int(change))" : "\(change)")"
  }

  @Test func datesAreFormatted() throws {
    #expect(try shown(.time, 0) == "10:13 PM")
    #expect(try shown(.date, 0) == "November 14, 2023")
    #expect(try shown(.date, 0, "pl_PL") == "14 listopada 2023")
    let tokyo = DateText.date(date, .time).shown(at: date, try setting("ja_JP", "Asia/Tokyo")).text
    #expect(tokyo == "7:13")
    let later = date.addingTimeInterval(4500)
    let thin = "\u{2009}"
    #expect(
      plain(DateText.interval(date, later).shown(at: date, try setting()).text)
        .replacingOccurrences(of: thin, with: " ") == "10:13 – 11:28 PM")
  }

  /// Down to the date and up from it; each text for one second.
  @Test func timersCountDownAndUp() throws {
    #expect(try shown(.timer, -3661) == "1:01:01 until -3660")
    #expect(try shown(.timer, -60.25) == "1:01 until -60")
    #expect(try shown(.timer, -60) == "1:00 until -59")
    #expect(try shown(.timer, -0.5) == "0:01 until 0")
    #expect(try shown(.timer, 0) == "0:00 until 1")
    #expect(try shown(.timer, 59.75) == "0:59 until 60")
    #expect(try shown(.timer, 133_141) == "36:59:01 until 133142")
    // A timer that comes a little early.
    #expect(try shown(.timer, -9.00005) == "0:09 until -8")
  }

  /// Whole minutes beside hours change each minute, and not each second.
  @Test func relativeTextsHaveTwoUnits() throws {
    let (hour, day) = (3600.0, 86400.0)
    let many: TimeInterval = 2 * hour + 23 * 60 + 10
    #expect(try shown(.relative, 5) == "5 sec until 6")
    #expect(try shown(.relative, 674) == "11 min, 14 sec until 675")
    #expect(try shown(.relative, -674) == "11 min, 14 sec until -673")
    // 2:24:00, and a second less than 2:23:00 before.
    #expect(try shown(.relative, many) == "2 hr, 23 min until 8640")
    #expect(try shown(.relative, -many) == "2 hr, 23 min until -8579")
    #expect(try shown(.relative, 2 * hour) == "2 hr until 7260")
    // The sixth hour of the fourth day.
    #expect(try shown(.relative, 3 * day + 5 * hour + 1) == "3 days, 5 hr until 280800")
    // To 2023-12-16: a month of 30 days and two days.
    #expect(try shown(.relative, 32 * day) == "1 mth, 2 days until \(33 * 86400)")
    // To 2025-01-14 22:13:20, 427 days later with the 29th of February; the next month ends after 31 days.
    #expect(try shown(.relative, 427 * day) == "1 yr, 2 mths until \((427 + 31) * 86400)")
  }

  @Test func offsetsHaveASignAndOneUnit() throws {
    #expect(try shown(.offset, 2 * 3600 + 1) == "+2 hours until \(3 * 3600)")
    #expect(try shown(.offset, -674) == "-11 minutes until -659")
    #expect(try shown(.offset, 3 * 86400) == "+3 days until \(4 * 86400)")
    #expect(try shown(.offset, 5, "pl_PL") == "+5 sekund until 6")
  }

  @Test func timersOfIntervalsStopAtTheirEnds() throws {
    func shown(_ seconds: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true) throws -> String {
      let text = DateText.timer(
        date...date.addingTimeInterval(3700), pauseTime: pause.map { date.addingTimeInterval($0) }, countsDown: down,
        showsHours: hours)
      let (string, next) = text.shown(at: date.addingTimeInterval(seconds), try setting())
      return string + (next.map { " until \(Int($0.timeIntervalSince(date).rounded()))" } ?? "")
    }
    #expect(try shown(-100) == "1:01:40 until 1")
    #expect(try shown(0) == "1:01:40 until 1")
    #expect(try shown(0, hours: false) == "61:40 until 1")
    #expect(try shown(100) == "1:00:00 until 101")
    #expect(try shown(101) == "59:59 until 102")
    #expect(try shown(3699) == "0:01 until 3700")
    #expect(try shown(3700) == "0:00")
    #expect(try shown(9999) == "0:00")
    #expect(try shown(-5, down: false) == "0:00 until 1")
    #expect(try shown(61, down: false) == "1:01 until 62")
    #expect(try shown(3700, down: false) == "1:01:40")
    #expect(try shown(10, pause: 10) == "1:01:30")
    #expect(try shown(9, pause: 10) == "1:01:31 until 10")
    #expect(try shown(500, pause: 10) == "1:01:30")
  }

  @Test func farDatesEndNothing() throws {
    let far = [1e15, -1e15].map { Date(timeIntervalSince1970: $0) }
    for far in far + [.distantPast, .distantFuture] {
      for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
        let (_, next) = DateText.date(far, style).shown(at: date, try setting())
        #expect(next.map { $0 > date } ?? true)
      }
    }
  }

  // MARK: In a window

  private struct Countdown: View {
    let end: Date
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Remove") { isShown = false }
        if isShown { Clock(end: end) }
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private struct Clock: View {
    let end: Date
    var body: some View { Text("Left: \(end, style: .timer)").bold() }
  }

  /// The text changes at each second of the date, whatever the frame at which it appeared, and runs no body.
  @Test func aTextFollowsTheClock() throws {
    let end = Date(timeIntervalSinceNow: 10.5)
    let host = try TestHost { Countdown(end: end) }
    // Half a second and what this took so far; the host's clock begins between two readings of the calendar.
    #expect(host.staticTexts["Left: 0:11"] != nil)
    host.resetCounts()
    host.advance(by: 0.6)
    #expect(host.staticTexts["Left: 0:10"] != nil)
    host.advance(by: 9)
    #expect(host.staticTexts["Left: 0:01"] != nil)
    host.advance(by: 3)
    #expect(host.staticTexts["Left: 0:02"] != nil)
    #expect(host.bodies(of: Clock.self) == 0)
  }

  /// Nothing is drawn in between, and nothing at all once the text is gone.
  @Test func framesComeWithChanges() throws {
    let host = try TestHost { Countdown(end: Date(timeIntervalSinceNow: -7200.5)) }
    host.resetCounts()
    let frames = host.window.frameCount
    host.advance(by: 10)
    #expect(host.window.frameCount == frames + 10)
    host.buttons["Remove"]?.click()
    let later = host.window.frameCount
    host.advance(by: 10)
    #expect(host.window.frameCount == later)
  }

  /// Hours and minutes are looked at once a minute.
  @Test func aTextThatChangesRarelyWakesRarely() throws {
    let start = Date(timeIntervalSinceNow: -7200.5)
    let host = try TestHost { Text(start, style: .relative).environment(\.locale, Locale(identifier: "en_US")) }
    #expect(host.staticTexts["2 hr"] != nil)
    let frames = host.window.frameCount
    host.advance(by: 59)
    #expect(host.window.frameCount == frames)
    host.advance(by: 1)
    #expect(host.window.frameCount == frames + 1)
    #expect(host.staticTexts["2 hr, 1 min"] != nil)
  }
}
