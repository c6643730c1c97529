import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// The days of a month are elements: each is called by its date, and pressed by itself.
@MainActor struct DayElementTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private static func day(_ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: 12, day: day, hour: 9, minute: 41))!
  }

  private struct Page: View {
    @State private var date = day(8)
    let isEnabled: Bool
    let written: (Date) -> Void
    var body: some View {
      DatePicker("Day", selection: $date, in: day(5)..., displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden().disabled(!isEnabled)
        .onChange(of: date) { written(date) }
        .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, calendar.timeZone)
    }
  }

  private func host(isEnabled: Bool = true, written: @escaping (Date) -> Void = { _ in }) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 400)) { Page(isEnabled: isEnabled, written: written) }
  }

  private func element(_ host: TestHost, _ label: String) -> TestElement? {
    host.allElements.first { $0.label == label }
  }

  /// The 15th of December 2026 is a Tuesday.
  @Test func aDayIsPressed() throws {
    var dates: [Date] = []
    let host = try host { dates.append($0) }
    #expect(element(host, "Tuesday, December 8, 2026")?.isSelected == true)
    let day = try #require(element(host, "Tuesday, December 15, 2026"))
    #expect(!day.isSelected && day.frame.width > 15 && day.frame.height > 15)
    #expect(day.activate() && dates == [Self.day(15)])
    #expect(element(host, "Tuesday, December 15, 2026")?.isSelected == true)
    #expect(element(host, "Tuesday, December 8, 2026")?.isSelected == false)
    // It is where the day is drawn: a click there chooses the same.
    let other = try #require(element(host, "Wednesday, December 23, 2026"))
    other.click()
    #expect(dates == [Self.day(15), Self.day(23)])
  }

  @Test func aDayThatCannotBeChosenIsNotPressed() throws {
    #expect(try element(host(), "Wednesday, December 2, 2026")?.activate() == false)
    #expect(try element(host(isEnabled: false), "Tuesday, December 15, 2026")?.activate() == false)
  }

  @Test func theArrowsAreCalledByWhatTheyDo() throws {
    let host = try host()
    try #require(host.buttons["Next month"]).activate()
    host.advance(by: 1)
    #expect(element(host, "Friday, January 15, 2027") != nil)
    try #require(host.buttons["Previous month"]).activate()
    host.advance(by: 1)
    #expect(element(host, "Tuesday, December 15, 2026") != nil)
  }
}
