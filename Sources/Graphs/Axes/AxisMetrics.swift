import SwiftUI

/// The sizes of axes, in points.
package struct AxisMetrics {
  package init() {}

  let fontSize: CGFloat = 11
  let xAxisHeight: Double = 22
  /// The top margin: half of the label of the highest tick.
  let topMargin: Double = 8
  /// The height of a y axis's title, which is above the labels.
  let titleHeight: Double = 14
  let trailingMargin: Double = 10
  /// The gap between labels and the plot.
  let labelGap: Double = 8

  /// The length of major marks, which axes with minor ticks have.
  let majorMark: Double = 4.5
  let minorMark: Double = 3
  /// Closer marks are left out.
  let leastMarkDistance: Double = 4

  var font: Font { .system(size: fontSize) }

  /// An upper bound for the width of a label.
  ///
  /// Layout needs it before a canvas can measure text. The factors are the widths of Inter's widest digit, capital and
  /// small letter.
  package func width(of label: String) -> Double {
    var width = 0.0
    for character in label.unicodeScalars {
      switch character {
      case ".", ",", ":", "'", " ", "i", "l", "I", "|": width += 0.30
      case "0"..."9", "a"..."l", "n"..."v", "x"..."z", "−", "+", "-", "/": width += 0.63
      default: width += 0.85
      }
    }
    return width * fontSize
  }

  /// The positions and lengths of marks along an axis, in points; without minor marks if they would be too close.
  func marks(minors: [Double], majors: [Double]) -> [(place: Double, length: Double)] {
    let places = (minors + majors).sorted()
    let distance = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min() ?? .infinity
    let long = majors.map { ($0, majorMark) }
    return distance < leastMarkDistance ? long : long + minors.map { ($0, minorMark) }
  }
}
