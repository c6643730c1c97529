/// How a window is framed.
public protocol WindowStyle: Sendable {
  /// Apus's own styles are all there are.
  var _frame: _WindowFrame { get }
}

/// What is around a window's content.
public enum _WindowFrame: Sendable {
  case automatic, titleBar, hiddenTitleBar, plain
}

/// The desktop's title bar.
public struct DefaultWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .automatic }
  /// Creates the style.
  public init() {}
}

/// The desktop's title bar.
public struct TitleBarWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .titleBar }
  /// Creates the style.
  public init() {}
}

/// No title bar: the content has all of the window, which is moved by its top 28 points, where nothing there takes the
/// press, and resized at its edges.
///
/// A desktop of Linux draws its buttons in the title bar: without one the window is closed by the keyboard or the program.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .hiddenTitleBar }
  /// Creates the style.
  public init() {}
}

/// No title bar, and no part by which the window is moved or resized.
public struct PlainWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .plain }
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The desktop's title bar.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// The desktop's title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar; the window is moved by its top.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No title bar, and no part by which the window is moved.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets how the scene's windows are framed.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    windowSettings { settings in
      settings.hasTitleBar = style._frame == .automatic || style._frame == .titleBar
      settings.movesByTop = style._frame == .hiddenTitleBar
    }
  }
}
