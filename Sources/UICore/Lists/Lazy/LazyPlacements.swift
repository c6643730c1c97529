import AttributeGraph
import Foundation
import Geometry

/// Where the rows that exist stand.
struct LazyPlacementsRule: Rule {
  let axis: Axis
  let inputs: _ViewInputs
  let configuration: Attribute<LazyStackConfiguration>
  let direction: Attribute<LayoutDirection>
  /// The views of a list that the pointer carries, to which others give way.
  var carried: Attribute<CarriedRows?>?
  /// Set once made: the rows' sizes depend on this rule.
  var made: Made?

  struct Made {
    let arrangement: Attribute<LazyArrangement>
    let sight: Attribute<LazySight>
    let window: Attribute<LazyWindow>
    let children: Attribute<[ContainerChild]>
  }

  init(axis: Axis, inputs: _ViewInputs, configuration: Attribute<LazyStackConfiguration>) {
    (self.axis, self.inputs, self.configuration) = (axis, inputs, configuration)
    direction = inputs.environmentValue(\.layoutDirection)
  }

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let made else { return [] }
    let views = context.read(made.children)
    let computers = views.map { child in child.outputs.layout.map { context.read($0) } }
    let configuration = context.read(configuration)
    let size = context.read(inputs.size)
    let arrangement = context.read(made.arrangement)
    let window = context.read(made.window)
    let cells = LazyCells(axis: axis, arrangement: arrangement, configuration: configuration, size: size)
    let dimensions = zip(window.indices, computers).map { index, computer in
      computer?.dimensions(in: cells.proposal(of: index)) ?? ViewDimensions(size: .zero)
    }
    var places = cells.places(of: dimensions, in: window)
    if let carried = carried.flatMap({ context.read($0) }), carried.content === arrangement.content {
      for (index, view) in window.indices.enumerated() where !carried.carries(view) {
        places[index].origin.y += carried.shift(of: view)
      }
    }
    if !configuration.pinned.isEmpty, inputs.scroll != nil {
      let correction = context.read(made.sight).correction - arrangement.measurements.correction
      let visible = inputs.visible(along: axis, context, correction: correction)
      pin(&places, configuration.pinned, of: arrangement, in: window, to: visible)
    }
    for (index, view) in zip(places.indices, views) { places[index].identity = view.identity }
    let direction = context.read(direction)
    return places.map { $0.resolved(in: size.size.width, direction: direction) }
  }

  /// Moves the headers and footers of what shows into sight.
  private func pin(
    _ places: inout [Placement], _ pinned: PinnedScrollableViews, of arrangement: LazyArrangement,
    in window: LazyWindow, to visible: ClosedRange<CGFloat>
  ) {
    let order = Dictionary(uniqueKeysWithValues: zip(window.indices, places.indices))
    for section in arrangement.content.sections {
      guard section.header.map({ order[$0] != nil }) == true || section.footer.map({ order[$0] != nil }) == true else {
        continue
      }
      let start = arrangement.position(of: section.views.lowerBound)
      let last = arrangement.lines.line(of: section.views.upperBound - 1)
      let end = max(start, arrangement.lengths.position(of: last) + arrangement.lengths.length(at: last))
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

/// Which of a section's views stay in sight while the section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazySection {
  /// Where a pinned header or footer stands: where it belongs, or at the edge of what shows while its section does.
  ///
  /// - Parameters:
  ///   - natural: where it belongs; positions are along the axis, in points.
  ///   - section: from the section's start to its end.
  ///   - visible: from the start to the end of what shows.
  static func pinnedPosition(
    isHeader: Bool, natural: CGFloat, length: CGFloat, section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
  ) -> CGFloat {
    isHeader
      ? max(natural, min(visible.lowerBound, section.upperBound - length))
      : min(natural, max(visible.upperBound - length, section.lowerBound))
  }
}

/// Where the views of a lazy container belong, from left to right; points.
struct LazyCells {
  private let axis: Axis
  private let arrangement: LazyArrangement
  private let configuration: LazyStackConfiguration
  private let size: ViewSize
  private let tracks: GridTracks?

  init(axis: Axis, arrangement: LazyArrangement, configuration: LazyStackConfiguration, size: ViewSize) {
    (self.axis, self.arrangement, self.configuration, self.size) = (axis, arrangement, configuration, size)
    tracks = configuration.tracks(for: size.size[axis.opposite])
  }

  /// The track that a view stands in; nil for a header or footer, and in a stack.
  private func column(of index: Int, line: Int) -> Int? {
    guard let tracks, !arrangement.lines.isWhole(line) else { return nil }
    let column = index - arrangement.lines.start(of: line)
    return column < tracks.count ? column : nil
  }

  /// What a view is offered: its track's extent, or the container's, and its ideal length.
  func proposal(of index: Int) -> ProposedViewSize {
    guard let tracks else { return ProposedViewSize(axis, nil, cross: size.proposal[axis.opposite]) }
    let column = column(of: index, line: arrangement.lines.line(of: index))
    return ProposedViewSize(axis, nil, cross: column.map { tracks.lengths[$0] } ?? size.size[axis.opposite])
  }

  /// The places of the views that exist, in their order.
  func places(of dimensions: [ViewDimensions], in window: LazyWindow) -> [Placement] {
    let (lines, lengths) = (arrangement.lines, arrangement.lengths)
    var result: [Placement] = []
    result.reserveCapacity(dimensions.count)
    var line = lines.line(of: window.views.lowerBound)
    var position = lengths.position(of: line)
    var first = 0
    while first < window.views.count {
      let end = min(lines.start(of: line + 1) - window.views.lowerBound, window.views.count)
      let length = dimensions[first..<end].reduce(0) { max($0, $1.size[axis]) }
      for offset in first..<end {
        let index = window.views.lowerBound + offset
        result.append(place(dimensions[offset], index, line: line, at: position, length: length))
      }
      let room = arrangement.content.room(behind: window.views.lowerBound + end - 1, configuration)
      position += length + configuration.spacing + room
      (line, first) = (line + 1, end)
    }
    for (index, own) in zip(window.pinned, dimensions.dropFirst(window.views.count)) {
      let line = lines.line(of: index)
      result.append(place(own, index, line: line, at: lengths.position(of: line), length: own.size[axis]))
    }
    return result
  }

  private func place(
    _ own: ViewDimensions, _ index: Int, line: Int, at position: CGFloat, length: CGFloat
  ) -> Placement {
    let bounds = ViewDimensions(size: size.size)
    var along = position
    var across = bounds[configuration.alignment] - own[configuration.alignment]
    if let tracks, let column = column(of: index, line: line) {
      // The columns lie in the container as a whole, each view in its column.
      let all = ViewDimensions(size: CGSize(axis, 0, cross: tracks.total))
      let cell = CGSize(axis, length, cross: tracks.lengths[column])
      let inner = (tracks.alignments[column] ?? configuration.cellAlignment).origin(of: own, in: cell)
      along += inner[axis]
      across =
        bounds[configuration.alignment] - all[configuration.alignment] + tracks.origins[column] + inner[axis.opposite]
    }
    return Placement(origin: CGPoint(axis, along, cross: across), size: own.size, proposal: proposal(of: index))
  }
}
