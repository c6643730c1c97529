import Foundation
import UICore

/// The dimensions of a platform's navigation bars, in points.
struct NavigationMetrics: Sendable {
  /// The height of the row with the back button and the toolbar items.
  let barHeight: CGFloat
  /// The height that a large title adds below that row; nil if large titles are in the row.
  let largeTitleHeight: CGFloat?
  /// The height of the bar at the bottom of a page.
  let bottomBarHeight: CGFloat
  let margin: CGFloat
  let chevronSize: CGSize
  /// How a page comes over the one below.
  let pageMotion: PageMotion

  /// Apple publishes no numbers for macOS: this package's choice. There a stack's pages replace each other without motion.
  static let desktop = NavigationMetrics(
    barHeight: 52, largeTitleHeight: nil, bottomBarHeight: 40, margin: 16, chevronSize: CGSize(width: 8, height: 14),
    pageMotion: .none)

  /// UINavigationBar: 44, and 96 with a large title, up to iOS 18. UIToolbar: 44. 16: UIKit's layout margin at compact width.
  static let phone = NavigationMetrics(
    barHeight: 44, largeTitleHeight: 52, bottomBarHeight: 44, margin: 16, chevronSize: CGSize(width: 11, height: 20),
    pageMotion: .slide)
}

extension PlatformProfile {
  var navigation: NavigationMetrics { isPhone ? .phone : .desktop }
}
