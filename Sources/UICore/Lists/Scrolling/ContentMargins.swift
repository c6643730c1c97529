import AttributeGraph
import Foundation
import Geometry

/// What of a scroll view margins apply to.
public struct ContentMarginPlacement: Sendable, Equatable {
  fileprivate enum Kind { case automatic, content, indicators }
  fileprivate let kind: Kind

  /// Content and bars.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The bars alone.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// The margins of scroll views, by edge; nil where nobody set one. Points.
struct ContentMargins: Equatable {
  struct Lengths: Equatable {
    var top, leading, bottom, trailing: CGFloat?
    var insets: EdgeInsets {
      EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }

    fileprivate mutating func set(_ edges: Edge.Set, to insets: EdgeInsets?) {
      if edges.contains(.top) { top = insets?.top }
      if edges.contains(.leading) { leading = insets?.leading }
      if edges.contains(.bottom) { bottom = insets?.bottom }
      if edges.contains(.trailing) { trailing = insets?.trailing }
    }
  }

  var content = Lengths()
  var indicators = Lengths()

  fileprivate mutating func set(_ edges: Edge.Set, to insets: EdgeInsets?, for placement: ContentMarginPlacement) {
    if placement.kind != .indicators { content.set(edges, to: insets) }
    if placement.kind != .content { indicators.set(edges, to: insets) }
  }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins? { nil } }

extension EnvironmentValues {
  /// Nil where no modifier around sets margins, and so none ever will.
  var contentMargins: ContentMargins? {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

nonisolated package struct ContentMarginsModifier: EnvironmentModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  func change(_ values: inout EnvironmentValues) {
    var margins = values.contentMargins ?? ContentMargins()
    margins.set(edges, to: insets, for: placement)
    values.contentMargins = margins
  }
}

extension View {
  /// Sets the margins of scroll views in this view, in points; nil for the platform's, which are none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement)) }

  /// Sets the margins of scroll views in this view, in points; nil for the platform's, which are none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }, placement: placement))
  }

  /// Sets the margins of scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}
