import AttributeGraph
import Foundation
import Geometry

/// The scroll view around a view, as its content sees it.
final class ScrollContext {
  let state: ScrollState
  /// What shows of the content, in the content's space; points.
  let visible: Attribute<CGRect>
  /// What the content keeps free at its edges, leading is left; nil where nobody sets margins. Points.
  let margins: Attribute<EdgeInsets>?
  /// Nil where nobody sets any.
  let anchors: Attribute<ScrollAnchors>?
  /// Containers that can say where a view with an id is, by the order in which they came.
  private var finders: [Int: any ScrollTargetFinder] = [:]
  /// Those of them that are target layouts.
  private var targetLayouts: Set<Int> = []
  private var lastFinder = 0

  init(
    state: ScrollState, visible: Attribute<CGRect>, margins: Attribute<EdgeInsets>?,
    anchors: Attribute<ScrollAnchors>? = nil
  ) {
    (self.state, self.visible, self.margins, self.anchors) = (state, visible, margins, anchors)
    state.context = self
  }

  /// What the content keeps free before its beginning; points.
  func leadingMargin(_ axis: Axis) -> CGFloat {
    guard let margins, let graph = state.viewGraph?.graph else { return 0 }
    let insets = graph.read(margins)
    return axis == .vertical ? insets.top : insets.leading
  }

  var targetFinders: [any ScrollTargetFinder] {
    targetLayouts.sorted().compactMap { finders[$0] }
  }

  /// What the content's coordinate space is called.
  var spaceName: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Registers a container until the current subgraph is removed.
  ///
  /// - Parameter layout: set where the container may be the target layout.
  func addFinder(_ finder: any ScrollTargetFinder, layout: ScrollTargetLayout?, in graph: Graph) {
    lastFinder += 1
    finders[lastFinder] = finder
    if let layout, layout.take(in: graph) { targetLayouts.insert(lastFinder) }
    graph.currentSubgraph.onRemove { [weak self, number = lastFinder] in
      self?.finders[number] = nil
      self?.targetLayouts.remove(number)
    }
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
    guard correction != 0, let area = state.area else { return context.read(visible) }
    var offset = context.read(state.offset)
    offset.point = CGPoint(axis, offset.point[axis] + correction, cross: offset.point[axis.opposite])
    return context.read(area).visible(at: offset)
  }
}

/// A container that finds views by their ids.
protocol ScrollTargetFinder: AnyObject {
  /// The frame of the view with the id in the space of the scrolled content.
  ///
  /// - Parameter isThorough: looks where it costs more than a glance, and nowhere else.
  func frame(of id: AnyHashable, isThorough: Bool) -> CGRect?

  /// The views that meet a span of the scrolled content along an axis, and those beside; points.
  func targets(from start: CGFloat, to end: CGFloat, along axis: Axis) -> [ScrollTargetView]
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

  /// All of them: they exist.
  func targets(from start: CGFloat, to end: CGFloat, along axis: Axis) -> [ScrollTargetView] {
    guard let scroll = inputs.scroll else { return [] }
    let graph = inputs.graph
    let toContent = inputs.space.transform(to: scroll.spaceName)
    return zip(graph.read(children), graph.read(placements)).map { child, place in
      ScrollTargetView(id: child.path?.nearestID(below: inputs.path), frame: place.frame.applying(toContent))
    }
  }
}

extension ScrollContext: ContainerObserver {
  /// Lets a container's children be found by their ids.
  func observe(
    _ children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>, madeWith inputs: _ViewInputs
  ) {
    addFinder(
      ChildFinder(inputs: inputs, children: children, placements: placements), layout: inputs.scrollTargetLayout,
      in: inputs.graph)
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
