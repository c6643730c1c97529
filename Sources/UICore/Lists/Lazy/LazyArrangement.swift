import AttributeGraph
import Foundation
import Geometry

/// How long a lazy container's lines turned out to be.
///
/// Immutable. Each update ends by measuring the rows that it made; where that brings news, new measurements are the input
/// of another round (``LazyMeasuringRule``).
final class LazyMeasurements {
  /// The views that were measured, in the lines in which they stood.
  let content: LazyContent
  let lines: LazyLines
  let lengths: RowLengths
  /// The largest extent across the axis so far.
  let cross: CGFloat
  /// How far the scroll view was moved so far to keep what shows in its place; points.
  let correction: CGFloat

  init(content: LazyContent, lines: LazyLines, lengths: RowLengths, cross: CGFloat, correction: CGFloat) {
    (self.content, self.lines, self.lengths) = (content, lines, lengths)
    (self.cross, self.correction) = (cross, correction)
  }

  static func none(columns: Int?) -> LazyMeasurements {
    let content = LazyContent.empty
    return LazyMeasurements(
      content: content, lines: LazyLines(content, columns: columns), lengths: RowLengths(count: 0, spacing: 0),
      cross: 0, correction: 0)
  }

  var isEmpty: Bool { lengths.measuredCount == 0 }

  /// The lengths of the lines of other content, as far as a line still begins with the view with which it was measured.
  func lengths(of new: LazyContent, in newLines: LazyLines, spacing: CGFloat) -> RowLengths {
    var result: RowLengths
    if new === content, newLines.columns == lines.columns {
      result = lengths
      result.spacing = spacing
      return result
    }
    result = RowLengths(count: newLines.count, spacing: spacing, fallback: isEmpty ? 44 : lengths.estimate)
    guard newLines.columns == lines.columns else { return result }
    let change = LazyContentChange(from: content, to: new)
    lengths.forEachMeasured { line, length in
      guard let index = change.index(of: lines.start(of: line)) else { return }
      let newLine = newLines.line(of: index)
      if newLines.start(of: newLine) == index { result.setLength(length, at: newLine) }
    }
    return result
  }
}

/// The views of a lazy container in their lines, and how long those are or are taken to be.
///
/// Immutable; nothing in it depends on what shows.
final class LazyArrangement {
  let content: LazyContent
  let lines: LazyLines
  let lengths: RowLengths
  let measurements: LazyMeasurements

  init(content: LazyContent, lines: LazyLines, lengths: RowLengths, measurements: LazyMeasurements) {
    (self.content, self.lines, self.lengths, self.measurements) = (content, lines, lengths, measurements)
  }

  /// The same views with so many beside each other.
  func with(columns: Int, spacing: CGFloat) -> LazyArrangement {
    if columns == lines.columns { return self }
    let lines = LazyLines(content, columns: columns)
    return LazyArrangement(
      content: content, lines: lines, lengths: measurements.lengths(of: content, in: lines, spacing: spacing),
      measurements: measurements)
  }

  /// Where a view's line starts; points.
  func position(of index: Int) -> CGFloat { lengths.position(of: lines.line(of: index)) }
}

/// The arrangement in the columns that were measured last: what is known before the container's size is.
struct LazyKnownRule: Rule {
  let content: Attribute<LazyContent>
  let configuration: Attribute<LazyStackConfiguration>
  let measurements: Attribute<LazyMeasurements>

  func value(_ context: RuleContext<LazyArrangement>) -> LazyArrangement {
    let content = context.read(content)
    let measurements = context.read(measurements)
    let spacing = context.read(configuration).spacing
    let lines =
      content === measurements.content
      ? measurements.lines : LazyLines(content, columns: measurements.lines.columns)
    return LazyArrangement(
      content: content, lines: lines, lengths: measurements.lengths(of: content, in: lines, spacing: spacing),
      measurements: measurements)
  }

  static var updateKind: UpdateKind { .layout }
}

/// The arrangement in the size that the container has.
struct LazyArrangementRule: Rule {
  let axis: Axis
  let known: Attribute<LazyArrangement>
  let configuration: Attribute<LazyStackConfiguration>
  let size: Attribute<ViewSize>
  /// What the first row answers, read while no row has been measured; nil where rows are not measured.
  let sample: Attribute<LayoutComputer?>?

  func value(_ context: RuleContext<LazyArrangement>) -> LazyArrangement {
    var arrangement = context.read(known)
    let configuration = context.read(configuration)
    var tracks: GridTracks?
    if configuration.tracks != nil {
      tracks = configuration.tracks(for: context.read(size).size[axis.opposite])
      arrangement = arrangement.with(columns: tracks?.count ?? 1, spacing: configuration.spacing)
    }
    guard arrangement.measurements.isEmpty, let sample, let first = context.read(sample) else { return arrangement }
    let cross = tracks?.lengths.first ?? context.read(size).proposal[axis.opposite]
    var lengths = arrangement.lengths
    lengths.fallback = first.sizeThatFits(ProposedViewSize(axis, nil, cross: cross))[axis]
    return LazyArrangement(
      content: arrangement.content, lines: arrangement.lines, lengths: lengths, measurements: arrangement.measurements)
  }

  static var updateKind: UpdateKind { .layout }
}

/// Measures the rows that exist: what the next round takes their lengths to be.
struct LazyMeasuringRule: Rule {
  let axis: Axis
  let arrangement: Attribute<LazyArrangement>
  let sight: Attribute<LazySight>
  let placements: Attribute<[Placement]>
  let configuration: Attribute<LazyStackConfiguration>

  func value(_ context: RuleContext<LazyMeasurements>) -> LazyMeasurements {
    let arrangement = context.read(arrangement)
    let sight = context.read(sight)
    let places = context.read(placements)
    let configuration = context.read(configuration)
    let (old, lines) = (arrangement.measurements, arrangement.lines)
    var lengths = arrangement.lengths
    var (cross, hasNews) = (old.cross, false)
    func set(_ length: CGFloat, at line: Int) {
      if lengths.measured(at: line) == length { return }
      lengths.setLength(length, at: line)
      hasNews = true
    }
    let window = sight.window
    // A line counts once all of its views exist.
    var line = lines.line(of: window.views.lowerBound)
    var length: CGFloat = 0
    for (index, place) in zip(window.views, places) {
      length = max(length, place.size[axis])
      cross = max(cross, place.size[axis.opposite])
      guard index + 1 == lines.start(of: line + 1) else { continue }
      set(length + arrangement.content.room(behind: index, configuration), at: line)
      (line, length) = (line + 1, 0)
    }
    for (index, place) in zip(window.pinned, places.dropFirst(window.views.count)) {
      set(place.size[axis], at: lines.line(of: index))
    }
    let isSame =
      !hasNews && cross == old.cross && arrangement.content === old.content && lines.columns == old.lines.columns
      && sight.correction == old.correction
    if isSame { return old }
    return LazyMeasurements(
      content: arrangement.content, lines: lines, lengths: lengths, cross: cross, correction: sight.correction)
  }

  static var updateKind: UpdateKind { .layout }
}
