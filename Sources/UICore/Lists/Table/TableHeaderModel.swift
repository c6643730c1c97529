import AttributeGraph
import Foundation
import Geometry

/// What a press on a table's header does: sort, change a width, move a column.
final class TableHeaderModel {
  /// A column that is being moved.
  struct Drag: Equatable {
    let column: UInt32
    /// How far it was moved, from leading to trailing; points.
    var distance: CGFloat
  }

  enum Target: Equatable {
    /// The trailing edge of a column.
    case edge(UInt32)
    case label(UInt32)
  }

  let columns: TableColumnAttributes
  let drag: Attribute<Drag?>
  private let viewGraph: ViewGraph
  private let metrics: Attribute<TableMetrics>
  private let size: Attribute<ViewSize>
  private let direction: Attribute<LayoutDirection>
  private var graph: Graph { viewGraph.graph }

  init(columns: TableColumnAttributes, inputs: _ViewInputs) {
    self.columns = columns
    viewGraph = inputs.viewGraph
    drag = inputs.graph.source(nil)
    size = inputs.size
    metrics = inputs.graph.rule(MapRule(source: inputs.environmentValue(\.platformProfile)) { $0.tables })
    direction = inputs.environmentValue(\.layoutDirection)
  }

  var isAlive: Bool { graph.isAlive(drag.id) }

  /// A position in the header, from its leading edge.
  func position(of point: CGPoint) -> CGFloat {
    graph.read(direction) == .rightToLeft ? graph.read(size).size.width - point.x : point.x
  }

  func target(at position: CGFloat) -> Target? {
    let geometry = graph.read(columns.geometry)
    let near = graph.read(metrics).resizeDistance
    for index in geometry.columns.indices.reversed() where abs(geometry.end(of: index) - position) <= near {
      if canResize(geometry.columns[index].identity) { return .edge(geometry.columns[index].identity) }
    }
    let index = geometry.columns.indices.first {
      geometry.columns[$0].start <= position && position < geometry.end(of: $0)
    }
    return index.map { .label(geometry.columns[$0].identity) }
  }

  private func shown(_ identity: UInt32) -> ShownTableColumn? {
    graph.read(columns.shown).first { $0.identity == identity }
  }

  func canResize(_ identity: UInt32) -> Bool {
    guard let traits = shown(identity)?.traits else { return false }
    return !traits.width.isFixed && !traits.fixedBehavior.contains(.resize)
  }

  /// Columns can be moved that a customization knows.
  func canMove(_ identity: UInt32) -> Bool {
    guard let traits = shown(identity)?.traits else { return false }
    return traits.customizationID != nil && !traits.fixedBehavior.contains(.reorder)
      && graph.read(columns.customization) != nil
  }

  // MARK: Sorting

  func press(_ identity: UInt32) {
    guard let comparator = shown(identity)?.traits.comparator else { return }
    graph.read(columns.sorting)?.press(comparator)
  }

  // MARK: Widths

  func width(of identity: UInt32) -> CGFloat? {
    let geometry = graph.read(columns.geometry)
    return geometry.column(identity).map { geometry.columns[$0].width }
  }

  /// Gives the column a width within its limits. Those before it keep theirs, so that its edge is where the pointer is;
  /// those after it share the rest.
  func resize(_ identity: UInt32, to width: CGFloat) {
    let geometry = graph.read(columns.geometry)
    guard let index = geometry.column(identity) else { return }
    let store = graph.read(columns.customization)
    var arrangement = store?.get() ?? TableColumnArrangement()
    var own = graph.read(columns.ownWidths)
    for column in graph.read(columns.shown).prefix(index + 1) {
      let isIt = column.identity == identity
      if !isIt, column.chosenWidth != nil || column.traits.width.isFixed { continue }
      let new = isIt ? column.traits.width.clamp(width) : self.width(of: column.identity)
      if store != nil, let id = column.traits.customizationID {
        arrangement.columns[id, default: .init()].width = new
      } else {
        own[column.identity] = new
      }
    }
    if let store, arrangement != store.get() { store.set(arrangement) }
    viewGraph.set(columns.ownWidths, to: own)
  }

  // MARK: Order

  func move(_ identity: UInt32, by distance: CGFloat) {
    viewGraph.set(drag, to: Drag(column: identity, distance: distance))
  }

  func endMove() {
    // Whatever is drawn now: the last way may not have been drawn yet.
    if isAlive { viewGraph.set(drag, to: nil) }
  }

  /// Where a moved column would come to stand: past all columns whose middle its nearer edge has crossed.
  static func destination(of drag: Drag, in geometry: TableColumnGeometry) -> Int? {
    guard let index = geometry.column(drag.column) else { return nil }
    func middle(_ index: Int) -> CGFloat { (geometry.columns[index].start + geometry.end(of: index)) / 2 }
    var destination = index
    let (start, end) = (geometry.columns[index].start + drag.distance, geometry.end(of: index) + drag.distance)
    while destination + 1 < geometry.columns.count, end > middle(destination + 1) { destination += 1 }
    while destination > 0, start < middle(destination - 1) { destination -= 1 }
    return destination
  }

  func drop(_ identity: UInt32, by distance: CGFloat) {
    endMove()
    let drag = Drag(column: identity, distance: distance)
    guard let store = graph.read(columns.customization),
      let destination = Self.destination(of: drag, in: graph.read(columns.geometry))
    else { return }
    var shown = graph.read(columns.shown)
    guard let index = shown.firstIndex(where: { $0.identity == identity }), index != destination else { return }
    shown.insert(shown.remove(at: index), at: destination)
    var arrangement = store.get()
    let ids = shown.compactMap {
      $0.traits.fixedBehavior.contains(.reorder) ? nil : $0.traits.customizationID
    }
    // Hidden columns keep their places after those that show.
    arrangement.order = ids + arrangement.order.filter { !ids.contains($0) }
    store.set(arrangement)
  }
}
