import AttributeGraph
import Foundation
import Geometry

/// A view that arranges its subviews in a vertical line and makes them only when they come into sight.
///
/// Inside a `ScrollView` a row exists while it shows or nearly does; state that was written is kept for rows that left.
/// `spacing` is in points, 8 by default. It takes all the width that it is offered. Rows that were never in sight are
/// taken to be as high as the mean of those that were.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .vertical, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

/// A view that arranges its subviews in a horizontal line and makes them only when they come into sight.
///
/// See ``LazyVStack``; width and height change places.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .horizontal, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

/// How a lazy container arranges its rows.
struct LazyStackConfiguration: Equatable {
  /// Of rows in a stack; of all columns together, and of views in their columns, in a grid.
  var alignment: AlignmentKey
  /// Points between lines.
  var spacing: CGFloat
  /// Points between two rows of one section of a list, besides.
  var rowSpacing: CGFloat = 0
  /// A grid's columns.
  var tracks: GridItems?
  /// What stays in sight with its section.
  var pinned: PinnedScrollableViews = []

  func tracks(for available: CGFloat?) -> GridTracks? { tracks.map { GridTracks($0.items, available: available) } }

  /// Where views lie in the cells of columns that name no alignment.
  var cellAlignment: Alignment {
    alignment.axis == .horizontal
      ? Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
  }
}

func makeLazyStack<Content: View>(
  axis: Axis, isGrid: Bool = false, configuration: Attribute<LazyStackConfiguration>, content: _GraphValue<Content>,
  inputs: _ViewInputs
) -> _ViewOutputs {
  let inputs = inputs.followingLayout
  let list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs.base))
  guard axis == .vertical, !isGrid, let offer = inputs.rowPull, offer.take(in: inputs.graph) else {
    return makeLazyContainer(axis: axis, isGrid: isGrid, configuration: configuration, list: list, inputs: inputs)
  }
  var rows: LazyHandles?
  var outputs = makeLazyContainer(axis: axis, configuration: configuration, list: list, inputs: inputs) { rows = $0 }
  if let rows { RowPull(offer.modifier, rows, inputs: inputs).attach(to: &outputs) }
  return outputs
}

