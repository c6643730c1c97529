import Foundation
import PlatformHeadless
import SwiftUI
import UITestSupport

@testable import Charts

extension TestHost {
  /// Writes what is shown to the folder that `APUS_REPORT` names.
  func report(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(snapshot(), toFile: "\(folder)/\(name).png")
  }
}

enum Samples {
  /// 2024-03-04 00:00 UTC, a Monday: 19,786 days after 1970 began.
  static let monday = Date(timeIntervalSince1970: 19_786 * 86_400)
  static let utc = TimeZone(identifier: "UTC")!
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar
  }

  static func day(_ number: Int) -> Date { monday.addingTimeInterval(Double(number) * 86_400) }
  static func hour(_ number: Int) -> Date { monday.addingTimeInterval(Double(number) * 3600) }

  static let hours = (0...24).map { (number: Int) -> HourlyTemperature in
    let turn: Double = Double(number - 3) / 24
    return HourlyTemperature(date: hour(number), celsius: 12 - 7 * cos(turn * 2 * .pi))
  }
  static let expenses = [
    Expense(category: .rent, amount: 900), Expense(category: .food, amount: 420),
    Expense(category: .travel, amount: 260),
    Expense(category: .fun, amount: 120),
  ]
  static let days = [8200, 12_400, 4300, 10_100, 9800, 14_200, 6000].enumerated().map {
    DayOfSteps(date: day($0.offset), steps: $0.element)
  }
  static let prices = (0..<60).flatMap { number in
    [price(number, "AAPL", 180, 9), price(number, "MSFT", 205, 14)]
  }

  private static func price(_ number: Int, _ symbol: String, _ base: Double, _ swing: Double) -> Price {
    let close: Double = base + swing * sin(Double(number) / 9 + base) + Double(number % 7) / 3
    return Price(date: day(number), symbol: symbol, close: close)
  }
}

extension View {
  /// English labels in UTC, whatever the machine's are.
  func fixedLanguage() -> some View {
    environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, Samples.utc)
      .environment(\.calendar, Samples.calendar)
  }
}

extension ChartPlan {
  /// The plan of content, as a chart makes it.
  @MainActor init<Content: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> Content
  ) {
    var reduction = _ChartReduction()
    content()._reduce(into: &reduction)
    self.init(reduction.marks, settings)
  }

  /// The places of all marks.
  var places: [MarkPlaces.Place] { drawing.looks.indices.map { drawing.places[$0] } }

  /// The rectangles of all marks in a plot of a size.
  func rects(in size: CGSize) -> [CGRect] {
    let geometry = MarkGeometry(drawing, size: size)
    return drawing.looks.indices.map { geometry.rect(drawing.looks[$0], drawing.places[$0]) }
  }
}
