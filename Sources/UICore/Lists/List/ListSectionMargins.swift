import AttributeGraph
import Foundation
import Geometry

/// What a program says of the room around a section's card; points, nil where it says nothing.
struct ListSectionMargins: Equatable {
  var top: CGFloat?
  var bottom: CGFloat?
  var leading: CGFloat?
  var trailing: CGFloat?

  mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = length.map { max(0, $0) }
    if edges.contains(.top) { top = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

/// Of the rows of a section, and of its header and footer.
enum ListSectionMarginsTrait: ViewTraitKey { typealias Value = ListSectionMargins }

private enum ListSectionMarginsKey: EnvironmentKey { static var defaultValue: ListSectionMargins? { nil } }

extension EnvironmentValues {
  /// Nil where no section around says anything.
  var listSectionMargins: ListSectionMargins? {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the room around a section of a list, at the edges given; nil is the list's own.
  ///
  /// In grouped styles it is around the section's card, in others beside and between its rows. Set it on a `Section`.
  ///
  /// - Parameter length: points.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListSectionMarginsModifier(edges: edges, length: length))
  }
}

/// Tells the section inside, which has the room above and below it, and its rows, which have that beside them.
nonisolated private struct ListSectionMarginsModifier: EnvironmentModifier {
  let edges: Edge.Set
  let length: CGFloat?

  static var _keepsSingleView: Bool { false }

  func change(_ values: inout EnvironmentValues) {
    var margins = values.listSectionMargins ?? ListSectionMargins()
    margins.set(edges, length)
    values.listSectionMargins = margins
  }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    var inputs = inputs
    let values = graph.rule(
      EnvironmentModifierRule(outer: inputs.base.environment.values, modifier: modifier.attribute))
    inputs.base.enterEnvironment(values)
    let margins = graph.rule(
      MapRule(source: inputs.base.environment.value(\.listSectionMargins, in: graph)) { $0 ?? ListSectionMargins() })
    return body(inputs).map(in: graph) { element in
      var element = element
      if element.traits[ListSectionMarginsTrait.self] == nil {
        element.traits[ListSectionMarginsTrait.self] = margins
      }
      return element
    }
  }
}
