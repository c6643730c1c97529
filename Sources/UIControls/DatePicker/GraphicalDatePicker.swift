import Foundation
import Geometry
import UICore

/// A month with the time of the day below it, beside the label on a desktop.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let calendar = DateCalendar(model: configuration.model, components: configuration.displayedComponents)
    if profile.isPhone {
      calendar
    } else {
      LabeledContent {
        calendar
      } label: {
        configuration.label
      }
    }
  }
}

/// A month to choose a day from, and the time of the day if it is asked for.
struct DateCalendar: View {
  let model: DateModel
  let components: DatePickerComponents
  /// Whether the days have the focus at the beginning.
  var takesFocus = false
  /// A day of the month that is shown; nil for that of the selection.
  @State private var month: Date?
  @FocusState private var isFocused: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let calendar = calendar.with(locale, timeZone)
    let (model, month, selection) = (model, $month, model.selection)
    let shown = Binding(get: { month.wrappedValue ?? model.selection }, set: { month.wrappedValue = $0 })
    VStack(alignment: .leading, spacing: 6) {
      if components.contains(.date) {
        MonthGrid(
          shown: shown,
          choice: MonthChoice(
            isSelected: { calendar.isDate($0, inSameDayAs: selection) },
            isAllowed: { model.allows(dayOf: $0, calendar) },
            press: {
              model.select(dayOf: $0, calendar)
              month.wrappedValue = nil
            })
        ) { key($0, calendar) }
        .focused($isFocused)
      }
      if components.contains(.hourAndMinute) {
        HStack {
          if components.contains(.date) {
            Text("Time")
            Spacer(minLength: 8)
          }
          if profile.isPhone {
            DateChip(model: model, components: .hourAndMinute)
          } else {
            DateField(model: model, components: .hourAndMinute, hasStepper: true)
          }
        }
        .padding(.horizontal, components.contains(.date) ? 6 : 0)
        .frame(maxWidth: components.contains(.date) ? profile.months.width : nil)
      }
    }
    // Larger numbers would touch one another.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .onChange(of: model.selection) { month.wrappedValue = nil }
    .onAppear { if takesFocus { isFocused = true } }
  }

  private func key(_ press: KeyStroke, _ calendar: Calendar) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    guard let step = MonthStep(press.key, direction) else { return false }
    month = nil
    guard let date = calendar.date(byAdding: step.component, value: step.value, to: model.selection) else {
      return true
    }
    // A month leads to the nearest day that can be selected.
    if step.component == .month || model.allows(dayOf: date, calendar) { model.select(date) }
    return true
  }
}
