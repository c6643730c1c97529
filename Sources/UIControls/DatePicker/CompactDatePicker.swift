import Foundation
import Geometry
import UICore

/// The date alone: a field on a desktop, buttons on a phone, which open a month.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.hasAccessibilityTextSize) private var isLarge

  var body: some View {
    let (model, components, isOpen) = (configuration.model, configuration.displayedComponents, $isOpen)
    if !profile.isPhone {
      LabeledContent {
        DateField(
          model: model, components: components, open: components.contains(.date) ? { isOpen.wrappedValue = true } : nil
        )
        .modifier(CardPopover(isOpen: isOpen) { DateCalendar(model: model, components: .date, takesFocus: true) })
      } label: {
        configuration.label
      }
    } else if isLarge {
      VStack(alignment: .leading, spacing: 8) {
        if !labelIsHidden { configuration.label }
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) { chips }
          VStack(alignment: .leading, spacing: 8) { chips }
        }
      }
    } else {
      HStack(spacing: 8) {
        if !labelIsHidden {
          configuration.label
          Spacer(minLength: 0)
        }
        chips
      }
    }
  }

  @ViewBuilder private var chips: some View {
    let (model, components) = (configuration.model, configuration.displayedComponents)
    if components.contains(.date) { DateChip(model: model, components: .date) }
    if components.contains(.hourAndMinute) { DateChip(model: model, components: .hourAndMinute) }
  }
}

/// A button that shows a date or a time and opens what selects it.
struct DateChip: View {
  let model: DateModel
  let components: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let (model, components, isOpen) = (model, components, $isOpen)
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(verbatim: title).monospacedDigit().lineLimit(1).minimumScaleFactor(0.8)
        .foregroundStyle(isOpen.wrappedValue ? Color.accentColor : .primary)
    }
    .buttonStyle(.bordered)
    .modifier(
      CardPopover(isOpen: isOpen) {
        if components == .date {
          DateCalendar(model: model, components: .date)
        } else {
          DateWheels(model: model, components: .hourAndMinute)
        }
      })
  }

  private var title: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar.with(locale, timeZone), timeZone: timeZone)
    style = components == .date ? style.month(.abbreviated).day().year() : style.hour().minute()
    return style.format(model.selection)
  }
}
