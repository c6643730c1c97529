import SwiftUI

/// Loudness over time as upright bars. Time runs from left to right in every language.
struct Waveform: Shape {
  static let count = 30
  /// From 0 to 1.
  let bars: [Double]
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// As many bars as are drawn, each the loudest of its time; what is no number is silence.
  static func bars(_ waveform: [Float]) -> [Double] {
    (0..<count).map { index in
      let (start, end) = (index * waveform.count / count, (index + 1) * waveform.count / count)
      let part = waveform[start..<min(max(end, start + 1), waveform.count)]
      // A sender may tell of many more values than there are bars; a hundred of each will do.
      return part.prefix(100).reduce(0) { $1.isFinite ? max($0, min(Double($1), 1)) : $0 }
    }
  }

  func path(in rect: CGRect) -> Path {
    let step = rect.width / Double(bars.count)
    let width = step * 0.55
    return Path { path in
      for (index, bar) in bars.enumerated() {
        let height = max(width, rect.height * bar)
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + Double(index) * step + (step - width) / 2, y: rect.midY - height / 2, width: width,
            height: height),
          cornerSize: CGSize(width: width / 2, height: width / 2))
      }
    }
  }
}
