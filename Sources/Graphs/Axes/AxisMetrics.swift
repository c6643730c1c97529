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
}
