import Foundation
import UICore

/// A month to choose any number of days from, in the environment's calendar, locale and time zone.
///
/// A press adds a day or removes it; the arrows move a mark, and the space bar presses the day under it.
public struct MultiDatePicker<Label: View>: UnaryView {
  private let selection: Binding<Set<DateComponents>>
  /// Before `end` if there is one.
  private let start, end: Date?
  private let label: Label
  @Environment(\.platformProfile) private var profile

  init(_ selection: Binding<Set<DateComponents>>, from start: Date?, upTo end: Date?, @ViewBuilder label: () -> Label) {
    (self.selection, self.start, self.end, self.label) = (selection, start, end, label())
  }

  public var body: some View {
    let days = MultipleDays(selection: selection, start: start, end: end)
    let (label, isPhone) = (label, profile.isPhone)
    Group {
      if isPhone {
        days
      } else {
        LabeledContent(content: { days }, label: { label })
      }
    }
    .modifier(ControlSpacing())
  }
}

private struct MultipleDays: View {
  @Binding var selection: Set<DateComponents>
  let start, end: Date?
  /// A day of the month that is shown; nil for the first one.
  @State private var month: Date?
  @State private var cursor: Date?
  @FocusState private var isFocused: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let calendar = calendar.with(locale, timeZone)
    let selected = Set(selection.compactMap { calendar.date(from: $0) }.map { calendar.startOfDay(for: $0) })
    let (month, cursor) = ($month, $cursor)
    TimelineView(DaySchedule(calendar: calendar)) { context in
      // The first month with a selected day, else the one of today.
      let first = selected.min() ?? bounded(context.date)
      MonthGrid(
        shown: Binding(get: { month.wrappedValue ?? first }, set: { month.wrappedValue = $0 }),
        choice: MonthChoice(
          isSelected: { selected.contains($0) }, isAllowed: { allows($0, calendar) },
          press: {
            toggle($0, calendar)
            // A month that was left open would follow the first day of all.
            month.wrappedValue = $0
            cursor.wrappedValue = $0
          }, cursor: isFocused ? self.cursor : nil)
      ) { key($0, from: self.cursor ?? self.month ?? first, calendar) }
      .focused($isFocused)
    }
  }

  private func bounded(_ date: Date) -> Date {
    if let start, date < start { return start }
    if let end, date >= end { return end.addingTimeInterval(-1) }
    return date
  }

  private func allows(_ day: Date, _ calendar: Calendar) -> Bool {
    if let end, day >= end { return false }
    guard let start, day < start else { return true }
    return calendar.isDate(start, inSameDayAs: day)
  }

  private func toggle(_ day: Date, _ calendar: Calendar) {
    guard allows(day, calendar) else { return }
    let same = selection.filter { parts in
      calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    if same.isEmpty {
      selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.subtract(same)
    }
  }

  private func key(_ press: KeyStroke, from date: Date, _ calendar: Calendar) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    let day = calendar.startOfDay(for: date)
    if press.key == .space {
      cursor = day
      month = day
      toggle(day, calendar)
      return true
    }
    guard let step = MonthStep(press.key, direction) else { return false }
    guard let next = calendar.date(byAdding: step.component, value: step.value, to: day) else { return true }
    // The first key shows the mark where it begins.
    cursor = cursor == nil ? day : calendar.startOfDay(for: next)
    month = cursor
    return true
  }
}
