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
  /// Containers that can say where a view with an id is, in the order in which they came; nil for those that are gone.
  @exclusivity(unchecked) private var finders: [ScrollTargetFinder?] = []
  @exclusivity(unchecked) private var goneFinders = 0

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

  var targetFinders: [ScrollTargetFinder] { finders.compactMap { $0?.isTargetLayout == true ? $0 : nil } }

  /// What the content's coordinate space is called.
  var spaceName: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Registers a container until the current subgraph is removed.
  ///
  /// - Parameter layout: set where the container may be the target layout.
  func addFinder(_ finder: ScrollTargetFinder, layout: ScrollTargetLayout?, in graph: Graph) {
    finder.place = finders.count
    finders.append(finder)
    if let layout, layout.take(in: graph) { finder.isTargetLayout = true }
    graph.currentSubgraph.onRemove { [self] in remove(finder) }
  }

  private func remove(_ finder: ScrollTargetFinder) {
    finders[finder.place] = nil
    goneFinders += 1
    guard goneFinders > 32, goneFinders * 2 > finders.count else { return }
    finders.removeAll { $0 == nil }
    for (place, finder) in finders.enumerated() { finder?.place = place }
    goneFinders = 0
  }

  /// The frame of the view with the id, in the content's space.
  ///
  /// Rows that do not exist are asked for their views only where no other view has the id.
  func frame(of id: AnyHashable) -> CGRect? {
    let finders = finders
    for isThorough in [false, true] {
      for case let finder? in finders {
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
class ScrollTargetFinder {
  /// Its place among those of its scroll view.
  fileprivate final var place = 0
  fileprivate final var isTargetLayout = false

  /// The frame of the view with the id in the space of the scrolled content.
  ///
  /// - Parameter isThorough: looks where it costs more than a glance, and nowhere else.
  func frame(of id: AnyHashable, isThorough: Bool) -> CGRect? { nil }

  /// The views that meet a span of the scrolled content along an axis, and those beside; points.
  func targets(from start: CGFloat, to end: CGFloat, along axis: Axis) -> [ScrollTargetView] { [] }
}

/// Finds children that exist.
private final class ChildFinder: ScrollTargetFinder {
  private let inputs: _ViewInputs
  private let children: Attribute<[ContainerChild]>
  private let placements: Attribute<[Placement]>

  init(inputs: _ViewInputs, children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>) {
    (self.inputs, self.children, self.placements) = (inputs, children, placements)
  }

  override func frame(of id: AnyHashable, isThorough: Bool) -> CGRect? {
    guard !isThorough, let scroll = inputs.scroll else { return nil }
    let graph = inputs.graph
    for (child, place) in zip(graph.read(children), graph.read(placements)) {
      guard child.path?.names(id, below: inputs.path) == true else { continue }
      return place.frame.applying(inputs.space.transform(to: scroll.spaceName))
    }
    return nil
  }

  /// All of them: they exist.
  override func targets(from start: CGFloat, to end: CGFloat, along axis: Axis) -> [ScrollTargetView] {
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
