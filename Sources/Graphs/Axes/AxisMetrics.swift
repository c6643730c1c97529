import SwiftUI

/// The sizes of axes, in points.
struct AxisMetrics {
  let fontSize: CGFloat = 11
  let xAxisHeight: Double = 22
  /// Half a label stands out above the highest tick.
  let topMargin: Double = 8
  /// A y axis's title stands above its labels.
  let titleHeight: Double = 14
  let trailingMargin: Double = 10
  /// Between labels and the plot.
  let labelGap: Double = 8

  /// Of the marks at an axis with minor ticks.
  let majorMark: Double = 4.5
  let minorMark: Double = 3
  /// Marks that are closer are left out.
  let leastMarkDistance: Double = 4

  var font: Font { .system(size: fontSize) }

  /// The width of a label, from above.
  ///
  /// Layout needs it before there is a canvas that measures text. The parts of the font size are the widest of Inter's
  /// digits, capitals and small letters.
  func width(of label: String) -> Double {
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

  /// Places along an axis and the lengths of the marks there, in points; no minor ones where they are too close.
  func marks(minors: [Double], majors: [Double]) -> [(place: Double, length: Double)] {
    let places = (minors + majors).sorted()
    let distance = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min() ?? .infinity
    let long = majors.map { ($0, majorMark) }
    return distance < leastMarkDistance ? long : long + minors.map { ($0, minorMark) }
  }
}
