import Charts
import SwiftUI

struct Price: Identifiable {
  let date: Date
  let symbol: String
  let close: Double
  var id: String { symbol + "\(date.timeIntervalSince1970)" }
}

/// Two stocks with a line at the pointer, as a finance app shows them.
struct StocksView: View {
  let prices: [Price]
  @State private var selectedDate: Date?

  var body: some View {
    Chart(prices) {
      LineMark(x: .value("Date", $0.date), y: .value("Close", $0.close))
        .foregroundStyle(by: .value("Symbol", $0.symbol))
        .interpolationMethod(.catmullRom)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartForegroundStyleScale(domain: ["AAPL", "MSFT"], range: [Color.blue, Color.teal])
    .chartYAxis {
      AxisMarks(format: Decimal.FormatStyle.Currency(code: "USD").precision(.fractionLength(0)), position: .trailing)
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        SelectionOverlay(proxy: proxy, plot: geometry[proxy.plotAreaFrame], date: $selectedDate)
      }
    }
    .chartPlotStyle { plot in
      plot.background(Color.gray.opacity(0.06)).border(Color.gray.opacity(0.2), width: 1)
    }
    .padding()
  }
}

struct SelectionOverlay: View {
  let proxy: ChartProxy
  let plot: CGRect
  @Binding var date: Date?

  var body: some View {
    Rectangle().fill(.clear).contentShape(Rectangle())
      .onContinuousHover { phase in
        if case .active(let point) = phase {
          date = proxy.value(atX: point.x - plot.minX, as: Date.self)
        } else {
          date = nil
        }
      }
      .overlay(alignment: .topLeading) {
        if let date, let x = proxy.position(forX: date) {
          Rectangle().fill(.secondary).frame(width: 1, height: plot.height).offset(x: plot.minX + x, y: plot.minY)
            .allowsHitTesting(false)
        }
      }
  }
}
