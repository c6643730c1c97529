import Charts
import SwiftUI

struct HourlyTemperature: Identifiable {
  let date: Date
  let celsius: Double
  var id: Date { date }
}

/// The hours of a day, as a weather app shows them.
struct WeatherView: View {
  let hours: [HourlyTemperature]
  let now: Date

  private let gradient = LinearGradient(
    colors: [.orange.opacity(0.5), .orange.opacity(0)], startPoint: .top, endPoint: .bottom)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Hourly forecast", systemImage: "clock").font(.headline)
      Chart {
        ForEach(hours) { hour in
          AreaMark(x: .value("Time", hour.date), y: .value("Temperature", hour.celsius))
            .foregroundStyle(gradient)
            .interpolationMethod(.monotone)
          LineMark(x: .value("Time", hour.date), y: .value("Temperature", hour.celsius))
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
            .interpolationMethod(.monotone)
        }
        RuleMark(x: .value("Now", now))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(position: .top, alignment: .center) {
            Text("Now").font(.caption2).foregroundStyle(.secondary)
          }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { value in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour(), anchor: .top)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
          AxisValueLabel {
            if let degrees = value.as(Int.self) {
              Text("\(degrees)°")
            }
          }
        }
      }
      .frame(height: 180)
    }
    .padding()
  }
}
