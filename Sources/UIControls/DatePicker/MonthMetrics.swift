import Foundation
import Geometry
import UICore

/// The dimensions of a month, in points. Numbers without a source are this package's choice.
struct MonthMetrics {
  let cell: CGSize
  /// The diameter of the mark of a selected day.
  let mark: CGFloat
  let font, titleFont, weekdayFont: Font
  let headerHeight, weekdayHeight: CGFloat
  /// Whether all months have six weeks, with days of the months around.
  let isFull: Bool

  static let desktop = MonthMetrics(
    cell: CGSize(width: 28, height: 24), mark: 22, font: .body, titleFont: .headline, weekdayFont: .caption,
    headerHeight: 26, weekdayHeight: 20, isFull: true)
  /// As wide as UIKit's inline date picker, whose least width is 280 points; marks of the 44 that a finger needs.
  static let phone = MonthMetrics(
    cell: CGSize(width: 44, height: 44), mark: 40, font: .title3, titleFont: .headline,
    weekdayFont: .footnote.weight(.semibold), headerHeight: 44, weekdayHeight: 24, isFull: false)

  var width: CGFloat { 7 * cell.width }
}

extension PlatformProfile {
  var months: MonthMetrics { isPhone ? .phone : .desktop }
}
