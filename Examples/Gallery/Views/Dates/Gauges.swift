import SwiftUI

/// Gauges of every style.
struct Gauges: View {
  @State private var value = 67.0
  private let heat = Gradient(colors: [.green, .yellow, .orange, .red])

  var body: some View {
    Exhibit("Gauges") {
      VStack(alignment: .leading, spacing: 16) {
        Flow(spacing: 28) {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircular).tint(heat)
          Gauge(value: value, in: 0...100) {
            Text("BPM")
          } currentValueLabel: {
            Text("\(Int(value))")
          }
          .gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity)
          gauge.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
        }
        Flow(spacing: 28) {
          gauge.frame(width: 220)
          gauge.gaugeStyle(.accessoryLinear).tint(heat).frame(width: 160)
          gauge.gaugeStyle(.accessoryLinearCapacity).frame(width: 160)
        }
        Slider(value: $value, in: 0...100).frame(width: 220)
      }
    }
  }

  private var gauge: some View {
    Gauge(value: value, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(value))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}
