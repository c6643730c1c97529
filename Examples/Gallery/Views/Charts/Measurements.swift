import Charts
import SwiftUI

/// Points of two kinds, by colour and shape.
struct Measurements: View {
  var body: some View {
    Chart(0..<40, id: \.self) { number in
      PointMark(x: .value("Width", Double(number * 37 % 40) / 4), y: .value("Height", Double(number * 17 % 31)))
        .foregroundStyle(by: .value("Kind", number % 2 == 0 ? "Even" : "Odd"))
        .symbol(by: .value("Kind", number % 2 == 0 ? "Even" : "Odd"))
    }
    .frame(height: 200)
  }
}
