import Charts
import SwiftUI

/// How much was done at which hour of which day.
struct Activity: View {
  private struct Cell: Identifiable {
    let day: String
    let hour: Int
    var id: String { "\(day)\(hour)" }
    var amount: Double { Double((hour * 7 + day.utf8.reduce(0) { $0 + Int($1) } * 3) % 13) }
  }

  private static let cells = ["Mon", "Tue", "Wed", "Thu", "Fri"].flatMap { day in
    (8..<18).map { Cell(day: day, hour: $0) }
  }

  var body: some View {
    Chart(Self.cells) { cell in
      RectangleMark(
        x: .value("Hour", "\(cell.hour)"), y: .value("Day", cell.day), width: .ratio(0.95), height: .ratio(0.92)
      )
      .cornerRadius(3)
      .foregroundStyle(by: .value("Amount", cell.amount))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.blue.opacity(0.15), .blue]))
    .chartLegend(.hidden)
    .frame(height: 170)
  }
}
