import SwiftUI

/// Dates in fields.
struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_710_408_060)

  var body: some View {
    Exhibit("Date pickers") {
      VStack(alignment: .leading, spacing: 12) {
        Flow(spacing: 24) {
          DatePicker("Departure", selection: $date)
          DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
        }
        Flow(spacing: 24) {
          DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.field)
          DatePicker("Abroad", selection: $date).datePickerStyle(.field)
            .environment(\.locale, Locale(identifier: "de_DE"))
          DatePicker("Never", selection: $date, displayedComponents: .date).disabled(true)
        }
      }
    }
  }
}
