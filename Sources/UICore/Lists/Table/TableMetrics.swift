import Foundation
import Geometry

/// The measures of a platform's tables, in points.
///
/// Where no source is named, Apple publishes no figure and none was measured: it is our own.
struct TableMetrics: Sendable {
  let minimumRowHeight: CGFloat
  /// Above and below a cell that is higher than others.
  let verticalInset: CGFloat
  /// Beside a cell.
  let cellInset: CGFloat
  let headerHeight: CGFloat
  /// How far rows of the inset style keep from the table's edges.
  let edgeInset: CGFloat
  let highlightRadius: CGFloat
  /// How far a row's content stands in for each level, and the room of the triangle before it.
  let indentation: CGFloat
  /// How near to a column's edge a press changes its width.
  let resizeDistance: CGFloat
  /// The arrow of the column that sorts, and the room beside its label.
  let arrowSize: CGSize
  let arrowRoom: CGFloat
}

extension TableMetrics {
  static let desktop = TableMetrics(
    // 24 and 28: AppKit's tables since macOS 11.
    minimumRowHeight: 24, verticalInset: 4, cellInset: 8, headerHeight: 28, edgeInset: 8, highlightRadius: 6,
    indentation: 16, resizeDistance: 4, arrowSize: CGSize(width: 7, height: 4), arrowRoom: 12)

  static let phone = TableMetrics(
    // 44: the least size of what a finger presses (HIG, "Buttons").
    minimumRowHeight: 44, verticalInset: 11, cellInset: 8, headerHeight: 36, edgeInset: 8, highlightRadius: 10,
    indentation: 20, resizeDistance: 12, arrowSize: CGSize(width: 8, height: 5), arrowRoom: 14)
}

extension PlatformProfile {
  var tables: TableMetrics { isPhone ? .phone : .desktop }
}
