import AttributeGraph
import Foundation
import Geometry

/// A view of a target layout.
struct ScrollTargetView {
  /// The id that names it.
  let id: AnyHashable?
  /// In the content's space; points.
  let frame: CGRect
}

/// Lets one container at a time offer its children as places to rest.
final class ScrollTargetLayout {
  private var isTaken = false

  /// Whether the container that lives in the current subgraph is the one.
  func take(in graph: Graph) -> Bool {
    if isTaken { return false }
    isTaken = true
    graph.currentSubgraph.onRemove { [weak self] in self?.isTaken = false }
    return true
  }
}

private enum ScrollTargetLayoutKey: ViewInputKey { static var defaultValue: ScrollTargetLayout? { nil } }

extension _ViewInputs {
  /// Set inside of `scrollTargetLayout`, for the first container there.
  var scrollTargetLayout: ScrollTargetLayout? {
    get { self[ScrollTargetLayoutKey.self] }
    set { self[ScrollTargetLayoutKey.self] = newValue }
  }
}

nonisolated package struct ScrollTargetLayoutModifier: PrimitiveViewModifier {
  let isEnabled: Bool

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    guard graph.withoutTracking({ graph.read(modifier.attribute).isEnabled }) else { return body(inputs) }
    var inputs = inputs
    inputs.scrollTargetLayout = ScrollTargetLayout()
    return body(inputs)
  }
}

extension View {
  /// Makes the children of the container inside the places where the scroll view around comes to rest, and the views whose
  /// ids its position names.
  ///
  /// - Parameter isEnabled: read once, when the view is made.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension ScrollContext {
  /// The views of the target layout around a position along an axis, in the content's space.
  func targets(near position: CGFloat, along axis: Axis) -> [ScrollTargetView] {
    targetFinders.flatMap { $0.targets(from: position, to: position, along: axis) }
  }

  /// The view of the target layout that is at the anchor of what shows.
  func target(at anchor: UnitPoint, of visible: CGRect, axes: Axis.Set) -> ScrollTargetView? {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let place = CGPoint(x: visible.minX + anchor.x * visible.width, y: visible.minY + anchor.y * visible.height)
    return targets(near: place[axis], along: axis).min {
      distance($0, to: place[axis], axis) < distance($1, to: place[axis], axis)
    }
  }

  private func distance(_ view: ScrollTargetView, to place: CGFloat, _ axis: Axis) -> CGFloat {
    let (start, end) = (view.frame.origin[axis], view.frame.origin[axis] + view.frame.size[axis])
    // Where two meet, the later one is at the place.
    return place < start ? start - place : place >= end ? place - end + 0.001 : 0
  }
}
