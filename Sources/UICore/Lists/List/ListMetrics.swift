import Foundation
import Geometry

/// The measures of a platform's lists, in points.
///
/// Where no source is named, Apple publishes no figure and none was measured: it is our own.
struct ListMetrics: Sendable {
  let minimumRowHeight: CGFloat
  let rowInsets: EdgeInsets
  /// Of headers and footers; more room above than below.
  let headerInsets: EdgeInsets
  /// How far highlights and rows of inset styles keep from the list's edges.
  let inset: CGFloat
  let highlightRadius: CGFloat
  let chevronSize: CGSize
  let chevronGap: CGFloat
  /// Of the cards of grouped lists: beside them, between them where no header is, and the radius of their corners.
  let cardMargin: CGFloat
  let cardGap: CGFloat
  let cardRadius: CGFloat

  /// What rows of the style keep free beside themselves.
  func margin(_ style: _ListStyleKind) -> CGFloat { style == .insetGrouped ? cardMargin : 0 }
}

extension ListMetrics {
  static let desktop = ListMetrics(
    minimumRowHeight: 28,
    // 4 above and below, 16 beside: as measured on macOS 26.
    rowInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
    headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 4, trailing: 16), inset: 8, highlightRadius: 6,
    chevronSize: CGSize(width: 5, height: 10), chevronGap: 8, cardMargin: 16, cardGap: 20, cardRadius: 8)

  static let phone = ListMetrics(
    // The least size of what a finger presses: HIG, "Buttons".
    minimumRowHeight: 44,
    // 44 less a line of body text, 22 (HIG, "Typography", leading), is 11 above and below. 16 beside: UIKit's layout
    // margin where a window is compact across.
    rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
    headerInsets: EdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16), inset: 8, highlightRadius: 10,
    // As measured on iOS 26.
    // 16 beside cards and 10 at their corners: UIKit's inset grouped tables up to iOS 18; 35 between: its plain ones.
    chevronSize: CGSize(width: 7, height: 12), chevronGap: 8, cardMargin: 16, cardGap: 35, cardRadius: 10)
}

extension PlatformProfile {
  var lists: ListMetrics { isPhone ? .phone : .desktop }
}
