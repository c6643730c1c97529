import SwiftUI

/// A title, the present value, and a chart.
struct Panel<Chart: View>: View {
  let title: String
  let value: String
  @ViewBuilder let chart: Chart

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.headline)
      Text(value)
        .font(.title2)
        .monospacedDigit()
        .lineLimit(1)
      chart
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(16)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 14))
  }
}
