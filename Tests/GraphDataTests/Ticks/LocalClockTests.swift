import Foundation
import Testing

@testable import GraphData

@Suite struct LocalClockTests {
  static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "America/Havana",
    "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tehran",
    "Africa/Casablanca", "Africa/Cairo", "Asia/Beirut", "Asia/Gaza", "America/Asuncion", "Atlantic/Azores",
    "Antarctica/Troll", "Pacific/Chatham", "Europe/Dublin", "Asia/Pyongyang", "America/Nuuk", "GMT-12", "GMT+14",
  ]

  /// The first instant of every day from 1985 to 2030 has the day's date, and the second before has not.
  @Test(arguments: zones) func daysStartWhereTheirDateDoes(_ name: String) throws {
    let clock = LocalClock(timeZone: try #require(TimeZone(identifier: name)))
    var failures: [Int] = []
    func date(_ instant: Double) -> Int { LocalMoment(instant, offset: clock.offset(at: instant)).day }
    for day in 5479..<22280 {
      guard let start = clock.start(ofDay: day) else {
        // Left out: no instant has that date.
        let midnight = Double(day) * 86400
        if (0..<200).contains(where: { date(midnight - 86400 + Double($0) * 1800) == day }) { failures.append(day) }
        continue
      }
      if date(start) != day || date(start - 1) == day { failures.append(day) }
    }
    #expect(failures.isEmpty)
  }

  @Test(arguments: zones) func agreesWithFoundation(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let clock = LocalClock(timeZone: zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var differing: [String] = []
    for year in [1583, 1700, 1900, 1945, 1970, 1987, 2000, 2011, 2018, 2024, 2100, 3000, 9999] {
      for month in 1...12 {
        for day in [1, 15, 28] {
          let number = CivilDate(year: year, month: month, day: day).dayNumber
          guard let start = clock.start(ofDay: number),
            let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
          else { continue }
          let expected = calendar.startOfDay(for: noon).timeIntervalSince1970
          if start != expected { differing.append("\(year)-\(month)-\(day): \(start) \(expected)") }
        }
      }
    }
    #expect(differing.isEmpty)
  }

  @Test func factsOfTheZoneDatabase() throws {
    // America/Sao_Paulo 2018-11-04: 00:00 -03 becomes 01:00 -02, at 03:00 UTC.
    let saoPaulo = LocalClock(timeZone: try #require(TimeZone(identifier: "America/Sao_Paulo")))
    let fourth = CivilDate(year: 2018, month: 11, day: 4).dayNumber
    #expect(saoPaulo.start(ofDay: fourth) == Double(fourth) * 86400 + 3 * 3600)
    #expect(saoPaulo.start(ofDay: fourth + 1) == Double(fourth + 1) * 86400 + 2 * 3600)
    // Pacific/Apia has no 2011-12-30: from -10 to +14 at 10:00 UTC.
    let apia = LocalClock(timeZone: try #require(TimeZone(identifier: "Pacific/Apia")))
    let thirtieth = CivilDate(year: 2011, month: 12, day: 30).dayNumber
    #expect(apia.start(ofDay: thirtieth) == nil)
    #expect(apia.start(ofDay: thirtieth + 1) == Double(thirtieth) * 86400 + 10 * 3600)
  }
}
