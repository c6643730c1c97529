import AttributeGraph
import Foundation
import Geometry

/// What one lazy container keeps: its rows' lengths, and the views of those that exist.
///
/// Invariants: `keys` and `lengths` are of the current list; `live` holds the rows of `range`, `dormant` rows out of
/// sight whose state was written.
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
  private(set) var range = 0..<0
  private var keys: [UInt32] = []
  private var live: [UInt32: Row] = [:]
  private var dormant: [UInt32: Row] = [:]
  /// The first row that shows and is known, and whether any of the container lies before what shows.
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

  init(axis: Axis, inputs: _ViewInputs) {
    self.axis = axis
    self.inputs = inputs
    measurements = inputs.graph.source(0)
  }

  var count: Int { lengths.count }

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
    let old = (keys: keys, lengths: lengths)
    keys.removeAll(keepingCapacity: true)
    new.appendKeys(to: &keys)
    lengths = RowLengths(count: keys.count, spacing: spacing, fallback: old.lengths.estimate)
    range = 0..<0
    if !old.keys.isEmpty { carryOver(old.keys, old.lengths) }
    return true
  }

  private func carryOver(_ oldKeys: [UInt32], _ old: RowLengths) {
    var known: [UInt32: CGFloat] = [:]
    known.reserveCapacity(old.measuredCount)
    for (index, key) in oldKeys.enumerated() {
      if let length = old.measured(at: index) { known[key] = length }
    }
    // Where what shows begins: the first row from the anchor on that is still there.
    let candidates = oldKeys[min(anchor.index, oldKeys.count)...].prefix(256)
    var places = Dictionary(candidates.map { ($0, -1) }, uniquingKeysWith: { a, _ in a })
    for row in live.values { row.index = -1 }
    for row in dormant.values { row.index = -1 }
    for (index, key) in keys.enumerated() {
      if let length = known[key] { lengths.setLength(length, at: index) }
      if places[key] != nil { places[key] = index }
      live[key]?.index = index
      dormant[key]?.index = index
    }
    if anchor.isScrolled, let oldIndex = candidates.firstIndex(where: { places[$0]! >= 0 }) {
      anchor.index = places[oldKeys[oldIndex]]!
      correct(by: lengths.position(of: anchor.index) - old.position(of: oldIndex))
    } else {
      anchor.index = min(anchor.index, keys.count)
    }
  }

  private func correct(by delta: CGFloat) {
    guard let scroll = inputs.scroll, delta != 0 else { return }
    scroll.state.correct(by: axis == .vertical ? CGVector(dx: 0, dy: delta) : CGVector(dx: delta, dy: 0))
  }

  // MARK: Rows

  /// Decides which rows to make for what shows between two positions.
  func window(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let visible = lengths.rows(from: start, to: end)
    // A row that comes into sight from above grows upwards when it turns out longer than it was taken to be.
    let first = visible.first { lengths.measured(at: $0) != nil } ?? visible.lowerBound
    anchor = (visible.isEmpty && start >= lengths.total ? count : first, start > 0)
    return ListWindow.rows(visible: visible, previous: range, count: count)
  }

  /// Makes the rows of `range` that do not exist and lets others go.
  func realise(_ range: Range<Int>) -> [ContainerChild] {
    self.range = range
    var remaining = live
    live.removeAll(keepingCapacity: true)
    var children: [ContainerChild] = []
    for index in range {
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

  /// Notes the sizes of the rows in `range`. What shows stays where it is, and the layout runs again where it assumed
  /// other lengths.
  ///
  /// - Parameter isLayoutExact: the layout knows every row and assumes nothing.
  func record(_ sizes: [CGSize], isLayoutExact: Bool) {
    let old = (position: lengths.position(of: anchor.index), total: lengths.total, cross: cross)
    let isFirst = lengths.measuredCount == 0
    for (index, size) in zip(range, sizes) {
      if lengths.measured(at: index) != size[axis] { lengths.setLength(size[axis], at: index) }
      cross = max(cross, size[axis.opposite])
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
    guard let index = found else { return nil }
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
