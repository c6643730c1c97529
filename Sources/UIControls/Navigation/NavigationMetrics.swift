import Foundation
import UICore

/// The measures of a platform's navigation bars, in points.
struct NavigationMetrics: Sendable {
  /// Of the row with the way back and the items.
  let barHeight: CGFloat
  /// What a large title below that row adds; nil where large titles stand in the row itself.
  let largeTitleHeight: CGFloat?
  let margin: CGFloat
  let chevronSize: CGSize

  /// No figure is published for macOS: it is our own.
  static let desktop = NavigationMetrics(
    barHeight: 52, largeTitleHeight: nil, margin: 16, chevronSize: CGSize(width: 8, height: 14))

  /// UINavigationBar: 44, and 96 with a large title, up to iOS 18. 16: UIKit's layout margin where a window is compact
  /// across.
  static let phone = NavigationMetrics(
    barHeight: 44, largeTitleHeight: 52, margin: 16, chevronSize: CGSize(width: 11, height: 20))
}

extension PlatformProfile {
  var navigation: NavigationMetrics { isPhone ? .phone : .desktop }
}
