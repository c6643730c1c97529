import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Where charts come to rest that were scrolled and let go.
@MainActor struct ScrollTargetTests {
  @Observable @MainActor fileprivate final class Model { var position = 0.0 }

  /// Ten points are one; a hundred are seen.
  private let numbers = ValueSearch(
    measure: ScrollMeasure(
      domain: 0...100, perPoint: 0.1, page: 10, isDate: false, isFlipped: false),
    calendar: Samples.calendar)

  private func rest(
    _ behavior: ValueAlignedChartScrollTargetBehavior, _ search: ValueSearch, from start: Double, _ end: Double,
    _ velocity: CGFloat
  ) -> Double? {
    let measure = search.measure
    let move = Move(
      start: measure.offset(of: start), end: measure.offset(of: end), velocity: velocity)
    return search.rest(behavior.x, isLimited: behavior.limit.isLimited(.compact), move)
      .map { (measure.value(at: $0) * 1e6).rounded() / 1e6 }
  }

  @Test func valuesThatLieClosest() {
    let behavior: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5)
    func end(_ value: Double, _ velocity: CGFloat = 0) -> Double? {
      rest(behavior, numbers, from: 10, value, velocity)
    }
    #expect(end(12) == 10 && end(13) == 15 && end(15) == 15 && end(23, 500) == 25)
  }

  @Test func aFlickGoesToTheNextPage() {
    let behavior: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 1, majorAlignment: .page)
    func end(from start: Double, _ value: Double, _ velocity: CGFloat) -> Double? {
      rest(behavior, numbers, from: start, value, velocity)
    }
    #expect(end(from: 10, 13, 500) == 20 && end(from: 10, 47, 500) == 20)
    #expect(end(from: 12, 11, -500) == 10 && end(from: 10, 9, -500) == 0)
    // Let go at rest, it stays close to where it is.
    #expect(end(from: 10, 13.3, 0) == 13)
    // Where there is room it goes as far as it was thrown.
    let throw500 = Move(start: 100, end: 470, velocity: 500)
    #expect(
      numbers.rest(behavior.x, isLimited: behavior.limit.isLimited(.regular), throw500) == 500)
  }

  @Test func daysBeginAtMidnightOfTheCalendar() throws {
    let start = Samples.hour(5).timeIntervalSince1970
    let search = ValueSearch(
      measure: ScrollMeasure(
        domain: start...start + 86_400 * 14, perPoint: 60, page: 86_400, isDate: true,
        isFlipped: false),
      calendar: Samples.calendar)
    let behavior: ValueAlignedChartScrollTargetBehavior =
      .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(hour: 0, weekday: 2)))
    func end(_ hour: Int, _ velocity: CGFloat = 0) -> Date? {
      rest(
        behavior, search, from: Samples.hour(30).timeIntervalSince1970, Samples.hour(hour).timeIntervalSince1970,
        velocity
      ).map { Date(timeIntervalSince1970: $0) }
    }
    #expect(end(34) == Samples.day(1) && end(40) == Samples.day(2))
    #expect(end(40, 500) == Samples.day(7) && end(29, -500) == Samples.day(0))
  }

  /// Drags a finger over a chart of 0...100, of which 30 are seen in 300 points, and holds it still before it is lifted.
  private func position(afterDragging distance: CGFloat, _ behavior: some ChartScrollTargetBehavior) throws -> Double {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Chart { for x in [0.0, 100] { PointMark(x: .value("X", x), y: .value("Y", 1.0)) } }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 30.0)
        .chartScrollTargetBehavior(behavior)
        .chartScrollPosition(x: Bindable(model).position)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    func finger(_ x: CGFloat) -> PointerEvent { PointerEvent(location: CGPoint(x: x, y: 100), isTouch: true) }
    host.send(.pointerDown(finger(280)))
    for step in 1...8 {
      host.advance(by: 1 / 60)
      host.send(.pointerMoved(finger(280 - distance * CGFloat(step) / 8)))
    }
    host.advance(by: 0.5)
    host.send(.pointerMoved(finger(280 - distance)))
    host.send(.pointerUp(finger(280 - distance)))
    host.advance(by: 2)
    return (model.position * 1000).rounded() / 1000
  }

  @Test func aFingerLetsGo() throws {
    let position = try position(afterDragging: 72, .valueAligned(unit: 5))
    #expect(position > 0 && position.remainder(dividingBy: 5) == 0)
  }

  @Test func pagesAreThoseOfScrollViews() throws {
    #expect(try position(afterDragging: 200, .paging) == 30)
    #expect(try position(afterDragging: 90, .paging) == 0)
  }

  /// Asks the chart for the value under the target.
  private struct ToTens: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      guard let value = context.chartProxy.value(atX: target.rect.minX, as: Double.self),
        let place = context.chartProxy.position(forX: (value / 10).rounded() * 10)
      else { return }
      #expect(context.containerSize.width == 300 && context.axes == .horizontal)
      target.rect.origin.x = place
    }
  }

  /// Knows nothing of charts.
  private struct ToPoints: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) { target.rect.origin.x = 77 }
  }

  @Test func aProgramsOwnBehaviour() throws {
    #expect(try position(afterDragging: 160, ToTens()) == 20)
    #expect(abs(try position(afterDragging: 160, ToPoints()) - 7.7) < 0.01)
  }
}
