import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Date pickers in a window of 300 by 400 points, in the calendar of 2026 and the time zone of Greenwich.
@MainActor struct DatePickerTests {
  @MainActor @Observable final class Model {
    var date: Date { didSet { writes += 1 } }
    var isEnabled = true
    @ObservationIgnored var writes = 0
    init(_ date: Date) { self.date = date }

    var binding: Binding<Date> { Bindable(self).date }
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: 7))!
  }

  private func stage<P: View>(
    in locale: String = "en_US", direction: LayoutDirection = .leftToRight, profile: PlatformProfile = .desktop,
    _ model: Model, @ViewBuilder _ picker: @escaping () -> P
  ) -> DateStage {
    DateStage(direction: direction, profile: profile) {
      Reading { picker().labelsHidden().disabled(!model.isEnabled) }
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "GMT")!)
    }
  }

  // MARK: Fields

  @Test func partsAreInTheOrderOfTheLocale() {
    let american = DatePattern([.date, .hourAndMinute], in: Locale(identifier: "en_US"))
    #expect(american.parts == [.month, .day, .year, .hour, .minute, .dayPeriod])
    #expect(american.hasTwelveHours && !american.isRightToLeft)
    let german = DatePattern([.date, .hourAndMinute], in: Locale(identifier: "de_DE"))
    #expect(german.parts == [.day, .month, .year, .hour, .minute])
    #expect(!german.hasTwelveHours)
    #expect(german.elements[1] == .literal("."))
    #expect(DatePattern(.date, in: Locale(identifier: "ja_JP")).parts == [.year, .month, .day])
    #expect(DatePattern(.hourAndMinute, in: Locale(identifier: "de_DE")).parts == [.hour, .minute])
    // Quoted letters are text, marks of direction tell the order.
    let quoted = DatePattern("d 'de' MM\u{200F}/y")
    #expect(
      quoted.elements == [
        .part(.day, digits: 1), .literal(" de "), .part(.month, digits: 2), .literal("/"), .part(.year, digits: 1),
      ])
    #expect(quoted.isRightToLeft)
  }

  @Test func digitsAreTypedIntoParts() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(model) { DatePicker("Date", selection: model.binding).datePickerStyle(.field) }
    stage.key(.tab)
    // A month may have a second digit after 1 and none after 2.
    stage.type("1")
    #expect(model.writes == 0)
    stage.type("2")
    #expect(model.date == Self.date(2026, 12, 25))
    stage.type("7")
    #expect(model.date == Self.date(2026, 12, 7))
    stage.type("2027")
    #expect(model.date == Self.date(2027, 12, 7))
    stage.type("11")
    #expect(model.date == Self.date(2027, 12, 7, 11))
    stage.type("05")
    #expect(model.date == Self.date(2027, 12, 7, 11, 5))
    stage.type("p")
    #expect(model.date == Self.date(2027, 12, 7, 23, 5))
    #expect(model.writes == 6)
    // 12 in the afternoon is noon.
    stage.key(.leftArrow)
    stage.key(.leftArrow)
    stage.type("12")
    #expect(model.date == Self.date(2027, 12, 7, 12, 5))
  }

  @Test func whatIsTypedBecomesAValueWhenThePartIsLeft() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(in: "de_DE", model) {
      DatePicker("Date", selection: model.binding, displayedComponents: .date).datePickerStyle(.field)
    }
    stage.key(.tab)
    stage.type("3")
    #expect(model.writes == 0)
    stage.type(".")
    #expect(model.date == Self.date(2026, 11, 3))
    stage.type("1")
    stage.key(.rightArrow)
    #expect(model.date == Self.date(2026, 1, 3))
    // Two digits are a year of this century; what is erased was not typed.
    stage.type("319")
    stage.key(.delete)
    stage.key(.return)
    #expect(model.date == Self.date(2031, 1, 3))
    // No month 0, and a day that the month has not is its last.
    stage.key(.leftArrow)
    stage.type("00")
    #expect(model.date == Self.date(2031, 1, 3))
    model.date = Self.date(2026, 2, 10)
    stage.pass(0.1)
    stage.key(.leftArrow)
    stage.key(.leftArrow)
    stage.type("31")
    #expect(model.date == Self.date(2026, 2, 28))
  }

  @Test func arrowsStepAPartAndTabLeavesBehindTheLast() {
    let model = Model(Self.date(2026, 1, 31))
    let stage = stage(model) {
      VStack {
        DatePicker("Date", selection: model.binding, displayedComponents: .date)
        Button("Other") { model.date = Self.date(1999, 1, 1) }
      }
    }
    stage.key(.tab)
    // Behind January is February, which has no 31st; before January is December, in the same year.
    stage.key(.upArrow)
    #expect(model.date == Self.date(2026, 2, 28))
    stage.key(.downArrow)
    stage.key(.downArrow)
    #expect(model.date == Self.date(2026, 12, 28))
    stage.key(.tab)
    stage.key(.upArrow)
    #expect(model.date == Self.date(2026, 12, 29))
    stage.key(.tab)
    stage.key(.downArrow)
    #expect(model.date == Self.date(2025, 12, 29))
    // Past the two halves of the stepper.
    for _ in 0..<3 { stage.key(.tab) }
    stage.key(.space)
    #expect(model.date == Self.date(1999, 1, 1))
    // Round to the first part.
    stage.key(.tab)
    stage.key(.upArrow)
    #expect(model.date == Self.date(1999, 2, 1))
  }

  @Test func aRangeBoundsWhatIsSelected() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(model) {
      DatePicker(
        "Date", selection: model.binding, in: Self.date(2026, 6, 15)...Self.date(2027, 2, 1), displayedComponents: .date
      ).datePickerStyle(.field)
    }
    stage.key(.tab)
    stage.type("3")
    #expect(model.date == Self.date(2026, 6, 15))
    model.isEnabled = false
    stage.pass(0.1)
    stage.type("7")
    #expect(model.date == Self.date(2026, 6, 15))
  }

  @Test func theDaysOfTheZoneAroundAreShown() {
    // 9:41 in Greenwich is 22:41 of the same day at the most eastern zone's neighbour, 23:41 a day before in none.
    let zone = TimeZone(secondsFromGMT: -10 * 3600)!
    let date = Self.date(2026, 3, 1)
    #expect(Self.calendar.with(Locale(identifier: "en_US"), zone).value(of: .day, in: date) == 28)
    #expect(Self.calendar.with(Locale(identifier: "en_US"), zone).value(of: .month, in: date) == 2)
    #expect(Self.calendar.date(Self.date(2024, 2, 29), setting: .year, to: 2025) == Self.date(2025, 2, 28))
  }

  // MARK: Months

  @Test func aMonthHasSixWeeks() {
    // November 2026 begins on a Sunday, February 2026 too and has four weeks.
    let november = MonthDays(of: Self.date(2026, 11, 25), in: Self.calendar)
    func weeks(_ month: MonthDays) -> Int { month.days.lastIndex(where: \.isInMonth)! / 7 + 1 }
    #expect(november.days.count == 42 && weeks(november) == 5)
    #expect(november.days[0].number == 1 && november.days[0].isInMonth)
    #expect(november.days[30].number == 1 && !november.days[30].isInMonth)
    #expect(weeks(MonthDays(of: Self.date(2026, 2, 1), in: Self.calendar)) == 4)
    var monday = Self.calendar
    monday.firstWeekday = 2
    let european = MonthDays(of: Self.date(2026, 11, 25), in: monday)
    // Six days of October before.
    #expect(european.days[0].number == 26 && !european.days[0].isInMonth && european.days[6].number == 1)
    #expect(weeks(european) == 6)
  }

  /// Of November 2026, whose first day is a Sunday: the grid of 196 by 190 points is in the middle of 300 by 400.
  private func cell(_ day: Int, height: CGFloat = 190) -> CGPoint {
    CGPoint(
      x: 52 + 28 * (CGFloat((day - 1) % 7) + 0.5),
      y: (400 - height) / 2 + 26 + 20 + 24 * (CGFloat((day - 1) / 7) + 0.5))
  }

  private func graphical(_ model: Model, _ direction: LayoutDirection = .leftToRight) -> DateStage {
    stage(direction: direction, model) {
      DatePicker(
        "Date", selection: model.binding, in: Self.date(2026, 10, 5)...Self.date(2026, 12, 20),
        displayedComponents: .date
      ).datePickerStyle(.graphical)
    }
  }

  @Test func aPressChoosesADay() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = graphical(model)
    stage.click(cell(3))
    // The time of the day stays.
    #expect(model.date == Self.date(2026, 11, 3))
    // A day of the month behind, in the grid's sixth week; then that month is shown, whose first is a Tuesday.
    stage.click(cell(36))
    #expect(model.date == Self.date(2026, 12, 6))
    // 21 December is out of the range: it is in the place of 23 November.
    stage.click(cell(23))
    #expect(model.date == Self.date(2026, 12, 6))
    stage.click(cell(22))
    #expect(model.date == Self.date(2026, 12, 20))
    #expect(model.writes == 3)
  }

  @Test func arrowsMoveTheDayAndPagesTheMonth() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = graphical(model)
    stage.click(cell(25))
    stage.key(.rightArrow)
    #expect(model.date == Self.date(2026, 11, 26))
    stage.key(.upArrow)
    stage.key(.leftArrow)
    #expect(model.date == Self.date(2026, 11, 18))
    stage.key(.downArrow)
    stage.key(.downArrow)
    #expect(model.date == Self.date(2026, 12, 2))
    stage.key(.pageUp)
    stage.key(.pageUp)
    // Not before the range.
    #expect(model.date == Self.date(2026, 10, 5))
    stage.key(.leftArrow)
    #expect(model.date == Self.date(2026, 10, 5))
    stage.key(.pageDown)
    #expect(model.date == Self.date(2026, 11, 5))
    for _ in 0..<3 { stage.key(.pageDown) }
    #expect(model.date == Self.date(2026, 12, 20))
  }

  @Test func fromRightToLeftTheNextDayIsAtTheLeft() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = graphical(model, .rightToLeft)
    let place = cell(1)
    stage.click(CGPoint(x: 300 - place.x, y: place.y))
    #expect(model.date == Self.date(2026, 11, 1))
    stage.key(.leftArrow)
    #expect(model.date == Self.date(2026, 11, 2))
  }

  @Test func theCompactStyleOpensAMonth() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(model) {
      DatePicker("Date", selection: model.binding, displayedComponents: .date).datePickerStyle(.compact)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    stage.key(.tab)
    stage.type("2")
    #expect(model.date == Self.date(2026, 2, 25))
    stage.key(.space)
    stage.pass(0.5)
    // The days have the focus, and Escape gives it back to the field.
    stage.key(.rightArrow)
    #expect(model.date == Self.date(2026, 2, 26))
    stage.key(.escape)
    stage.pass(0.5)
    stage.type("9")
    #expect(model.date == Self.date(2026, 2, 9))
  }

  @Test func aPhoneHasButtonsThatOpenAMonth() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(profile: .phone, model) {
      DatePicker("Date", selection: model.binding, displayedComponents: .date)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    stage.key(.tab)
    stage.key(.space)
    stage.pass(0.5)
    stage.key(.tab)
    stage.key(.tab)
    stage.key(.tab)
    stage.key(.pageDown)
    #expect(model.date == Self.date(2026, 12, 25))
  }

  // MARK: Wheels

  @Test func wheelsTurnByKeysPressesAndDrags() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(model) {
      DatePicker("Date", selection: model.binding, in: Self.date(2026, 3, 1)..., displayedComponents: .date)
        .datePickerStyle(.wheel)
    }
    stage.pass(0.5)
    stage.key(.tab)
    stage.key(.downArrow)
    #expect(model.date == Self.date(2026, 12, 25))
    // No month behind the last.
    stage.key(.downArrow)
    #expect(model.date == Self.date(2026, 12, 25))
    stage.key(.tab)
    stage.key(.upArrow)
    #expect(model.date == Self.date(2026, 12, 24))
    // Columns of 96, 43.2 and 57.6 points in the middle of 300, rows of 24: the day below the one in the middle.
    stage.pass(1)
    stage.click(CGPoint(x: 51.6 + 96 + 21, y: 224))
    #expect(model.date == Self.date(2026, 12, 25))
    stage.pass(1)
    // Two months up, at rest.
    stage.drag(from: CGPoint(x: 100, y: 200), by: 48)
    stage.pass(2)
    #expect(model.date == Self.date(2026, 10, 25))
    // January is not in the range, whose first day is selected instead.
    stage.drag(from: CGPoint(x: 100, y: 160), by: 230)
    stage.pass(2)
    #expect(model.date == Self.date(2026, 3, 1))
  }

  // MARK: Several days

  @MainActor @Observable final class Days {
    var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 5)]
    var numbers: [Int] { days.compactMap(\.day).sorted() }
  }

  @Test func severalDaysAreChosen() {
    let (model, days) = (Model(.distantPast), Days())
    let stage = stage(model) {
      MultiDatePicker(
        "Days", selection: Bindable(days).days, in: Self.date(2026, 11, 3)..<Self.date(2026, 11, 19, 23, 0))
    }
    stage.click(cell(3))
    stage.click(cell(19))
    #expect(days.numbers == [3, 5, 19])
    // The 2nd is before the range, the 20th is not in it.
    stage.click(cell(2))
    stage.click(cell(20))
    stage.click(cell(5))
    #expect(days.numbers == [3, 19])
    // The mark begins at the day that was pressed last.
    stage.key(.rightArrow)
    stage.key(.downArrow)
    stage.key(.space)
    #expect(days.numbers == [3, 13, 19])
    stage.key(.space)
    #expect(days.numbers == [3, 19])
  }

  private struct Logging: View {
    let model: Model
    let log: (String) -> Void
    var body: some View {
      let _ = log("around")
      DatePicker(selection: Bindable(model).date, displayedComponents: .date) { LoggingLabel(log: log) }
    }
  }

  private struct LoggingLabel: View {
    let log: (String) -> Void
    var body: some View {
      let _ = log("label")
      Box(1, 10, 10)
    }
  }

  @Test func selectingRunsNoBodyAround() {
    var log: [String] = []
    let model = Model(Self.date(2026, 11, 25))
    let stage = DateStage(direction: .leftToRight, profile: .desktop) {
      Logging(model: model) { log.append($0) }.environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(log == ["around", "label"])
    stage.key(.tab)
    stage.key(.upArrow)
    #expect(model.writes == 1)
    #expect(log == ["around", "label"])
  }

  private struct Writing: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box(configuration.displayedComponents == .date ? 1 : 2, configuration.minimumDate == nil ? 10 : 20, 10)
        .onTapGesture { configuration.selection = Date(timeIntervalSinceReferenceDate: 0) }
    }
  }

  @Test func aStyleGetsTheRangeAndSetsTheSelection() {
    let model = Model(Self.date(2026, 11, 25))
    let stage = stage(model) {
      DatePicker("Date", selection: model.binding, in: Date.distantPast..., displayedComponents: .date)
        .datePickerStyle(Writing())
    }
    #expect(stage.window[1] == CGRect(x: 140, y: 195, width: 20, height: 10))
    stage.click(CGPoint(x: 150, y: 200))
    #expect(model.date == Date(timeIntervalSinceReferenceDate: 0))
  }
}

