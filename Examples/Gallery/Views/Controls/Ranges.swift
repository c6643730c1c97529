import SwiftUI

/// Numbers between two others.
struct Ranges: View {
  @State private var value = 0.4
  @State private var steps = 3

  var body: some View {
    Exhibit("Sliders, steppers, progress") {
      VStack(alignment: .leading, spacing: 14) {
        Flow(spacing: 16) {
          Slider(value: $value)
            .frame(width: 280)
          Text(value.formatted(.percent.precision(.fractionLength(0))))
            .monospacedDigit()
            .frame(minWidth: 40, alignment: .leading)
          Stepper("Steps: \(steps)", value: $steps, in: 0...10)
            .fixedSize()
        }
        Flow(spacing: 16) {
          ProgressView(value: value)
            .frame(width: 280)
          ProgressView()
        }
      }
    }
  }
}
