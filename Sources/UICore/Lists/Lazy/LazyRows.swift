import AttributeGraph
import Foundation
import Geometry

/// What one lazy container keeps: its lines' lengths, and the views of those that exist.
///
/// Invariants: `keys`, `lines` and `lengths` are of the current list; `live` holds the rows of `window`, `dormant` rows
/// out of sight whose state was written.
final class LazyRows {
  let axis: Axis
  let inputs: _ViewInputs
  /// Rises when measurements changed what the layout assumes.
  let measurements: Attribute<Int>
  /// Set once the rules are made.
  var placements: Attribute<[Placement]>?

  private(set) var list = ViewList.elements([])
  private(set) var lengths = RowLengths(count: 0, spacing: 0)
  /// The largest extent across the axis measured so far.
  private(set) var cross: CGFloat = 0
  private(set) var lines = LazyLines(viewCount: 0)
  private(set) var sections: [LazySection] = []
  private(set) var segments: [LazySegment] = []
  /// How many views stand in a line; nil where each is one, as in a stack.
  private var columns: Int?
  private(set) var window = LazyWindow()
  private var lineWindow = 0..<0
  private var keys: [UInt32] = []
  private var live: [UInt32: Row] = [:]
  private var dormant: [UInt32: Row] = [:]
  /// The first line that shows and is known, and whether any of the container lies before what shows.
  private var anchor: (index: Int, isScrolled: Bool) = (0, false)
  private var measurementCount = 0

  final class Row {
    let child: DynamicChild
    let path: ViewPath?
    /// Its place in the list; negative once it has left the list.
    var index: Int
    init(child: DynamicChild, path: ViewPath?, index: Int) {
      self.child = child
      self.path = path
      self.index = index
    }
  }

  /// Whether it matters where sections begin and end.
  private let needsSegments: Bool

  init(axis: Axis, inputs: _ViewInputs, columns: Int? = nil, needsSegments: Bool = false) {
    self.axis = axis
    self.inputs = inputs
    self.columns = columns
    self.needsSegments = needsSegments || columns != nil
    measurements = inputs.graph.source(0)
  }

  /// How many views there are.
  var count: Int { keys.count }

  // MARK: The list

  /// Takes over a list; measured lengths follow their rows, and what shows stays where it is.
  ///
  /// - Returns: whether rows came, went or moved.
  func update(_ new: ViewList, spacing: CGFloat) -> Bool {
    let isSame = list.hasSameRows(as: new)
    list = new
    if isSame {
      lengths.spacing = spacing
      return false
    }
    let old = (keys: keys, lines: lines, lengths: lengths)
    keys.removeAll(keepingCapacity: true)
    new.appendKeys(to: &keys)
    segments.removeAll(keepingCapacity: true)
    if needsSegments { new.appendSegments(to: &segments) }
    sections = needsSegments ? LazySection.sections(of: segments) : []
    pack(spacing: spacing)
    window = LazyWindow()
    if !old.keys.isEmpty { carryOver(old.keys, old.lines, old.lengths) }
    return true
  }

  private func pack(spacing: CGFloat) {
    lines = columns.map { LazyLines(segments, columns: $0) } ?? LazyLines(viewCount: keys.count)
    lengths = RowLengths(count: lines.count, spacing: spacing, fallback: lengths.estimate)
    lineWindow = 0..<0
  }

  /// Puts so many views in a line; what shows first stays where it is.
  func setColumns(_ new: Int) {
    if new == columns { return }
    let old = (view: lines.start(of: min(anchor.index, lines.count)), position: lengths.position(of: anchor.index))
    columns = new
    pack(spacing: lengths.spacing)
    anchor.index = lines.line(of: old.view)
    if anchor.isScrolled { correct(by: lengths.position(of: anchor.index) - old.position) }
  }

  private func carryOver(_ oldKeys: [UInt32], _ oldLines: LazyLines, _ old: RowLengths) {
    let ends = CollectedIDs(keys, known: oldKeys)
    let gone = ends.prefix..<oldKeys.count - ends.suffix
    var between: [UInt32: Int] = [:]
    for index in ends.prefix..<keys.count - ends.suffix { between[keys[index]] = index }
    func place(of index: Int) -> Int? {
      if index < gone.lowerBound { return index }
      return index < gone.upperBound ? between[oldKeys[index]] : index + keys.count - oldKeys.count
    }
    for line in 0..<oldLines.count {
      guard let length = old.measured(at: line), let index = place(of: oldLines.start(of: line)) else { continue }
      let new = lines.line(of: index)
      if lines.start(of: new) == index { lengths.setLength(length, at: new) }
    }
    for rows in [live, dormant] {
      for (key, row) in rows { row.index = (row.index < 0 ? between[key] : place(of: row.index)) ?? -1 }
    }
    // Where what shows begins: the first row from the anchor on that is still there.
    let candidates = oldLines.start(of: min(anchor.index, oldLines.count))..<oldKeys.count
    if anchor.isScrolled, let oldIndex = candidates.prefix(256).first(where: { place(of: $0) != nil }) {
      anchor.index = lines.line(of: place(of: oldIndex)!)
      correct(by: lengths.position(of: anchor.index) - old.position(of: oldLines.line(of: oldIndex)))
    } else {
      anchor.index = min(anchor.index, lines.count)
    }
  }

  private func correct(by delta: CGFloat) {
    guard let scroll = inputs.scroll, delta != 0 else { return }
    scroll.state.correct(by: axis == .vertical ? CGVector(dx: 0, dy: delta) : CGVector(dx: delta, dy: 0))
  }