/// A window of 300 by 400 points for keys and a mouse.
@MainActor final class DateStage {
  let window: BoxWindow
  private var time = 0.0

  init(direction: LayoutDirection, profile: PlatformProfile, @ViewBuilder _ root: () -> some View) {
    window = BoxWindow(300, 400, direction: direction, profile: profile, root)
    _ = window.boxes()
  }

  func pass(_ seconds: Double) {
    for _ in 0..<max(1, Int((seconds * 60).rounded())) {
      time += 1.0 / 60
      _ = window.boxes(at: time)
    }
  }

  func key(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    window.host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    window.host.send(.keyUp(key, modifiers: modifiers))
    pass(1.0 / 60)
  }

  func type(_ text: String) { for character in text { key(.character(character)) } }

  /// A finger that rests before it leaves.
  func drag(from start: CGPoint, by distance: CGFloat) {
    func send(_ make: (PointerEvent) -> InputEvent, _ y: CGFloat) {
      window.host.send(make(PointerEvent(location: CGPoint(x: start.x, y: y), isTouch: true)))
      pass(1.0 / 60)
    }
    send(InputEvent.pointerDown, start.y)
    for step in 1...20 { send(InputEvent.pointerMoved, start.y + distance * CGFloat(step) / 20) }
    pass(0.3)
    send(InputEvent.pointerMoved, start.y + distance)
    send(InputEvent.pointerUp, start.y + distance)
  }

  func click(_ point: CGPoint) {
    window.host.send(.pointerDown(PointerEvent(location: point)))
    pass(1.0 / 60)
    window.host.send(.pointerUp(PointerEvent(location: point)))
    pass(0.5)
  }
}
