import AttributeGraph
import Foundation
import Geometry

/// The scroll view around a view, as its content sees it.
final class ScrollContext {
  let state: ScrollState
  /// What shows of the content, in the content's space; points.
  let visible: Attribute<CGRect>
  /// Containers that can say where a view with an id is.
  private var finders: [(id: Int, find: ScrollTargetFinder)] = []
  private var lastFinder = 0

  init(state: ScrollState, visible: Attribute<CGRect>) {
    self.state = state
    self.visible = visible
  }

  /// What the content's coordinate space is called.
  var spaceName: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Registers a container until the current subgraph is removed.
  func addFinder(in graph: Graph, _ find: @escaping ScrollTargetFinder) {
    lastFinder += 1
    let id = lastFinder
    finders.append((id, find))
    graph.currentSubgraph.onRemove { [weak self] in self?.finders.removeAll { $0.id == id } }
  }

  /// The frame of the view with the id, in the content's space.
  func frame(of id: AnyHashable) -> CGRect? {
    for finder in finders {
      if let frame = finder.find(id) { return frame }
    }
    return nil
  }
}

/// The frame of the view with an id in the space of the scrolled content.
typealias ScrollTargetFinder = (_ id: AnyHashable) -> CGRect?

extension ScrollContext: ContainerObserver {
  func observe(
    _ children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>, madeWith inputs: _ViewInputs
  ) {
    let (graph, ancestor, space) = (inputs.graph, inputs.path, inputs.space)
    addFinder(in: graph) { [unowned self] id in
      for (child, place) in zip(graph.read(children), graph.read(placements)) {
        guard child.path?.names(id, below: ancestor) == true else { continue }
        return place.frame.applying(space.transform(to: spaceName))
      }
      return nil
    }
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
