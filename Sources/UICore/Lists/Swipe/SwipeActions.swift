import AttributeGraph
import Foundation
import Geometry

/// What a row of a list offers when it is swiped away from one of its edges.
struct SwipeActions {
  let edge: HorizontalEdge
  let content: AnyView
  let allowsFullSwipe: Bool
}

/// Offers actions at an edge of the row.
///
/// Which edge is known only when the value is read, so that each modifier of a row has a trait of its own.
nonisolated package struct SwipeActionsModifier: PrimitiveViewModifier {
  let actions: SwipeActions

  package static var _keepsSingleView: Bool { false }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let actions = modifier.map(in: inputs.graph, \.actions).attribute
    return body(inputs).map(in: inputs.graph) { element in
      var element = element
      element.traits.addSwipe(actions)
      return element
    }
  }
}

private enum FirstSwipeTrait: ViewTraitKey { typealias Value = SwipeActions }
private enum SecondSwipeTrait: ViewTraitKey { typealias Value = SwipeActions }
private enum ThirdSwipeTrait: ViewTraitKey { typealias Value = SwipeActions }
private enum FourthSwipeTrait: ViewTraitKey { typealias Value = SwipeActions }

extension ViewTraits {
  /// What the modifiers of a row offer, the innermost first; more than four are not kept.
  fileprivate var swipes: [Attribute<SwipeActions>] {
    [self[FirstSwipeTrait.self], self[SecondSwipeTrait.self], self[ThirdSwipeTrait.self], self[FourthSwipeTrait.self]]
      .compactMap { $0 }
  }

  /// What a row offers at an edge; nil for nothing. What a view says that is one of several lasts as long as the row does.
  func swipe(_ edge: HorizontalEdge, in graph: Graph, owner: Subgraph) -> Attribute<SwipeActions>? {
    let inner = branch.map { graph.read($0).swipes } ?? []
    guard inner.contains(where: { graph.read($0).edge == edge }), let branch else {
      return swipes.first { graph.read($0).edge == edge }
    }
    return owner.adopt { graph.rule(BranchSwipeRule(branch: branch, edge: edge)) }
  }

  func hasSwipes(in graph: Graph) -> Bool {
    !swipes.isEmpty || branch.map { !graph.read($0).swipes.isEmpty } ?? false
  }

  fileprivate mutating func addSwipe(_ actions: Attribute<SwipeActions>) {
    if self[FirstSwipeTrait.self] == nil {
      self[FirstSwipeTrait.self] = actions
    } else if self[SecondSwipeTrait.self] == nil {
      self[SecondSwipeTrait.self] = actions
    } else if self[ThirdSwipeTrait.self] == nil {
      self[ThirdSwipeTrait.self] = actions
    } else if self[FourthSwipeTrait.self] == nil {
      self[FourthSwipeTrait.self] = actions
    }
  }
}

/// What the view of a row that shows now offers at an edge; the last one that offered something, where it offers nothing.
private struct BranchSwipeRule: Rule {
  let branch: Attribute<ViewTraits>
  let edge: HorizontalEdge

  func value(_ context: RuleContext<SwipeActions>) -> SwipeActions {
    for swipe in context.read(branch).swipes {
      let actions = context.read(swipe)
      if actions.edge == edge { return actions }
    }
    return context.previous ?? SwipeActions(edge: edge, content: AnyView(EmptyView()), allowsFullSwipe: false)
  }
}

extension View {
  /// Offers actions at an edge of the row, as `swipeActions(edge:allowsFullSwipe:content:)` of UIControls, which gives
  /// buttons their look.
  nonisolated package func rowActions<V: View>(
    edge: HorizontalEdge, allowsFullSwipe: Bool, content: V
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        actions: SwipeActions(edge: edge, content: AnyView(content), allowsFullSwipe: allowsFullSwipe)))
  }
}

/// Tells the row that is swiped which action a button is: a swipe all the way across does the first.
nonisolated package struct SwipeActionModifier: PrimitiveViewModifier {
  let swipe: RowSwipe?
  let action: () -> Void

  package init(_ swipe: RowSwipe?, action: @escaping () -> Void) { (self.swipe, self.action) = (swipe, action) }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, attribute) = (inputs.graph, modifier.attribute)
    if let swipe = graph.withoutTracking({ graph.read(attribute).swipe }) {
      let number = swipe.add { if graph.isAlive(attribute.id) { graph.read(attribute).action() } }
      graph.currentSubgraph.onRemove { [weak swipe] in swipe?.remove(number) }
    }
    return body(inputs)
  }
}

private enum RowSwipeKey: EnvironmentKey { static var defaultValue: RowSwipe? { nil } }

extension EnvironmentValues {
  /// The swipe of a row of whose actions the view is one.
  package var rowSwipe: RowSwipe? {
    get { self[RowSwipeKey.self] }
    set { self[RowSwipeKey.self] = newValue }
  }
}
