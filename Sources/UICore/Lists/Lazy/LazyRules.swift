import AttributeGraph
import Foundation
import Geometry

/// How a lazy container arranges its rows.
struct LazyStackConfiguration: Equatable {
  var alignment: AlignmentKey
  /// Points between rows.
  var spacing: CGFloat
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
    let spacing = context.read(configuration).spacing
    _ = context.read(rows.measurements)
    if rows.update(list, spacing: spacing) { last = nil }
    if rows.inputs.scroll == nil {
      let children = rows.realise(0..<rows.count)
      return LazyComputer(axis: rows.axis, spacing: spacing, rows: children.map { child(context, $0.outputs) })
    }
    if rows.lengths.measuredCount == 0, let sample = rows.sample() {
      return LazyComputer(axis: rows.axis, spacing: spacing, sample: child(context, sample), count: rows.count)
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
  let direction: Attribute<LayoutDirection>

  func value(_ context: RuleContext<Range<Int>>) -> Range<Int> {
    _ = context.read(layout)
    guard let scroll = rows.inputs.scroll else { return 0..<rows.count }
    _ = context.read(rows.measurements)
    let width = context.read(rows.inputs.size).size.width
    let toContent = rows.inputs.space.transform(to: scroll.spaceName)
    let visible = context.read(scroll.visible).applying(toContent.inverted())
    let correction = scroll.state.pendingCorrection
    if rows.axis == .vertical {
      return rows.window(from: visible.minY + correction.dy, to: visible.maxY + correction.dy)
    }
    if context.read(direction) == .rightToLeft {
      return rows.window(from: width - visible.maxX + correction.dx, to: width - visible.minX + correction.dx)
    }
    return rows.window(from: visible.minX + correction.dx, to: visible.maxX + correction.dx)
  }

  static var updateKind: UpdateKind { .layout }
}

/// The rows that exist.
struct LazyChildrenRule: Rule {
  let rows: LazyRows
  let window: Attribute<Range<Int>>
  let layout: Attribute<LayoutComputer>

  func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    _ = context.read(layout)
    return rows.realise(context.read(window))
  }
}

/// Where the rows that exist stand.
struct LazyPlacementsRule: Rule {
  let rows: LazyRows
  let configuration: Attribute<LazyStackConfiguration>
  let context: Attribute<PlacementContext>
  /// Set once made: the rows' sizes depend on this rule.
  var children: Attribute<[ContainerChild]>?

  init(
    rows: LazyRows, configuration: Attribute<LazyStackConfiguration>, context: Attribute<PlacementContext>
  ) {
    self.rows = rows
    self.configuration = configuration
    self.context = context
  }

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let children else { return [] }
    let axis = rows.axis
    let size = context.read(rows.inputs.size)
    let proposal = ProposedViewSize(axis, nil, cross: size.proposal[axis.opposite])
    let dimensions = context.read(children).map { child in
      child.outputs.layout.map { context.read($0).dimensions(in: proposal) } ?? ViewDimensions(size: .zero)
    }
    rows.record(dimensions.map(\.size), isLayoutExact: rows.inputs.scroll == nil)
    let configuration = context.read(configuration)
    let placement = context.read(self.context)
    let guide = ViewDimensions(size: size.size)[configuration.alignment]
    var position = rows.lengths.position(of: rows.range.lowerBound)
    return dimensions.map { row in
      let origin = CGPoint(axis, position, cross: guide - row[configuration.alignment])
      position += row.size[axis] + configuration.spacing
      return Placement(origin: origin, size: row.size, proposal: proposal)
        .resolved(in: size.size.width, direction: placement.layoutDirection)
        .rounded(to: placement.scale)
    }
  }

  static var updateKind: UpdateKind { .layout }
  static var isCutoff: Bool { true }
}
