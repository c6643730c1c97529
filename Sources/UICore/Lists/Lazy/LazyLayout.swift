import AttributeGraph
import Foundation
import Geometry

/// The size of a lazy container: measured rows and estimates, whatever shows.
struct LazyLayoutRule: Rule {
  let axis: Axis
  let isScrolled: Bool
  let known: Attribute<LazyArrangement>
  let configuration: Attribute<LazyStackConfiguration>
  let sample: Attribute<LayoutComputer?>
  /// Read outside of a scroll view, where all rows exist and nothing is estimated.
  let children: Attribute<[ContainerChild]>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let known = context.read(known)
    let configuration = context.read(configuration)
    var rows: [LayoutComputer] = []
    if !isScrolled {
      rows = context.read(children).map { child in
        child.outputs.layout.map { context.read($0) } ?? LeafComputer { _ in .zero }
      }
    } else if known.measurements.isEmpty, let sample = context.read(sample) {
      rows = [sample]
    }
    if configuration.tracks != nil {
      return LazyGridComputer(axis: axis, configuration: configuration, known: known, views: rows)
    }
    if !rows.isEmpty {
      return LazyStackComputer(
        axis: axis, spacing: configuration.spacing, rows: rows, multiple: isScrolled ? known.content.count : 1)
    }
    let (length, cross) = (known.lengths.total, known.measurements.cross)
    // What the last measurements did not change ends here.
    if let last = context.previous as? LazyStackComputer, last.isEstimate(length: length, cross: cross) { return last }
    return LazyStackComputer(axis: axis, length: length, cross: cross)
  }

  static var updateKind: UpdateKind { .layout }
}

/// A lazy stack: as long as its rows are known or taken to be, as wide as is proposed, else as its widest known row.
private final class LazyStackComputer: LayoutComputer {
  private let axis: Axis
  private let length: CGFloat
  private let cross: CGFloat
  private let gap: CGFloat
  private let rows: [LayoutComputer]
  /// How many rows there are of each of `rows`.
  private let multiple: Int

  /// A stack whose rows have been measured, at least some of them.
  init(axis: Axis, length: CGFloat, cross: CGFloat) {
    (self.axis, self.length, self.cross) = (axis, length, cross)
    (gap, rows, multiple) = (0, [], 0)
  }

  /// A stack whose rows are all known, or `multiple` rows of which one is.
  init(axis: Axis, spacing: CGFloat, rows: [LayoutComputer], multiple: Int) {
    (self.axis, gap, self.rows, self.multiple) = (axis, spacing, rows, multiple)
    (length, cross) = (0, 0)
  }

  func isEstimate(length: CGFloat, cross: CGFloat) -> Bool {
    rows.isEmpty && self.length == length && self.cross == cross
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = ProposedViewSize(axis, nil, cross: proposal[axis.opposite])
    var (length, cross) = (length, cross)
    if !rows.isEmpty {
      let sizes = rows.map { $0.sizeThatFits(offered) }
      length = sizes.reduce(0) { $0 + $1[axis] } * CGFloat(multiple)
      length += gap * CGFloat(rows.count * multiple - 1)
      cross = sizes.reduce(0) { max($0, $1[axis.opposite]) }
    }
    return CGSize(axis, max(0, length), cross: proposal[axis.opposite] ?? cross)
  }
}

/// A lazy grid: as long as its lines are known or taken to be for the columns that the proposal makes, as wide as is
/// proposed, else as those columns.
private final class LazyGridComputer: LayoutComputer {
  private let axis: Axis
  private let configuration: LazyStackConfiguration
  private let known: LazyArrangement
  /// All views, or one that stands for all, or none where lines have been measured.
  private let views: [LayoutComputer]

  init(axis: Axis, configuration: LazyStackConfiguration, known: LazyArrangement, views: [LayoutComputer]) {
    (self.axis, self.configuration, self.known, self.views) = (axis, configuration, known, views)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[axis.opposite]
    guard let tracks = configuration.tracks(for: offered) else { return .zero }
    let cross = offered.flatMap { $0.isFinite ? $0 : nil } ?? tracks.total
    return CGSize(axis, max(0, length(in: tracks, cross: cross)), cross: cross)
  }

  private func length(in tracks: GridTracks, cross: CGFloat) -> CGFloat {
    let arrangement = known.with(columns: tracks.count, spacing: configuration.spacing)
    let lines = arrangement.lines
    if views.isEmpty || tracks.count == 0 { return arrangement.lengths.total }
    let gaps = configuration.spacing * CGFloat(max(0, lines.count - 1))
    func length(_ view: LayoutComputer, _ cross: CGFloat) -> CGFloat {
      view.sizeThatFits(ProposedViewSize(axis, nil, cross: cross))[axis]
    }
    guard views.count == known.content.count else {
      return length(views[0], tracks.lengths[0]) * CGFloat(lines.count) + gaps
    }
    return (0..<lines.count).reduce(gaps) { total, line in
      let first = lines.start(of: line)
      return total
        + (first..<lines.start(of: line + 1)).reduce(0) { longest, view in
          max(longest, length(views[view], lines.isWhole(line) ? cross : tracks.lengths[view - first]))
        }
    }
  }
}
