import AttributeGraph
import Foundation
import Geometry

/// The scroll view around a view, as its content sees it.
final class ScrollContext {
  let state: ScrollState
  /// What shows of the content, in the content's space; points.
  let visible: Attribute<CGRect>
  /// Containers that can say where a view with an id is, by the order in which they came.
  private var finders: [Int: any ScrollTargetFinder] = [:]
  private var lastFinder = 0

  init(state: ScrollState, visible: Attribute<CGRect>) {
    self.state = state
    self.visible = visible
  }

  /// What the content's coordinate space is called.
  var spaceName: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Registers a container until the current subgraph is removed.
  func addFinder(_ finder: any ScrollTargetFinder, in graph: Graph) {
    lastFinder += 1
    finders[lastFinder] = finder
    graph.currentSubgraph.onRemove { [weak self, number = lastFinder] in self?.finders[number] = nil }
  }

  /// The frame of the view with the id, in the content's space.
  ///
  /// Rows that do not exist are asked for their views only where no other view has the id.
  func frame(of id: AnyHashable) -> CGRect? {
    let finders = finders.sorted { $0.key < $1.key }
    for isThorough in [false, true] {
      for (_, finder) in finders {
        if let frame = finder.frame(of: id, isThorough: isThorough) { return frame }
      }
    }
    return nil
  }

  /// What will show of the content once the scroll view has moved by `correction`, in the content's space; points.
  func visible<T>(_ context: RuleContext<T>, correctedBy correction: CGFloat, along axis: Axis) -> CGRect {
    guard correction != 0, let geometry = state.geometry else { return context.read(visible) }
    let offset = context.read(state.offset)
    let moved = CGPoint(axis, offset[axis] + correction, cross: offset[axis.opposite])
    return context.read(geometry).visible(at: moved)
  }
}

/// A container that finds views by their ids.
protocol ScrollTargetFinder: AnyObject {
  /// The frame of the view with the id in the space of the scrolled content.
  ///
  /// - Parameter isThorough: looks where it costs more than a glance, and nowhere else.
  func frame(of id: AnyHashable, isThorough: Bool) -> CGRect?
}

/// Finds children that exist.
private final class ChildFinder: ScrollTargetFinder {
  private let inputs: _ViewInputs
  private let children: Attribute<[ContainerChild]>
  private let placements: Attribute<[Placement]>

  init(inputs: _ViewInputs, children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>) {
    (self.inputs, self.children, self.placements) = (inputs, children, placements)
  }

  func frame(of id: AnyHashable, isThorough: Bool) -> CGRect? {
    guard !isThorough, let scroll = inputs.scroll else { return nil }
    let graph = inputs.graph
    for (child, place) in zip(graph.read(children), graph.read(placements)) {
      guard child.path?.names(id, below: inputs.path) == true else { continue }
      return place.frame.applying(inputs.space.transform(to: scroll.spaceName))
    }
    return nil
  }
}

extension ScrollContext: ContainerObserver {
  /// Lets a container's children be found by their ids.
  func observe(
    _ children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>, madeWith inputs: _ViewInputs
  ) {
    addFinder(ChildFinder(inputs: inputs, children: children, placements: placements), in: inputs.graph)
  }
}

private enum ScrollKey: ViewInputKey { static var defaultValue: ScrollContext? { nil } }

extension _ViewInputs {
  /// The scroll view around the view.
  var scroll: ScrollContext? {
    get { self[ScrollKey.self] }
    set {
      self[ScrollKey.self] = newValue
      containerObserver = newValue
    }
  }
}