  // MARK: Rows

  /// Decides which rows to make for what shows between two positions.
  ///
  /// - Parameter pinned: whose headers and footers stay in sight with their section.
  func window(from start: CGFloat, to end: CGFloat, pinned: PinnedScrollableViews = []) -> LazyWindow {
    let visible = lengths.rows(from: start, to: end)
    // A row that comes into sight from above grows upwards when it turns out longer than it was taken to be.
    let first = visible.first { lengths.measured(at: $0) != nil } ?? visible.lowerBound
    anchor = (visible.isEmpty && start >= lengths.total ? lines.count : first, start > 0)
    lineWindow = ListWindow.rows(visible: visible, previous: lineWindow, count: lines.count)
    var window = LazyWindow(views: lines.views(in: lineWindow))
    if !pinned.isEmpty, !visible.isEmpty {
      let views = lines.views(in: visible)
      for section in sections where section.views.overlaps(views) {
        if pinned.contains(.sectionHeaders), let header = section.header { window.add(header) }
        if pinned.contains(.sectionFooters), let footer = section.footer { window.add(footer) }
      }
    }
    return window
  }

  /// Makes the rows of `window` that do not exist and lets others go.
  func realise(_ window: LazyWindow) -> [ContainerChild] {
    self.window = window
    var remaining = live
    live.removeAll(keepingCapacity: true)
    var children: [ContainerChild] = []
    for index in window.indices {
      let key = keys[index]
      let row = existing(remaining.removeValue(forKey: key)) ?? makeRow(key, at: index)
      row.index = index
      row.child.index = children.count
      live[key] = row
      children.append(row.child.child)
    }
    for (key, row) in remaining { leave(row, key) }
    return children
  }

  /// The first row, made to learn what rows are like.
  func sample() -> _ViewOutputs? {
    guard let key = keys.first else { return nil }
    let row = existing(live[key]) ?? makeRow(key, at: 0)
    live[key] = row
    return row.child.child.outputs
  }

  private func existing(_ row: Row?) -> Row? {
    guard let row, !row.child.subgraph.isRemoved else { return nil }
    return row
  }

  private func makeRow(_ key: UInt32, at index: Int) -> Row {
    if let row = existing(dormant.removeValue(forKey: key)) { return row }
    let element = list.element(at: index)
    return Row(
      child: DynamicChild(element, placements: placements!, inputs: inputs), path: element.path, index: index)
  }

  private func leave(_ row: Row, _ key: UInt32) {
    if row.child.subgraph.isRemoved { return }
    if row.child.subgraph.isHeld, row.index >= 0 {
      row.child.index = .max
      dormant[key] = row
      return
    }
    row.child.subgraph.remove()
    if row.index >= 0 { list.release(at: row.index) }
  }

  func removeAll() {
    for row in live.values { row.child.subgraph.remove() }
    for row in dormant.values { row.child.subgraph.remove() }
    (live, dormant) = ([:], [:])
  }

  // MARK: Measuring

  /// Differences smaller than this are rounding.
  private static let tolerance: CGFloat = 1 / 1024

  /// Notes the sizes of the rows that exist. What shows stays where it is, and the layout runs again where it assumed
  /// other lengths.
  ///
  /// - Parameter isLayoutExact: the layout knows every row and assumes nothing.
  func record(_ sizes: [CGSize], isLayoutExact: Bool) {
    let old = (position: lengths.position(of: anchor.index), total: lengths.total, cross: cross)
    let isFirst = lengths.measuredCount == 0
    var line = lines.line(of: window.views.lowerBound)
    var length: CGFloat = 0
    for (index, size) in zip(window.views, sizes) {
      length = max(length, size[axis])
      cross = max(cross, size[axis.opposite])
      guard index + 1 == lines.start(of: line + 1) else { continue }
      if lengths.measured(at: line) != length { lengths.setLength(length, at: line) }
      (line, length) = (line + 1, 0)
    }
    for (index, size) in zip(window.pinned, sizes.dropFirst(window.views.count)) {
      let line = lines.line(of: index)
      if lengths.measured(at: line) != size[axis] { lengths.setLength(size[axis], at: line) }
    }
    if isLayoutExact || sizes.isEmpty { return }
    let moved = lengths.position(of: anchor.index) - old.position
    if abs(moved) > Self.tolerance { correct(by: moved) }
    if isFirst || abs(lengths.total - old.total) > Self.tolerance || abs(moved) > Self.tolerance || cross != old.cross {
      measurementCount += 1
      inputs.viewGraph.set(measurements, to: measurementCount)
    }
  }

  // MARK: Finding

  /// Where the view with the id is or will be, in the space of the scrolled content.
  func frame(of id: AnyHashable) -> CGRect? {
    guard let scroll = inputs.scroll else { return nil }
    let graph = inputs.graph
    let ancestor = inputs.path
    let found =
      list.index(ofID: id, below: ancestor)
      ?? live.values.first { $0.path?.names(id, below: ancestor) == true && $0.index >= 0 }?.index
    guard let view = found else { return nil }
    let index = lines.line(of: view)
    let size = graph.read(inputs.size).size
    var frame = CGRect(
      origin: CGPoint(axis, lengths.position(of: index), cross: 0),
      size: CGSize(axis, lengths.length(at: index), cross: size[axis.opposite]))
    if axis == .horizontal, graph.read(inputs.environmentValue(\.layoutDirection)) == .rightToLeft {
      frame.origin.x = size.width - frame.maxX
    }
    return frame.applying(inputs.space.transform(to: scroll.spaceName))
  }
}
