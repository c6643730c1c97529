import Foundation
import Geometry
import UICore

/// What a month shows of its days, and what a press on one does.
struct MonthChoice {
  let isSelected: (Date) -> Bool
  let isAllowed: (Date) -> Bool
  let press: (Date) -> Void
  /// The day that keys choose, where that is not the selected one.
  var cursor: Date?
}

/// A month to choose days from, with buttons for the months around.
struct MonthGrid: View {
  /// A day of the month that is shown.
  @Binding var shown: Date
  let choice: MonthChoice
  /// Handles a key while the days have the focus; returns whether it did.
  let key: (KeyStroke) -> Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let calendar = calendar.with(locale, timeZone)
    let metrics = profile.months
    let month = MonthDays(of: shown, in: calendar)
    let (choice, key) = (choice, key)
    TimelineView(DaySchedule(calendar: calendar)) { context in
      VStack(spacing: 0) {
        MonthHeader(shown: $shown, today: context.date, calendar: calendar, metrics: metrics)
        WeekdayNames(calendar: calendar, metrics: metrics)
        DayCells(month: month, today: context.date, calendar: calendar, choice: choice, metrics: metrics)
          .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
          .modifier(FocusRing(cornerRadius: 5, focusesOnClick: true, press: key))
      }
      .frame(width: metrics.width)
    }
  }
}

/// The month's name, and buttons for the month before, that of today, and the one behind.
private struct MonthHeader: View {
  @Binding var shown: Date
  let today: Date
  let calendar: Calendar
  let metrics: MonthMetrics
  @Environment(\.platformProfile) private var profile

  var body: some View {
    HStack(spacing: profile.isPhone ? 20 : 2) {
      Text(verbatim: title).font(metrics.titleFont).lineLimit(1).padding(.leading, profile.isPhone ? 12 : 6)
      Spacer(minLength: 4)
      button("chevron.left", "Previous month") { step(-1) }
      if !profile.isPhone { button("circle", "This month") { shown = today } }
      button("chevron.right", "Next month") { step(1) }
    }
    .frame(height: metrics.headerHeight)
  }

  private func button(
    _ name: String, _ label: LocalizedStringKey, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: name)
        .font(.system(size: name == "circle" ? 7 : profile.isPhone ? 18 : 11, weight: .semibold))
        .flipsForRightToLeftLayoutDirection(true)
        .foregroundStyle(profile.isPhone ? Color.accentColor : .secondary)
        .frame(width: profile.isPhone ? 30 : 20, height: profile.isPhone ? 44 : 20)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  private func step(_ distance: Int) {
    shown = calendar.date(byAdding: .month, value: distance, to: MonthDays(of: shown, in: calendar).start) ?? shown
  }

  private var title: String {
    var style = Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    style = style.month(.wide).year()
    return style.format(shown)
  }
}

private struct WeekdayNames: View {
  let calendar: Calendar
  let metrics: MonthMetrics
  @Environment(\.platformProfile) private var profile

  var body: some View {
    MonthColumns(cell: CGSize(width: metrics.cell.width, height: metrics.weekdayHeight)) {
      ForEach(names, id: \.offset) { name in
        Text(verbatim: name.element).font(metrics.weekdayFont).foregroundStyle(Color.quietText).lineLimit(1)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  private var names: [(offset: Int, element: String)] {
    let names =
      profile.isPhone
      ? calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() } : calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names.indices.map { names[($0 + first) % names.count] }.enumerated())
  }
}
