import SwiftUI

struct DatesPage: View {
  var body: some View {
    Page(title: "Dates & Gauges") {
      DatePickers()
      Months()
      Groups()
      Gauges()
      Progresses()
    }
  }
}
