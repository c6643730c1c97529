import SwiftUI

/// A title, the present value, and a chart.
struct Panel<Chart: View, Legend: View>: View {
  let title: String
  let value: String
  @ViewBuilder let chart: Chart
  @ViewBuilder let legend: Legend

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
          .font(.headline)
        Spacer()
        HStack(spacing: 10) { legend }
      }
      Text(value)
        .font(.title2)
        .monospacedDigit()
        .lineLimit(1)
      chart
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ChartLines() }
    }
    .padding(16)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 14))
  }
}

extension Panel where Legend == EmptyView {
  init(title: String, value: String, @ViewBuilder chart: () -> Chart) {
    self.init(title: title, value: value, chart: chart) { EmptyView() }
  }
}
