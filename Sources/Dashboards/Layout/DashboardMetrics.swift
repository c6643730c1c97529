/// Distances of a dashboard, in points.
enum DashboardMetrics {
  /// Between widgets, in both directions.
  static let gap = 10.0
  /// Between a group's edge and its widgets.
  static let groupInset = 10.0
  /// A group's title, with the space below it.
  static let groupHeader = 34.0
  /// A group's picture, above its title.
  static let groupBanner = 64.0
  /// Around the dashboard.
  static let margin = 14.0
  /// Between a card's edge and its content.
  static let cardPadding = 10.0
}
