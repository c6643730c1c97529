import AttributeGraph
import Foundation
import Geometry

/// Where the rows that exist stand.
struct LazyPlacementsRule: Rule {
  let rows: LazyRows
  let configuration: Attribute<LazyStackConfiguration>
  let context: Attribute<PlacementContext>
  let direction: Attribute<LayoutDirection>
  /// Set once made: the rows' sizes depend on this rule.
  var children: Attribute<[ContainerChild]>?

  init(rows: LazyRows, configuration: Attribute<LazyStackConfiguration>) {
    self.rows = rows
    self.configuration = configuration
    context = rows.inputs.environmentValue(\.placementContext)
    direction = rows.inputs.environmentValue(\.layoutDirection)
  }

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let children else { return [] }
    let views = context.read(children)
    let computers = views.map { child in child.outputs.layout.map { context.read($0) } }
    let configuration = context.read(configuration)
    let size = context.read(rows.inputs.size)
    let cells = LazyCells(rows: rows, configuration: configuration, size: size)
    let indices = rows.window.indices
    let dimensions = zip(indices, computers).map { index, computer in
      computer?.dimensions(in: cells.proposal(of: index)) ?? ViewDimensions(size: .zero)
    }
    rows.record(dimensions.map(\.size), isLayoutExact: rows.inputs.scroll == nil)
    var places = cells.places(of: dimensions)
    if !configuration.pinned.isEmpty, rows.inputs.scroll != nil {
      pin(&places, configuration.pinned, to: rows.visible(context, direction: direction))
    }
    for (index, view) in zip(places.indices, views) { places[index].identity = view.identity }
    let placement = context.read(self.context)
    return places.map {
      $0.resolved(in: size.size.width, direction: placement.layoutDirection).rounded(to: placement.scale)
    }
  }

  /// Moves the headers and footers of what shows into sight.
  private func pin(_ places: inout [Placement], _ pinned: PinnedScrollableViews, to visible: ClosedRange<CGFloat>) {
    let axis = rows.axis
    let order = Dictionary(uniqueKeysWithValues: zip(rows.window.indices, places.indices))
    for section in rows.sections {
      let lines = rows.lines.line(of: section.views.lowerBound)...rows.lines.line(of: section.views.upperBound - 1)
      let start = rows.lengths.position(of: lines.lowerBound)
      let end = max(start, rows.lengths.position(of: lines.upperBound) + rows.lengths.length(at: lines.upperBound))
      func move(_ index: Int?, isHeader: Bool) {
        guard let index, let place = order[index] else { return }
        let position = LazySection.pinnedPosition(
          isHeader: isHeader, natural: places[place].origin[axis], length: places[place].size[axis],
          section: start...end, visible: visible)
        places[place].origin = CGPoint(axis, position, cross: places[place].origin[axis.opposite])
      }
      if pinned.contains(.sectionHeaders) { move(section.header, isHeader: true) }
      if pinned.contains(.sectionFooters) { move(section.footer, isHeader: false) }
    }
  }

  static var updateKind: UpdateKind { .layout }
  var cutoff: Cutoff { .late }
}

/// Where the views of a lazy container belong, from left to right; points.
struct LazyCells {
  let rows: LazyRows
  let configuration: LazyStackConfiguration
  let size: ViewSize
  private let tracks: GridTracks?

  init(rows: LazyRows, configuration: LazyStackConfiguration, size: ViewSize) {
    self.rows = rows
    self.configuration = configuration
    self.size = size
    tracks = configuration.tracks(for: size.size[rows.axis.opposite])
  }

  /// The track that a view stands in; nil for a header or footer, and in a stack.
  private func column(of index: Int, line: Int) -> Int? {
    guard let tracks, !rows.lines.isWhole(line) else { return nil }
    let column = index - rows.lines.start(of: line)
    return column < tracks.count ? column : nil
  }

  /// What a view is offered: its track's extent and its ideal length.
  func proposal(of index: Int) -> ProposedViewSize {
    let axis = rows.axis
    guard let tracks else { return ProposedViewSize(axis, nil, cross: size.proposal[axis.opposite]) }
    let column = column(of: index, line: rows.lines.line(of: index))
    return ProposedViewSize(axis, nil, cross: column.map { tracks.lengths[$0] } ?? tracks.total)
  }

  /// The places of the views that exist, in their order.
  func places(of dimensions: [ViewDimensions]) -> [Placement] {
    let axis = rows.axis
    let window = rows.window
    var result: [Placement] = []
    result.reserveCapacity(dimensions.count)
    var line = rows.lines.line(of: window.views.lowerBound)
    var position = rows.lengths.position(of: line)
    var first = 0
    while first < window.views.count {
      let end = min(rows.lines.start(of: line + 1) - window.views.lowerBound, window.views.count)
      let length = dimensions[first..<end].reduce(0) { max($0, $1.size[axis]) }
      for offset in first..<end {
        let index = window.views.lowerBound + offset
        result.append(place(dimensions[offset], index, line: line, at: position, length: length))
      }
      position += length + configuration.spacing
      (line, first) = (line + 1, end)
    }
    for (index, own) in zip(window.pinned, dimensions.dropFirst(window.views.count)) {
      let line = rows.lines.line(of: index)
      result.append(place(own, index, line: line, at: rows.lengths.position(of: line), length: own.size[axis]))
    }
    return result
  }

  private func place(
    _ own: ViewDimensions, _ index: Int, line: Int, at position: CGFloat, length: CGFloat
  ) -> Placement {
    let axis = rows.axis
    let bounds = ViewDimensions(size: size.size)
    var origin: CGPoint
    if let tracks {
      let all = ViewDimensions(size: CGSize(axis, 0, cross: tracks.total))
      origin = CGPoint(axis, position, cross: bounds[configuration.alignment] - all[configuration.alignment])
      let column = column(of: index, line: line)
      let cell = CGSize(axis, length, cross: column.map { tracks.lengths[$0] } ?? tracks.total)
      let inner = (column.map { tracks.alignments[$0] } ?? .center).origin(of: own, in: cell)
      origin.x += inner.x
      origin.y += inner.y
      if let column { origin = CGPoint(axis, origin[axis], cross: origin[axis.opposite] + tracks.origins[column]) }
    } else {
      origin = CGPoint(axis, position, cross: bounds[configuration.alignment] - own[configuration.alignment])
    }
    return Placement(origin: origin, size: own.size, proposal: proposal(of: index))
  }
}
