import Foundation
import Geometry

nonisolated package struct PaddingModifier: UnaryLayoutModifier {
  var insets: EdgeInsets

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    PaddingComputer(child, insets: insets)
  }
}

extension View {
  /// Keeps a different distance on each edge, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Keeps the same distance, 16 points unless given, on the given edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? PlatformProfile.standardPadding, edges: edges)))
  }

  /// Keeps the same distance on all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length, edges: .all)))
  }
}
