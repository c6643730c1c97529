import SwiftUI

/// Months to choose days from.
struct Months: View {
  @State private var date = Date(timeIntervalSince1970: 1_710_408_060)

  var body: some View {
    Exhibit("Months") {
      Flow(alignment: .top, spacing: 40) {
        DatePicker("Departure", selection: $date).datePickerStyle(.graphical)
        DatePicker("From today on", selection: $date, in: date..., displayedComponents: .date)
          .datePickerStyle(.graphical)
          .tint(.orange)
          .environment(\.locale, Locale(identifier: "fr_FR"))
        DatePicker("Departure", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      }
      .labelsHidden()
    }
  }
}
