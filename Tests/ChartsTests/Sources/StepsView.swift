import Charts
import SwiftUI

struct DayOfSteps: Identifiable {
  let date: Date
  let steps: Int
  var id: Date { date }
}

/// A week of steps, as a fitness app shows them.
struct StepsView: View {
  let days: [DayOfSteps]
  let goal: Int

  @ChartContentBuilder private var goalLine: some ChartContent {
    RuleMark(y: .value("Goal", goal))
      .foregroundStyle(.green)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
      .annotation(position: .top, alignment: .trailing) {
        Text("Goal").font(.caption2).foregroundStyle(.green)
      }
  }

  var body: some View {
    Chart {
      ForEach(days) { day in
        BarMark(
          x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps), width: .ratio(0.6)
        )
        .foregroundStyle(day.steps >= goal ? Color.green.gradient : Color.gray.gradient)
        .cornerRadius(4)
        .accessibilityLabel(day.date.formatted(.dateTime.weekday(.wide)))
        .accessibilityValue("\(day.steps) steps")
      }
      goalLine
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(values: [0, 5_000, 10_000, 15_000]) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let steps = value.as(Int.self) { Text("\(steps / 1000)k") }
        }
      }
    }
    .padding()
  }
}
