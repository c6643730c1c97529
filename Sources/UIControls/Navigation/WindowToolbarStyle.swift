import Foundation
import UICore

/// How a window's title and toolbar stand in its bar.
public protocol WindowToolbarStyle: Sendable {
  /// Apus's own styles are all there are.
  var _look: _WindowToolbarLook { get }
}

/// What the bar of a window is like.
public struct _WindowToolbarLook: Equatable, Sendable {
  enum Kind: Sendable { case unified, compact, expanded }
  var kind = Kind.unified
  var showsTitle = true

  /// In points. AppKit's bars: 52 in one line, 38 where it is compact, and 28 for a title of its own.
  var height: CGFloat {
    switch kind {
    case .unified: 52
    case .compact: 38
    case .expanded: 52 + Self.titleHeight
    }
  }
  static let titleHeight: CGFloat = 28
}

/// As unified.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _look: _WindowToolbarLook { _WindowToolbarLook() }
  /// Creates the style.
  public init() {}
}

/// The title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public let _look: _WindowToolbarLook
  init(showsTitle: Bool) { _look = _WindowToolbarLook(showsTitle: showsTitle) }
  /// Creates the style.
  public init() { self.init(showsTitle: true) }
}

/// The title beside the items, in a bar of less height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public let _look: _WindowToolbarLook
  init(showsTitle: Bool) { _look = _WindowToolbarLook(kind: .compact, showsTitle: showsTitle) }
  /// Creates the style.
  public init() { self.init(showsTitle: true) }
}

/// The title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _look: _WindowToolbarLook { _WindowToolbarLook(kind: .expanded) }
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As unified.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title beside the items.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// The items, and the title beside them if it shows.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title beside the items, in a bar of less height.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// The items in a bar of less height, and the title beside them if it shows.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

private enum WindowToolbarLookKey: EnvironmentKey {
  static var defaultValue: _WindowToolbarLook { _WindowToolbarLook() }
}

extension EnvironmentValues {
  /// What the bar of the view's window is like.
  var windowToolbarLook: _WindowToolbarLook {
    get { self[WindowToolbarLookKey.self] }
    set { self[WindowToolbarLookKey.self] = newValue }
  }
}

extension Scene {
  /// Sets how title and toolbar stand in the bar of the scene's windows, on a desktop.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    windowSettings { $0.environment.append { $0.windowToolbarLook = style._look } }
  }
}
