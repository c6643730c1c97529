import SwiftUI

/// Fields of numbers and dates. What is typed is read when editing ends; what says no value is put back.
struct Values: View {
  @State private var count = 12
  @State private var price = 2.5
  @State private var share = 0.25

  var body: some View {
    Exhibit("Values") {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Count")
          TextField("Count", value: $count, format: .number)
          Text("\(count)").monospacedDigit()
        }
        GridRow {
          Text("Price")
          TextField("Price", value: $price, format: .currency(code: "EUR"))
          Text(price, format: .number).monospacedDigit()
        }
        GridRow {
          Text("Share")
          TextField("Share", value: $share, format: .percent)
          Text(share, format: .number).monospacedDigit()
        }
      }
      .textFieldStyle(.roundedBorder)
      .frame(maxWidth: 420)
    }
  }
}
