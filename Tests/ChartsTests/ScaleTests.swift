import Charts
import SwiftUI
import Testing

@testable import Charts

/// Domains, ticks and places by arithmetic.
@MainActor struct ScaleTests {
  private func values<C: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> C
  )
    -> ChartPlan
  { ChartPlan(settings, content) }

  @Test func barsBeginAtZeroAndEndAtARoundNumber() {
    // 0…47 with at most 5 intervals: 47 / 6 = 7.8, so steps of 10, of which 50 is the fifth.
    let plan = values { BarMark(x: .value("X", "a"), y: .value("Y", 47.0)) }
    #expect(plan.y.scale.domain == 0...50)
    // 47 of 50.
    #expect(plan.places.count == 1 && abs(plan.places[0].y1 - 0.94) < 1e-9 && plan.places[0].y0 == 0)
  }

  @Test func negativeBarsReachDownFromZero() {
    let plan = values {
      BarMark(x: .value("X", "a"), y: .value("Y", 20.0))
      BarMark(x: .value("X", "b"), y: .value("Y", -20.0))
    }
    // 40 / 6 = 6.7: steps of 10; zero is in the middle of -20…20.
    #expect(plan.y.scale.domain == -20...20)
    #expect(plan.places == [.init(x0: 0, x1: 0.5, y0: 0.5, y1: 1), .init(x0: 0.5, x1: 1, y0: 0.5, y1: 0)])
  }

  @Test func linesMayLeaveZeroOut() {
    var settings = ChartSettings()
    settings.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._setting
    let plan = values(settings) {
      for value in [180.0, 190] { LineMark(x: .value("X", value), y: .value("Y", value)) }
    }
    // 10 / 6 = 1.7: steps of 2.
    #expect(plan.y.scale.domain == 180...190)
    #expect(plan.x.scale.domain == 0...200)
  }

  @Test func aDomainIsTakenAsItIs() {
    var settings = ChartSettings()
    settings.y.domain = (0.0...60)._setting
    settings.x.domain = [30.0, 10]._setting
    let plan = values(settings) { PointMark(x: .value("X", 25.0), y: .value("Y", 15.0)) }
    // 15 of 60; x runs backwards from 30: (30 - 25) / 20.
    #expect(plan.places == [.init(x0: 0.25, x1: 0.25, y0: 0.25, y1: 0.25)])
  }

  @Test func namesStandInOrderOfAppearance() {
    let plan = values {
      for name in ["b", "a", "b", "c"] { BarMark(x: .value("X", name), y: .value("Y", 1.0)) }
    }
    #expect(plan.x.scale.kind == .category(["b", "a", "c"]))
    // The middle of the second of three bands is half.
    #expect(plan.x.scale.fraction(.category("a")) == 0.5)
    #expect(plan.x.scale.value(at: 0.9) == .category("c"))
    #expect(plan.x.scale.value(at: 7) == .category("c"))
    #expect(plan.x.scale.fraction(.category("d")) == nil)
  }

  @Test func namesOfTheVerticalAxisReadFromTheTop() {
    let plan = values {
      BarMark(x: .value("X", 1.0), y: .value("Y", "first"))
      BarMark(x: .value("X", 2.0), y: .value("Y", "second"))
    }
    // In a plot 100 high bands are 50, bars 0.7 of it, 7.5 from the edges; x ends at 2.
    let rects = plan.rects(in: CGSize(width: 200, height: 100))
    #expect(rects.map(\.minX) == [0, 0])
    #expect(rects.map { ($0.width).rounded() } == [100, 200])
    #expect(zip(rects.map(\.minY), [7.5, 57.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(rects.allSatisfy { abs($0.height - 35) < 1e-9 })
  }

  @Test func aBarOfADayIsInTheMiddleOfIt() {
    let calendar = Samples.calendar
    let plan = values {
      for day in 0..<7 {
        BarMark(
          x: .value("Day", Samples.day(day).addingTimeInterval(5000), unit: .day, calendar: calendar),
          y: .value("Y", 1.0), width: .ratio(0.5))
      }
    }
    // Seven days from Monday's midnight; Monday's bar takes 0.25…0.75 of the first seventh of 700 points.
    #expect(
      plan.x.scale.domain
        == Samples.day(0).timeIntervalSince1970...Samples.day(7).timeIntervalSince1970)
    let first = plan.rects(in: CGSize(width: 700, height: 100))[0]
    #expect(abs(first.minX - 25) < 1e-6 && abs(first.width - 50) < 1e-6)
  }

  @Test func barsAtNumbersAreAsWideAsTheLeastDistance() {
    let bars = values { for value in [2.0, 4, 8] { BarMark(x: .value("X", value), y: .value("Y", 1.0)) } }
    // Half of the least distance before the first and after the last.
    #expect(bars.x.scale.domain == 1...9)
    var settings = ChartSettings()
    settings.x.domain = (0.0...10)._setting
    let plan = values(settings) {
      for value in [2.0, 4, 8] { BarMark(x: .value("X", value), y: .value("Y", 1.0)) }
    }
    // The least distance is 2: a fifth of the plot, of which a bar takes 0.7. 2 is at 20 of 100 points: 13…27.
    let rect = plan.rects(in: CGSize(width: 100, height: 100))[0]
    #expect(abs(rect.minX - 13) < 1e-9 && abs(rect.maxX - 27) < 1e-9)
  }

  @Test func dimensions() {
    #expect(MarkDimension.automatic.length(in: 100, automatic: 0.7) == 70)
    #expect(MarkDimension.ratio(0.4).length(in: 100, automatic: 0.7) == 40)
    #expect(MarkDimension.inset(10).length(in: 100, automatic: 0.7) == 80)
    #expect(MarkDimension.fixed(12).length(in: 100, automatic: 0.7) == 12)
    #expect(MarkDimension.inset(80).length(in: 100, automatic: 0.7) == 0)
    #expect(MarkDimension.ratio(.nan).length(in: 100, automatic: 0.7) == 0)
  }

  @Test func logarithm() {
    var settings = ChartSettings()
    settings.y.type = .log
    settings.y.domain = (1.0...10_000)._setting
    let plan = values(settings) {
      for value in [100.0, 0, -3] { PointMark(x: .value("X", 1.0), y: .value("Y", value)) }
    }
    // Two of four powers; nothing and less are at the low end.
    #expect(plan.places.map(\.y0) == [0.5, 0, 0])
  }

  @Test func ticksOfNumbers() {
    let scale = ChartScale(.number, domain: 0...100)
    let (values, format) = ScaleTicks.automatic(scale, count: 5, isWhole: false, timeZone: Samples.utc)
    #expect(values == [0, 20, 40, 60, 80, 100].map { .number($0) })
    let locale = Locale(identifier: "en_US")
    #expect(format.string(.number(2000), locale: locale, timeZone: Samples.utc) == "2,000")
    let halves = ScaleTicks.automatic(
      ChartScale(.number, domain: 0...2), count: 5, isWhole: false, timeZone: Samples.utc)
    #expect(
      halves.values.map { halves.format.string($0, locale: locale, timeZone: Samples.utc) }
        == ["0.0", "0.5", "1.0", "1.5", "2.0"])
    // Whole numbers have no halves.
    let whole = ScaleTicks.automatic(
      ChartScale(.number, domain: 0...2), count: 5, isWhole: true, timeZone: Samples.utc)
    #expect(whole.values == [0, 1, 2].map { .number($0) })
  }

  @Test func stridesOfTheCalendar() {
    let dates = Samples.calendar.steps(
      of: .hour, by: 6, from: Samples.hour(1), through: Samples.hour(24), limit: 1000)
    #expect(dates == [0, 6, 12, 18, 24].map(Samples.hour))
    // The 31st of January and the ends of the months after it.
    let calendar = Samples.calendar
    let months = calendar.steps(of: .month, by: 1, from: Samples.day(0), through: Samples.day(90), limit: 1000)
    #expect(months.map { calendar.component(.month, from: $0) } == [3, 4, 5, 6])
    #expect(months.allSatisfy { calendar.component(.day, from: $0) == 1 })
    #expect(calendar.steps(of: .second, by: 1, from: Samples.day(0), through: Samples.day(90), limit: 7).count == 7)
  }

  @Test func numbersThatAreNoneHaveNoMark() {
    let plan = values {
      for value in [1, Double.nan, .infinity, -.infinity, 3] {
        BarMark(x: .value("X", "\(value)"), y: .value("Y", value))
        PointMark(x: .value("X", "\(value)"), y: .value("Y", value))
        LineMark(x: .value("X", "\(value)"), y: .value("Y", value))
      }
    }
    #expect(plan.y.scale.domain == 0...3)
    // Two bars, two points, and a line of five places with a gap of three.
    let kinds = plan.drawing.looks.map(\.kind)
    #expect(kinds.count { $0 == .bar } == 2 && kinds.count { $0 == .point } == 2 && kinds.count { $0 == .line } == 5)
    #expect(plan.drawing.looks.count(where: \.isGap) == 3)
  }

  @Test func aDomainOfNoWidth() {
    let one = values { PointMark(x: .value("X", 5.0), y: .value("Y", 0.0)) }
    #expect(one.places.allSatisfy { [$0.x0, $0.y0].allSatisfy(\.isFinite) })
    let date = values { PointMark(x: .value("X", Samples.monday), y: .value("Y", 1.0)) }
    #expect(date.places.allSatisfy { (0...1).contains($0.x0) })
    let none = values { BuilderEmpty() }
    #expect(none.places.isEmpty && !none.x.hasValues)
  }

  @Test func bins() {
    // 0…95 by at most 10 intervals: 95 / 11 = 8.6, so 10.
    let bins = NumberBins(range: 0.0...95, desiredCount: 10)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    #expect(bins.index(for: 10) == 1 && bins.index(for: 9.9) == 0 && bins.index(for: 200) == 9)
    #expect(bins[9].contains(100) && !bins[8].contains(90))
    #expect(NumberBins(data: [Int](), desiredCount: 5).count <= 1)
    #expect(NumberBins(size: 2.5, range: 1...6.0).thresholds == [0, 2.5, 5, 7.5])
    let days = DateBins(unit: .day, range: Samples.hour(30)...Samples.hour(60), calendar: Samples.calendar)
    #expect(days.thresholds == [1, 2, 3].map(Samples.day))
    #expect(days.index(for: Samples.hour(50)) == 1)
  }

  @Test func valuesComeBackAsTheirTypes() {
    #expect(Int(plotted: .number(2.6)) == 3)
    #expect(UInt8(plotted: .number(-5)) == 0)
    #expect(Int(plotted: .number(1e300)) == .max)
    #expect(Int(plotted: .number(.nan)) == nil)
    #expect(Double(plotted: .category("1")) == nil)
    #expect(Expense.Category(plotted: .category("Food")) == .food)
    #expect(Decimal(plotted: .number(1.5)) == 1.5)
    #expect(Date(plotted: .date(86_400)) == Date(timeIntervalSince1970: 86_400))
  }
}
