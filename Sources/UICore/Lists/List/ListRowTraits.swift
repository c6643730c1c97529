import AttributeGraph
import Foundation
import Geometry

enum ListRowInsetsTrait: ViewTraitKey { typealias Value = EdgeInsets? }
enum ListRowSeparatorTrait: ViewTraitKey { typealias Value = Visibility }
enum ListRowBackgroundTrait: ViewTraitKey { typealias Value = AnyView? }
enum TagTrait: ViewTraitKey { typealias Value = AnyHashable? }

extension View {
  /// Sets the distances of a row's content from the row's edges, in points; nil keeps the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier<ListRowInsetsTrait>(value: insets))
  }

  /// Shows or hides the line below a row.
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(TraitModifier<ListRowSeparatorTrait>(value: visibility))
  }

  /// Puts a view behind a row, from edge to edge; nil keeps the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Names a row for the selection of the list around it.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}

extension ViewElement {
  /// What the view is called in a list's selection.
  func value(below ancestor: ViewPath?, in graph: Graph) -> AnyHashable? {
    traits[TagTrait.self].flatMap { graph.read($0) } ?? path?.nearestID(below: ancestor)
  }
}
