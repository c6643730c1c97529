import AttributeGraph
import Foundation
import Geometry

enum ListRowInsetsTrait: ViewTraitKey { typealias Value = EdgeInsets? }
enum ListRowSeparatorTrait: ViewTraitKey { typealias Value = RowSeparators }
enum ListRowSeparatorTintTrait: ViewTraitKey { typealias Value = RowSeparatorTint }
enum ListRowBackgroundTrait: ViewTraitKey { typealias Value = AnyView? }

/// Whether lines are above and below a row.
struct RowSeparators {
  let visibility: Visibility
  let edges: VerticalEdge.Set
}

/// The colour of the lines above and below a row.
struct RowSeparatorTint {
  let color: Color?
  let edges: VerticalEdge.Set
}

extension View {
  /// Sets the distances of a row's content from the row's edges, in points; nil keeps the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier<ListRowInsetsTrait>(value: insets))
  }

  /// Shows or hides the line below a row, or above it where `edges` is `.top`; a list has none there of its own.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<ListRowSeparatorTrait>(value: RowSeparators(visibility: visibility, edges: edges)))
  }

  /// Sets the colour of the lines at a row's edges; nil keeps the list's own.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<ListRowSeparatorTintTrait>(value: RowSeparatorTint(color: color, edges: edges)))
  }

  /// Puts a view behind a row, from edge to edge; nil keeps the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }
}

extension ViewElement {
  /// What the view is called in a list's selection.
  func value(below ancestor: ViewPath?, in graph: Graph) -> AnyHashable? {
    traits.read(TagTrait.self, in: graph).flatMap(\.self) ?? path?.nearestID(below: ancestor)
  }
}
