import AttributeGraph
import Foundation
import Geometry

/// How a lazy container arranges its rows.
struct LazyStackConfiguration: Equatable {
  /// Of rows in a stack, of all columns together in a grid.
  var alignment: AlignmentKey
  /// Points between lines.
  var spacing: CGFloat
  /// A grid's columns.
  var tracks: GridItems?
  /// What stays in sight with its section.
  var pinned: PinnedScrollableViews = []

  func tracks(for available: CGFloat?) -> GridTracks? { tracks.map { GridTracks($0.items, available: available) } }
}

/// The size of a lazy container: measured rows and estimates, whatever shows.
struct LazyLayoutRule: Rule {
  let rows: LazyRows
  let list: Attribute<ViewList>
  let configuration: Attribute<LazyStackConfiguration>
  private var last: LazyComputer?

  init(rows: LazyRows, list: Attribute<ViewList>, configuration: Attribute<LazyStackConfiguration>) {
    self.rows = rows
    self.list = list
    self.configuration = configuration
  }

  mutating func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let list = context.read(list)
    let configuration = context.read(configuration)
    let spacing = configuration.spacing
    _ = context.read(rows.measurements)
    if rows.update(list, spacing: spacing) { last = nil }
    var known: [LayoutComputer] = []
    if rows.inputs.scroll == nil {
      let children = rows.realise(LazyWindow(views: 0..<rows.count))
      known = children.map { child(context, $0.outputs) }
    } else if rows.lengths.measuredCount == 0, let sample = rows.sample() {
      known = [child(context, sample)]
    }
    if configuration.tracks != nil {
      return LazyGridComputer(
        axis: rows.axis, configuration: configuration, segments: rows.segments, views: known, lengths: rows.lengths)
    }
    if rows.inputs.scroll == nil { return LazyComputer(axis: rows.axis, spacing: spacing, rows: known) }
    if let sample = known.first {
      return LazyComputer(axis: rows.axis, spacing: spacing, sample: sample, count: rows.count)
    }
    // The same object ends here what the last measurements did not change.
    if let last, last.length == rows.lengths.total, last.cross == rows.cross { return last }
    let computer = LazyComputer(axis: rows.axis, length: rows.lengths.total, cross: rows.cross)
    last = computer
    return computer
  }

  private func child(_ context: RuleContext<LayoutComputer>, _ outputs: _ViewOutputs) -> LayoutComputer {
    outputs.layout.map { context.read($0) } ?? LeafComputer { _ in .zero }
  }

  mutating func slotWillBeRemoved() { rows.removeAll() }
  static var updateKind: UpdateKind { .layout }
}

/// Which rows to make: those that show, and a few around them.
struct LazyWindowRule: Rule {
  let rows: LazyRows
  /// Read to bring the list and the lengths up to date.
  let layout: Attribute<LayoutComputer>
  let configuration: Attribute<LazyStackConfiguration>
  let direction: Attribute<LayoutDirection>

  func value(_ context: RuleContext<LazyWindow>) -> LazyWindow {
    _ = context.read(layout)
    let configuration = context.read(configuration)
    if configuration.tracks != nil {
      let available = context.read(rows.inputs.size).size[rows.axis.opposite]
      if let tracks = configuration.tracks(for: available) { rows.setColumns(tracks.count) }
    }
    guard rows.inputs.scroll != nil else { return LazyWindow(views: 0..<rows.count) }
    _ = context.read(rows.measurements)
    let visible = rows.visible(context, direction: direction)
    return rows.window(from: visible.lowerBound, to: visible.upperBound, pinned: configuration.pinned)
  }

  static var updateKind: UpdateKind { .layout }
}

extension LazyRows {
  /// From the start to the end of what shows, along the axis from the container's start; points.
  func visible<T>(_ context: RuleContext<T>, direction: Attribute<LayoutDirection>) -> ClosedRange<CGFloat> {
    guard let scroll = inputs.scroll else { return 0...CGFloat.infinity }
    let toContent = inputs.space.transform(to: scroll.spaceName)
    let visible = context.read(scroll.visible).applying(toContent.inverted())
    let correction = scroll.state.pendingCorrection
    if axis == .vertical { return visible.minY + correction.dy...visible.maxY + correction.dy }
    if context.read(direction) == .rightToLeft {
      let width = context.read(inputs.size).size.width
      return width - visible.maxX + correction.dx...width - visible.minX + correction.dx
    }
    return visible.minX + correction.dx...visible.maxX + correction.dx
  }
}

/// The rows that exist.
struct LazyChildrenRule: Rule {
  let rows: LazyRows
  let window: Attribute<LazyWindow>
  let layout: Attribute<LayoutComputer>

  func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    _ = context.read(layout)
    return rows.realise(context.read(window))
  }
}
