import Geometry
import UICore

/// How a page has one of its bars look. Only ever on the main actor, like the views that it is for.
struct ToolbarLook: @unchecked Sendable {
  /// What the bar stands on; nil for what the page stands on.
  var style: AnyShapeStyle?
  /// Whether the bar is set apart from the page: by a line and by `style`.
  var visibility = Visibility.automatic
  var scheme: ColorScheme?

  var background: AnyShapeStyle? { visibility == .hidden ? nil : style }

  fileprivate mutating func take(_ other: ToolbarLook) {
    style = other.style ?? style
    if other.visibility != .automatic { visibility = other.visibility }
    scheme = other.scheme ?? scheme
  }
}

/// The looks of a page's bars; those of outer views before those of inner ones.
enum ToolbarLooksKey: PreferenceKey {
  static var defaultValue: [ToolbarPlacement.Bar: ToolbarLook] { [:] }
  static func reduce(
    value: inout [ToolbarPlacement.Bar: ToolbarLook], nextValue: () -> [ToolbarPlacement.Bar: ToolbarLook]
  ) {
    for (bar, look) in nextValue() { value[bar, default: ToolbarLook()].take(look) }
  }
}

extension [ToolbarPlacement.Bar: ToolbarLook] {
  /// The look of the bar at the top of a page or window.
  var top: ToolbarLook { self[.navigation] ?? self[.window] ?? self[.automatic] ?? ToolbarLook() }
  /// The look of the bar at the bottom.
  var bottom: ToolbarLook { self[.bottom] ?? ToolbarLook() }
}

extension View {
  /// Puts a style behind bars of the view's page.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    looking(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Shows or hides what sets bars apart from the view's page: a style behind them, and a line.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looking(bars) { $0.visibility = visibility }
  }

  /// Shows or hides what sets bars apart from the view's page: a style behind them, and a line.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looking(bars) { $0.visibility = visibility }
  }

  /// Sets whether bars of the view's page are light or dark; nil leaves them as their window is.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    looking(bars) { $0.scheme = colorScheme }
  }

  private func looking(_ bars: [ToolbarPlacement], _ change: @escaping (inout ToolbarLook) -> Void) -> some View {
    transformPreference(ToolbarLooksKey.self) { looks in
      for bar in bars.isEmpty ? [.automatic] : bars { change(&looks[bar.bar, default: ToolbarLook()]) }
    }
  }
}

/// Puts a bar on its background, with a line on the side of the page.
package struct ToolbarLookModifier: ViewModifier {
  let look: ToolbarLook
  /// The side of the page.
  let edge: Edge
  /// Whether there is a line where nothing is said.
  var hasLine = true

  package func body(content: Content) -> some View {
    let isHidden = look.visibility == .hidden
    content
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if look.visibility == .visible || hasLine && !isHidden { Divider() }
      }
      .background {
        if let style = look.background { Rectangle().fill(style).ignoresSafeArea() }
      }
      .transformEnvironment(\.colorScheme) { $0 = look.scheme ?? $0 }
  }
}
