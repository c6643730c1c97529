import SwiftUI

/// The colours of layers without a colour of their own, in order.
public struct GraphPalette: Hashable, Sendable {
  public var colors: [Color]

  public init(_ colors: [Color]) { self.colors = colors }

  /// Ten hues of about equal lightness in Oklch, for light and dark backgrounds, ordered so that neighbours differ most.
  public static let standard = GraphPalette([
    Color(red: 0.24, green: 0.49, blue: 0.93), Color(red: 0.93, green: 0.49, blue: 0.19),
    Color(red: 0.18, green: 0.66, blue: 0.49), Color(red: 0.85, green: 0.33, blue: 0.52),
    Color(red: 0.55, green: 0.43, blue: 0.90), Color(red: 0.80, green: 0.62, blue: 0.12),
    Color(red: 0.13, green: 0.65, blue: 0.76), Color(red: 0.86, green: 0.31, blue: 0.29),
    Color(red: 0.52, green: 0.66, blue: 0.22), Color(red: 0.68, green: 0.38, blue: 0.72),
  ])

  /// The colour of the layer at an index.
  func color(at place: Int) -> Color { colors.isEmpty ? .accentColor : colors[place % colors.count] }
}
