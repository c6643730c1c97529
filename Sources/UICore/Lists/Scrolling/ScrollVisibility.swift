import AttributeGraph
import Foundation
import Geometry

nonisolated package struct ScrollVisibilityModifier: PrimitiveViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let scroll = inputs.scroll else { return body(inputs) }
    let (graph, viewGraph, path) = (inputs.graph, inputs.viewGraph, inputs.path)
    let isVisible = graph.rule(
      VisibilityRule(
        size: inputs.size, space: inputs.space, scroll: scroll,
        threshold: modifier.map(in: graph, \.threshold).attribute))
    var last = false
    inputs.addSettledReport(of: isVisible) { old, new in
      if old == nil, !new { return }
      last = new
      graph.read(modifier.attribute).action(new)
    }
    var final = graph.withoutTracking { graph.read(modifier.attribute) }
    inputs.base.addEffect(of: modifier.attribute) { final = $0 }
    graph.currentSubgraph.onRemove {
      // A row that has gone cannot be seen.
      if last { viewGraph.enqueueAction(.change, path: path) { final.action(false) } }
    }
    return body(inputs)
  }
}

private struct VisibilityRule: Rule {
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let scroll: ScrollContext
  let threshold: Attribute<Double>

  func value(_ context: RuleContext<Bool>) -> Bool {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let frame = bounds.applying(space.transform(to: scroll.spaceName))
    let seen = frame.finiteIntersection(context.read(scroll.visible))
    let area = frame.width * frame.height
    guard area > 0, !seen.isNull else { return false }
    return seen.width * seen.height / area >= context.read(threshold) - 1e-9
  }

  static var updateKind: UpdateKind { .layout }
}

nonisolated package struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let graph = inputs.graph
    let ids = graph.rule(IDsRule(modifier: modifier.attribute, scroll: scroll))
    inputs.addSettledReport(of: ids) { _, new in graph.read(modifier.attribute).action(new) }
  }

  private struct IDsRule: Rule {
    let modifier: Attribute<ScrollTargetVisibilityModifier>
    let scroll: ScrollContext

    func value(_ context: RuleContext<[ID]>) -> [ID] {
      let visible = context.read(scroll.visible)
      let threshold = context.read(modifier).threshold
      guard let area = scroll.state.area else { return [] }
      let axis: Axis = context.read(area).axes.contains(.vertical) ? .vertical : .horizontal
      let (start, end) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
      let views = scroll.targetFinders.flatMap { $0.targets(from: start, to: end, along: axis) }
      return views.compactMap { view in
        let seen = view.frame.finiteIntersection(visible)
        let area = view.frame.width * view.frame.height
        guard area > 0, !seen.isNull, seen.width * seen.height / area >= threshold - 1e-9 else { return nil }
        return view.id?.base as? ID
      }
    }

    static var updateKind: UpdateKind { .layout }
  }
}

extension View {
  /// Calls `action` with true when so much of the view shows in its scroll view, and with false when less does.
  ///
  /// - Parameter threshold: the share of the view's area, 0…1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }

  /// Calls `action` with the ids of the views of the target layout of which so much shows, whenever they change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action)) }
}
