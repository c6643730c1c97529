import Foundation
import Testing

@testable import GraphData

@Suite struct TimeTicksTests {
  static let english = TimeLabels(locale: Locale(identifier: "en_US"))
  static let british = TimeLabels(locale: Locale(identifier: "en_GB"))

  static func axis(_ zone: String, _ labels: TimeLabels = british) throws -> TimeTicks {
    TimeTicks(timeZone: try #require(TimeZone(identifier: zone)), labels: labels)
  }

  /// Local wall times of the ticks of a step, as "31 01:00".
  static func walls(_ zone: String, _ step: TimeStep, from start: Double, hours: Double) throws -> [String] {
    try axis(zone).instants(every: step, in: start...(start + hours * 3600)).map {
      let minute = $0.second / 60
      return "\(CivilDate(dayNumber: $0.day).day) \(minute / 60):\(minute % 60 / 10)\(minute % 10)"
    }
  }

  @Test func springForward() throws {
    // Europe/Berlin 2024-03-31 01:00 UTC: 02:00 CET becomes 03:00 CEST. 2024-03-30T23:00Z is local midnight.
    let midnight = 1_711_839_600.0
    #expect(
      try Self.walls("Europe/Berlin", .seconds(3600), from: midnight, hours: 4)
        == ["31 0:00", "31 1:00", "31 3:00", "31 4:00", "31 5:00"])
    #expect(
      try Self.walls("Europe/Berlin", .seconds(7200), from: midnight, hours: 7)
        == ["31 0:00", "31 4:00", "31 6:00", "31 8:00"])
    // The day has 23 hours.
    #expect(
      try Self.axis("Europe/Berlin").instants(every: .days(1), in: midnight...(midnight + 90000)).map(\.instant)
        == [midnight, midnight + 23 * 3600])
  }

  @Test func fallBack() throws {
    // Europe/Berlin 2024-10-27 01:00 UTC: 03:00 CEST becomes 02:00 CET. 2024-10-26T22:00Z is local midnight.
    let midnight = 1_729_980_000.0
    // The hour that comes twice is there twice, an hour apart …
    #expect(
      try Self.walls("Europe/Berlin", .seconds(3600), from: midnight, hours: 5)
        == ["27 0:00", "27 1:00", "27 2:00", "27 2:00", "27 3:00", "27 4:00"])
    let ticks = try Self.axis("Europe/Berlin").ticks(in: midnight...(midnight + 5 * 3600), count: 6).ticks
    #expect(ticks.map(\.context) == ["27 Oct 2024", nil, nil, "UTC+1", nil, nil])
    // … and once where ticks are farther apart than the change.
    #expect(
      try Self.walls("Europe/Berlin", .seconds(7200), from: midnight, hours: 9)
        == ["27 0:00", "27 2:00", "27 4:00", "27 6:00", "27 8:00"])
  }

  @Test func halfAnHour() throws {
    // Australia/Lord_Howe 2024-04-07: 02:00 +11 becomes 01:30 +10:30, at 2024-04-06T15:00Z.
    let before = 1_712_415_600.0 - 2 * 3600
    #expect(
      try Self.walls("Australia/Lord_Howe", .seconds(3600), from: before, hours: 4)
        == ["7 0:00", "7 1:00", "7 2:00", "7 3:00"])
    #expect(
      try Self.walls("Australia/Lord_Howe", .seconds(1800), from: before + 3600, hours: 2)
        == ["7 1:00", "7 1:30", "7 1:30", "7 2:00", "7 2:30"])
  }

  @Test func midnightThatIsNot() throws {
    // America/Sao_Paulo 2018-11-04: the day starts at 01:00.
    let evening = 1_541_300_400.0 - 6 * 3600
    #expect(
      try Self.walls("America/Sao_Paulo", .seconds(10800), from: evening, hours: 12)
        == ["3 18:00", "3 21:00", "4 1:00", "4 3:00", "4 6:00"])
    let ticks = try Self.axis("America/Sao_Paulo").ticks(in: evening...(evening + 43200), count: 4).ticks
    #expect(ticks.compactMap(\.context) == ["3 Nov 2018", "4 Nov"])
  }

  @Test func aDayLeftOut() throws {
    // Pacific/Apia: 29 December 2011 is followed by the 31st.
    let noon = 1_325_239_200.0 - 12 * 3600
    #expect(try Self.walls("Pacific/Apia", .days(1), from: noon, hours: 48) == ["31 0:00", "1 0:00"])
    #expect(
      try Self.walls("Pacific/Apia", .seconds(43200), from: noon, hours: 24) == ["29 12:00", "31 0:00", "31 12:00"])
  }

  @Test func calendarSteps() throws {
    let utc = try Self.axis("UTC", Self.english)
    let year = 1_704_067_200.0...(1_704_067_200.0 + 366 * 86400)
    // 2024 in quarters.
    let quarters = utc.ticks(in: year, count: 4)
    #expect(quarters.step == .months(3))
    #expect(quarters.ticks.map(\.label) == ["Jan", "Apr", "Jul", "Oct", "Jan"])
    #expect(quarters.ticks.map(\.context) == ["2024", nil, nil, nil, "2025"])
    // Weeks begin on Sunday in the United States, on Monday in Britain: 2024-01-07 and 2024-01-01.
    let month = 1_704_067_200.0...(1_704_067_200.0 + 30 * 86400)
    #expect(utc.instants(every: .days(7), in: month).first?.instant == 1_704_585_600)
    #expect(try Self.axis("UTC").instants(every: .days(7), in: month).first?.instant == 1_704_067_200)
    let ages = utc.ticks(in: TimeTicks.supportedRange, count: 5)
    #expect(ages.ticks.map(\.label) == ["2000", "4000", "6000", "8000"])
  }

  @Test func labelsOfTwoLevels() throws {
    let utc = try Self.axis("UTC", Self.english)
    // 2023-12-31T18:00Z and twelve hours.
    let night = utc.ticks(in: 1_704_045_600...1_704_088_800, count: 4)
    #expect(night.step == .seconds(10800))
    let space = night.ticks[0].label.contains("\u{202F}") ? "\u{202F}" : " "
    #expect(
      night.ticks.map(\.label) == ["6", "9", "12", "3", "6"].enumerated().map { $1 + space + ($0 < 2 ? "PM" : "AM") })
    #expect(night.ticks.map(\.context) == ["Dec 31, 2023", nil, "Jan 1, 2024", nil, nil])
    let british = try Self.axis("UTC").ticks(in: 1_704_045_600...1_704_088_800, count: 4)
    #expect(british.ticks.map(\.label) == ["18:00", "21:00", "00:00", "03:00", "06:00"])
    // Parts of a second across a minute.
    let parts = try Self.axis("UTC").ticks(in: 59.8...60.2, count: 4)
    #expect(parts.ticks.map(\.label) == [":59.8", ":59.9", ":00.0", ":00.1", ":00.2"])
    #expect(parts.ticks.compactMap(\.context) == ["1 Jan 1970, 00:00", "00:01"])
  }

  @Test func partsOfASecondAreExact() throws {
    let axis = try Self.axis("UTC")
    for moment in axis.instants(every: .parts(count: 1, per: 1000), in: 1_700_000_000...1_700_000_000.02) {
      #expect(moment.instant == (moment.instant * 1000).rounded() / 1000)
    }
  }

  /// Wide, narrow, far and infinite windows give ticks inside, rising, without overlap.
  @Test func anyWindow() throws {
    let axis = try Self.axis("America/New_York", Self.english)
    var random = SeededGenerator(seed: 1)
    var windows: [ClosedRange<Double>] = [
      0...0, -.infinity ... .infinity, 0 ... .infinity, 1e300...1e301, -1e12 ... -1e11, 253_402_300_799...1e15,
      5...5.000001,
    ]
    for _ in 0..<500 {
      let start = Double.random(in: -3e9...6e9, using: &random)
      windows.append(start...(start + pow(10, .random(in: -4...10, using: &random))))
    }
    for window in windows {
      let result = axis.ticks(in: window, length: 800, spacing: 10) { Double($0.count) * 7 }
      let projection = AxisProjection(scale: .linear, domain: result.window, length: 800)
      for (first, second) in zip(result.ticks, result.ticks.dropFirst()) {
        let gap = projection.position(of: second.value) - projection.position(of: first.value)
        #expect(gap >= Double(first.label.count + second.label.count) * 3.5 + 10 - 1e-3)
      }
      let contexts = result.ticks.filter { $0.context != nil }
      for (first, second) in zip(contexts, contexts.dropFirst()) {
        let gap = projection.position(of: second.value) - projection.position(of: first.value)
        #expect(gap >= Double(first.context!.count + second.context!.count) * 3.5 + 10 - 1e-3)
      }
      #expect(result.ticks.allSatisfy { result.window.contains($0.value) })
      if result.step.duration >= 1e-3 { #expect(result.ticks.count >= 2, "\(window)") }
    }
  }

  @Test func fullLabels() throws {
    let axis = try Self.axis("Europe/Berlin")
    #expect(axis.fullLabel(1_711_846_800) == "31 Mar 2024, 03:00:00")
    #expect(axis.fullLabel(1_711_846_800, step: .seconds(60)) == "31 Mar 2024, 03:00")
    #expect(axis.fullLabel(1_711_846_800, step: .days(1)) == "31 Mar 2024")
    #expect(axis.fullLabel(1_711_846_800.25, step: .parts(count: 1, per: 100)) == "31 Mar 2024, 03:00:00.25")
    #expect(axis.fullLabel(.nan) == "–")
  }

  @Test func patterns() {
    #expect(
      DatePattern("d. MMM y").parts == [
        .day(width: 1), .literal(". "), .monthName(standalone: false), .literal(" "), .year,
      ])
    #expect(DatePattern("HH 'o''clock'").parts == [.hour(width: 2, isTwelve: false), .literal(" o'clock")])
    #expect(DatePattern("h:mm a").isTwelveHours && !DatePattern("H:mm").isTwelveHours)
  }
}
