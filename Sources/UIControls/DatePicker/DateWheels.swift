import Foundation
import Geometry
import UICore

/// Columns of the values of a date's parts, the selected ones in one line.
struct DateWheels: View {
  let model: DateModel
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let calendar = calendar.with(locale, timeZone)
    let pattern = DatePattern(components, in: locale)
    let metrics = profile.wheels
    HStack(spacing: 0) {
      ForEach(pattern.parts, id: \.self) { part in
        WheelColumn(
          value: calendar.value(of: part, in: model.selection), values: values(part, calendar),
          width: metrics.width(of: part), title: { title($0, part, pattern, calendar) }
        ) {
          let date = model.clamped(calendar.date(model.selection, setting: part, to: $0))
          model.select(date)
          return calendar.value(of: part, in: date)
        }
      }
    }
    // Larger lines would not fit into the rows.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .background {
      RoundedRectangle(cornerRadius: metrics.radius, style: .continuous).fill(Color.controlFill)
        .frame(height: metrics.row)
    }
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .environment(\.layoutDirection, pattern.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func values(_ part: DatePart, _ calendar: Calendar) -> ClosedRange<Int> {
    guard part == .year else { return calendar.values(of: part, in: model.selection) }
    let year = calendar.component(.year, from: model.selection)
    let first = model.minimum.map { calendar.component(.year, from: $0) } ?? max(1, year - 200)
    let last = model.maximum.map { calendar.component(.year, from: $0) } ?? year + 200
    return min(first, year)...max(last, year)
  }

  private func title(_ value: Int, _ part: DatePart, _ pattern: DatePattern, _ calendar: Calendar) -> String {
    switch part {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : String(value)
    case .hour: return String(pattern.hasTwelveHours ? (value + 11) % 12 + 1 : value)
    case .minute: return value < 10 ? "0\(value)" : String(value)
    case .dayPeriod: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    default: return String(value)
    }
  }
}

/// The dimensions of wheels, in points. On a phone 216 high with rows of 32: UIPickerView.
struct WheelMetrics {
  let row, height, radius: CGFloat

  func width(of part: DatePart) -> CGFloat { row * (part == .month ? 4 : part == .year ? 2.4 : 1.8) }
}

extension PlatformProfile {
  var wheels: WheelMetrics {
    isPhone ? WheelMetrics(row: 32, height: 216, radius: 8) : WheelMetrics(row: 24, height: 120, radius: 6)
  }
}