/// Makes the attributes of a container that makes its rows as they come into sight.
///
///     list ─ content ─┬─ known ─┬─ layout: the container's size
///                     │         └─ arrangement ─ sight ─ window ─ children ─ placements ─ display
///     measurements ───┘                                                          │
///         └───────────────────────── in the next round ──────────────────── measured
///
/// Each is a value computed from those before it. What an update finds out about its rows' lengths is written to
/// `measurements` at its end and is an input of the next round.
///
/// - Parameters:
///   - isGrid: whether the configuration has tracks. It is not read for that: while views are made, it may not be known
///     yet, as where a geometry reader's closure asks for its size.
///   - handles: is given what those go by who know the rows.
func makeLazyContainer(
  axis: Axis, isGrid: Bool = false, configuration: Attribute<LazyStackConfiguration>, list: _ViewListOutputs,
  inputs: _ViewInputs, handles: (LazyHandles) -> Void = { _ in }
) -> _ViewOutputs {
  let graph = inputs.graph
  var rowInputs = inputs
  // Its rows come into sight as they are made.
  rowInputs.contentSight = nil
  rowInputs.stackAxis = isGrid ? .none : .fixed(axis)
  let list = list.withSectionEndsInFront(configuration, in: graph)
  let content = graph.rule(LazyContentRule(list: list.attribute(in: graph)))
  let measurements = graph.source(LazyMeasurements.none(columns: isGrid ? 1 : nil))
  let known = graph.rule(LazyKnownRule(content: content, configuration: configuration, measurements: measurements))
  let placements = graph.rule(LazyPlacementsRule(axis: axis, inputs: rowInputs, configuration: configuration))
  let rows = LazyRows(inputs: rowInputs, placements: placements)
  let sample = graph.rule(LazySampleRule(rows: rows, content: content))
  let arrangement = graph.rule(
    LazyArrangementRule(
      axis: axis, known: known, configuration: configuration, size: inputs.size,
      sample: inputs.scroll == nil ? nil : sample))
  let ahead = graph.source(LazyAhead())
  let sight = graph.rule(
    LazySightRule(
      axis: axis, inputs: inputs, content: content, arrangement: arrangement, configuration: configuration,
      ahead: ahead))
  let window = graph.rule(LazyWindowRule(sight: sight))
  let children = graph.rule(LazyChildrenRule(rows: rows, content: content, window: window))
  graph.withRule(of: placements, as: LazyPlacementsRule.self) {
    $0.made = .init(arrangement: arrangement, sight: sight, window: window, children: children)
  }
  if let scroll = inputs.scroll {
    scroll.state.rowAxes.formUnion(axis == .vertical ? .vertical : .horizontal)
    let measured = graph.rule(
      LazyMeasuringRule(
        axis: axis, arrangement: arrangement, sight: sight, placements: placements, configuration: configuration))
    let viewGraph = inputs.viewGraph
    let maker = LazyAheadMaker(viewGraph, arrangement: arrangement, sight: sight, ahead: ahead)
    inputs.inputRouter?.rowsAhead.add(in: graph.currentSubgraph) { maker.makeLine() }
    inputs.base.addEffect(of: measured) { [unowned scroll] new in
      let old = graph.read(measurements)
      if new === old { return }
      scroll.state.correct(by: CGVector(axis, new.correction - old.correction))
      viewGraph.set(measurements, to: new)
    }
  }
  let finder = inputs.scroll.map { scroll in
    let finder = LazyFinder(axis: axis, inputs: inputs, arrangement: arrangement)
    scroll.addFinder(finder, layout: inputs.scrollTargetLayout, in: graph)
    return finder
  }
  handles(
    LazyHandles(
      content: content, configuration: configuration, arrangement: arrangement, window: window, children: children,
      placements: placements, sight: sight, finder: finder, rows: rows))
  return _ViewOutputs(
    layout: graph.rule(
      LazyLayoutRule(
        axis: axis, isScrolled: inputs.scroll != nil, known: known, configuration: configuration, sample: sample,
        children: children)),
    display: graph.rule(ContainerDisplayRule(placements: placements, children: .dynamic(children))),
    preferences: graph.rule(DynamicPreferencesRule(children: children)))
}

/// What a container hands to those who know its rows: a list.
struct LazyHandles {
  let content: Attribute<LazyContent>
  let configuration: Attribute<LazyStackConfiguration>
  let arrangement: Attribute<LazyArrangement>
  let window: Attribute<LazyWindow>
  let children: Attribute<[ContainerChild]>
  let placements: Attribute<[Placement]>
  fileprivate let sight: Attribute<LazySight>
  /// Nil outside of a scroll view.
  let finder: LazyFinder?
  fileprivate let rows: LazyRows

  /// Lets rows give way to those that are carried, which exist for as long as they are.
  func follow(_ carried: Attribute<CarriedRows?>, in graph: Graph) {
    graph.withRule(of: sight, as: LazySightRule.self) { $0.carried = carried }
    graph.withRule(of: placements, as: LazyPlacementsRule.self) { $0.carried = carried }
  }

  /// Makes a row that does not exist for as long as `body` runs.
  func withTemporaryRow<Result>(
    at index: Int, of content: LazyContent, _ body: (ContainerChild) -> Result
  ) -> Result { rows.withTemporaryRow(at: index, of: content, body) }
}

extension CGVector {
  fileprivate init(_ axis: Axis, _ length: CGFloat) {
    self = axis == .horizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length)
  }
}

extension _ViewListOutputs {
  /// Draws headers and footers that are pinned in front of what scrolls under them.
  fileprivate func withSectionEndsInFront(
    _ configuration: Attribute<LazyStackConfiguration>, in graph: Graph
  ) -> _ViewListOutputs {
    let front = graph.rule(MapRule(source: configuration) { $0.pinned.isEmpty ? 0.0 : 1.0 })
    return map(in: graph) { element in
      guard element.traits[SectionRoleTrait.self] != nil, element.traits[ZIndexTrait.self] == nil else {
        return element
      }
      var element = element
      element.traits[ZIndexTrait.self] = front
      return element
    }
  }
}
