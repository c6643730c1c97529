import AttributeGraph
import Foundation
import Geometry

extension View {
  /// Calls `action` when a finger, a touchpad or a wheel with Shift has moved a row of the lazy vertical stack inside so far
  /// away from an edge, and lets it go.
  ///
  /// Apus's own, beside SwiftUI's `swipeActions` of lists: a row follows as far as the threshold and resists beyond, never
  /// farther than twice that, goes back when it is let go, and does what it is for if it was beyond. A movement that is
  /// rather vertical scrolls. Gestures inside a row come first. A mouse moves nothing.
  ///
  /// No row has a view, a value or a body more for it; while one moves, it alone is drawn again, and the mark runs.
  ///
  /// - Parameters:
  ///   - idType: of the ids of rows; others do not move.
  ///   - edge: where room for the mark comes up: rows move away from it.
  ///   - threshold: points.
  ///   - isEnabled: asked when a movement begins, and again when it ends.
  ///   - action: is called as the row is let go.
  ///   - mark: stands beside what the row draws, at that edge, in a place as wide as the threshold and as high as the row. It
  ///     is given the row's distance in thresholds: from 1 on letting it go calls the action.
  nonisolated public func onRowSwipe<ID: Hashable, Mark: View>(
    idType: ID.Type, edge: HorizontalEdge = .leading, threshold: CGFloat = 60,
    isEnabled: @escaping (ID) -> Bool = { _ in true }, perform action: @escaping (ID) -> Void,
    @ViewBuilder mark: @escaping (Double) -> Mark
  ) -> some View {
    modifier(
      RowPullModifier(
        edge: edge, threshold: max(1, threshold), isEnabled: { ($0 as? ID).map(isEnabled) ?? false },
        action: { if let id = $0 as? ID { action(id) } }, mark: { AnyView(mark($0)) }))
  }
}

nonisolated package struct RowPullModifier: PrimitiveViewModifier {
  let edge: HorizontalEdge
  let threshold: CGFloat
  /// Of an id's own type.
  let isEnabled: (Any) -> Bool
  let action: (Any) -> Void
  let mark: (Double) -> AnyView

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.rowPull = RowPullOffer(modifier.attribute)
    return body(inputs)
  }
}

/// Lets one lazy stack at a time have its rows moved.
final class RowPullOffer {
  let modifier: Attribute<RowPullModifier>
  private var isTaken = false

  init(_ modifier: Attribute<RowPullModifier>) { self.modifier = modifier }

  /// Whether the stack that lives in the current subgraph is the one.
  func take(in graph: Graph) -> Bool {
    if isTaken { return false }
    isTaken = true
    graph.currentSubgraph.onRemove { [weak self] in self?.isTaken = false }
    return true
  }
}

private enum RowPullKey: ViewInputKey { static var defaultValue: RowPullOffer? { nil } }

extension _ViewInputs {
  /// Set inside of `onRowSwipe`, for the first lazy stack there.
  var rowPull: RowPullOffer? {
    get { self[RowPullKey.self] }
    set { self[RowPullKey.self] = newValue }
  }
}
