import Charts
import SwiftUI

/// A day's temperatures by the hour, smoothed.
struct Temperatures: View {
  private struct Hour: Identifiable {
    let id: Int
    let degrees: Double
  }

  private static let hours = [
    11, 10, 10, 9, 9, 10, 12, 14, 16, 18, 20, 21, 22, 23, 23, 22, 21, 19, 17, 16, 14, 13, 12, 11,
  ]
  .enumerated().map { Hour(id: $0, degrees: $1) }

  var body: some View {
    Chart(Self.hours) { hour in
      AreaMark(x: .value("Hour", hour.id), yStart: .value("Least", 5), yEnd: .value("Temperature", hour.degrees))
        .foregroundStyle(
          .linearGradient(colors: [.orange.opacity(0.5), .orange.opacity(0)], startPoint: .top, endPoint: .bottom)
        )
        .interpolationMethod(.monotone)
      LineMark(x: .value("Hour", hour.id), y: .value("Temperature", hour.degrees))
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 2))
        .interpolationMethod(.monotone)
      if hour.id == 14 {
        RuleMark(x: .value("Now", hour.id))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        PointMark(x: .value("Now", hour.id), y: .value("Temperature", hour.degrees))
          .foregroundStyle(.orange)
          .annotation(position: .topTrailing) { Text("\(Int(hour.degrees))°").font(.caption.bold()) }
      }
    }
    .chartXScale(domain: 0...23)
    .chartYScale(domain: 5...30)
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0):00") }
      }
    }
    .frame(height: 180)
  }
}
