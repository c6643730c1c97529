/// How a page of a `NavigationStack` comes and goes.
public protocol NavigationTransition {
  /// The view to zoom out of; nil for none.
  var _zoomSource: _ZoomSource? { get }
}

/// The view that a page zooms out of.
public struct _ZoomSource {
  let key: MatchedGeometryKey
}

/// As pages come and go without a word: at once.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _zoomSource: _ZoomSource? { nil }
}

/// Out of a view on the page below, and back into it.
///
/// The page grows out of the frame of the view with the identifier, 0.35 s, which is this package's choice, and fades where there is
/// no such view, or the user wants less motion.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _zoomSource: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As pages come and go without a word.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that `matchedTransitionSource(id:in:)` names, and back into it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _zoomSource: _ZoomSource(key: MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace)))
  }
}

extension View {
  /// Sets how the page of a `NavigationStack` that the view is the content of comes and goes.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(ZoomModifier(key: style._zoomSource?.key))
  }
}
