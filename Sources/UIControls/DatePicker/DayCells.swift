import Foundation
import Geometry
import UICore

/// The days of a month, in weeks. A day is a text and nothing else: what is pressed is found by where.
struct DayCells: View {
  let month: MonthDays
  let today: Date
  let calendar: Calendar
  let choice: MonthChoice
  let metrics: MonthMetrics
  @Environment(\.layoutDirection) private var direction

  private struct Cell: Identifiable {
    let id: Int
    let day: MonthDays.Day
    let isSelected: Bool
    let isCursor: Bool
    var isMarked: Bool { isSelected || isCursor }
  }

  var body: some View {
    let cells = cells
    let columns = MonthColumns(cell: metrics.cell)
    columns {
      ForEach(cells) { text($0).monthCell($0.id) }
    }
    .background(alignment: .top) {
      columns {
        ForEach(cells.filter(\.isMarked)) { mark($0).monthCell($0.id) }
      }
    }
    .accessibilityRepresentation {
      DayElements(
        days: cells.map { ($0.id, $0.day.id, $0.isSelected) }, columns: columns, calendar: calendar, choice: choice)
    }
    .contentShape(Rectangle())
    .onTapGesture { location in
      let pressed = columns.cell(at: location, direction)
      if let day = cells.first(where: { $0.id == pressed })?.day, choice.isAllowed(day.id) { choice.press(day.id) }
    }
  }

  private var cells: [Cell] {
    month.days.enumerated().compactMap { index, day in
      guard day.isInMonth || metrics.isFull else { return nil }
      return Cell(
        id: index, day: day, isSelected: choice.isSelected(day.id) && day.isInMonth,
        isCursor: choice.cursor == day.id && day.isInMonth)
    }
  }

  private func text(_ cell: Cell) -> Text {
    let isToday = calendar.isDate(cell.day.id, inSameDayAs: today)
    return Text(verbatim: String(cell.day.number))
      .font(metrics.font).monospacedDigit()
      .fontWeight(cell.isSelected || isToday ? .semibold : nil)
      .foregroundStyle(color(of: cell, isToday: isToday))
  }

  @ViewBuilder private func mark(_ cell: Cell) -> some View {
    ZStack {
      if cell.isSelected { Circle().fill(Color.accentColor) }
      if cell.isCursor { Circle().strokeBorder(Color.primary.opacity(0.5), lineWidth: 1.5) }
    }
    .frame(width: metrics.mark, height: metrics.mark)
  }

  private func color(of cell: Cell, isToday: Bool) -> Color {
    if cell.isSelected { return .white }
    if !choice.isAllowed(cell.day.id) { return .secondary.opacity(0.4) }
    if !cell.day.isInMonth { return .secondary.opacity(0.7) }
    return isToday ? .accentColor : .primary
  }
}

/// The days as assistive programs are told of them: each with its date, and pressed by itself.
private struct DayElements: View {
  let days: [(cell: Int, date: Date, isSelected: Bool)]
  let columns: MonthColumns
  let calendar: Calendar
  let choice: MonthChoice
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    var style = Date.FormatStyle(
      date: .complete, time: .omitted, locale: calendar.locale ?? .current, calendar: calendar,
      timeZone: calendar.timeZone)
    style.capitalizationContext = .standalone
    return columns {
      ForEach(days, id: \.cell) { day in
        Color.clear
          .modifier(
            .accessibleChoice(
              style.format(day.date), isSelected: day.isSelected,
              select: isEnabled && choice.isAllowed(day.date) ? { choice.press(day.date) } : nil)
          )
          .monthCell(day.cell)
      }
    }
  }
}
