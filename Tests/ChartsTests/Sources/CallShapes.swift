import Charts
import SwiftUI

/// Calls as programs write them, which must compile and show something.
struct CallShapes: View {
  enum Kind: String, CaseIterable, Plottable { case inside, outside }
  struct Sample: Identifiable {
    let id: Int
    let kind: Kind
    let value: Double
  }
  struct Band: ChartContent {
    let low, high: Double
    var body: some ChartContent {
      RectangleMark(yStart: .value("Low", low), yEnd: .value("High", high))
        .foregroundStyle(.gray.opacity(0.2))
    }
  }

  let samples: [Sample]
  let isDetailed: Bool
  @State private var selection: Int?
  @State private var range: ClosedRange<Int>?

  @ChartContentBuilder private func line(_ kind: Kind, width: CGFloat) -> some ChartContent {
    ForEach(samples.filter { $0.kind == kind }) { sample in
      LineMark(x: .value("Number", sample.id), y: .value("Value", sample.value), series: .value("Kind", kind.rawValue))
        .lineStyle(.init(lineWidth: width, lineCap: .round))
        .foregroundStyle(by: .value("Kind", kind))
        .interpolationMethod(.cardinal(tension: 0.3))
    }
  }

  private func amount(_ sample: Sample) -> PlottableValue<Double> { .value("Value", sample.value) }

  @AxisMarkBuilder private func mark(_ value: AxisValue) -> some AxisMark {
    AxisGridLine()
    if value.index < value.count - 1 { AxisTick() }
    AxisValueLabel()
  }

  @AxisContentBuilder private var wholeAxis: some AxisContent {
    AxisMarks(position: .leading) { mark($0) }
  }

  /// A triangle that points down, as a program's own symbol.
  private struct Arrow: ChartSymbolShape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
        path.closeSubpath()
      }
    }
  }

  var body: some View {
    VStack {
      Chart(samples) { sample in
        PointMark(x: .value("Number", sample.id), y: amount(sample)).symbol(Arrow()).symbolSize(80)
      }
      .chartYAxis { wholeAxis }
      .chartXAxis(.hidden)

      Chart {
        Band(low: 2, high: 4)
        line(.inside, width: 2)
        if isDetailed {
          line(.outside, width: 1)
        } else {
          RuleMark(y: .value("Mean", 3))
        }
        switch samples.count {
        case 0: PointMark(x: .value("Number", 0), y: .value("Value", 0))
        case 1: BarMark(x: .value("Number", 0), y: .value("Value", 0))
        default:
          if let last = samples.last {
            PointMark(x: .value("Number", last.id), y: .value("Value", last.value))
              .symbol { Image(systemName: "star.fill").foregroundStyle(.yellow) }
              .annotation(
                position: .topLeading, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) {
                Text(last.value, format: .number.precision(.fractionLength(1))).font(.caption2)
              }
          }
        }
      }
      .chartForegroundStyleScale([Kind.inside: .red, Kind.outside: .blue])
      .chartYScale(domain: 0...10)
      .chartXScale(domain: .automatic(includesZero: false, reversed: true))
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) { value in
          if let number = value.as(Int.self) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 4])).foregroundStyle(.purple)
            AxisValueLabel("No. \(number)")
          }
        }
        AxisMarks(position: .top, values: [2, 4]) { _ in AxisTick(length: 6, stroke: .init(lineWidth: 2)) }
      }
      .chartYAxis {
        AxisMarks(values: .stride(by: 5.0)) { value in
          AxisGridLine()
          AxisValueLabel(format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
            .font(.caption2.bold()).foregroundStyle(.red)
        }
      }
      .chartXAxisLabel("Number", alignment: .trailing)
      .chartYAxisLabel("Value")
      .chartLegend(position: .top, alignment: .trailing)
      .chartXSelection(value: $selection)

      Chart(Array(samples.enumerated()), id: \.offset) { offset, sample in
        BarMark(
          x: .value("Kind", sample.kind.rawValue), yStart: .value("Low", sample.value / 2),
          yEnd: .value("High", sample.value), width: .fixed(8)
        )
        .position(by: .value("Number", offset))
        .foregroundStyle(.linearGradient(colors: [.mint, .teal], startPoint: .bottom, endPoint: .top))
        .alignsMarkStylesWithPlotArea()
      }
      .chartLegend { Text("A legend of one's own").font(.caption) }
      .chartPlotStyle { plot in plot.background(.blue.opacity(0.05)).clipShape(RoundedRectangle(cornerRadius: 6)) }
      .chartXSelection(range: $range)
      .chartOverlay { proxy in
        if let x: CGFloat = proxy.position(forX: "inside") { Text("\(Int(x))").hidden() }
      }
    }
    .padding()
  }
}
