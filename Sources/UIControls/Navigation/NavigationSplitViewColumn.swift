import Foundation
import UICore

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first column.
  case sidebar
  /// The column between the sidebar and the detail, in a split view with three.
  case content
  /// The last column.
  case detail
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The detail and the column before it: the content column, or with two columns the sidebar.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Between which widths people may drag a column, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat

  /// Near those of macOS's own programs; Apple publishes none.
  static let automatic = ColumnWidth(minimum: 160, ideal: 240, maximum: 400)

  func clamp(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the width of the column before the detail that contains the view, in points; people cannot drag it.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets between which widths, in points, people may drag the column before the detail that contains the view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let least = Swift.min(min ?? ColumnWidth.automatic.minimum, ideal)
    let most = Swift.max(max ?? ColumnWidth.automatic.maximum, ideal)
    return preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: least, ideal: ideal, maximum: most))
  }
}
