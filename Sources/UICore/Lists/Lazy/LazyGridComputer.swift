import Foundation
import Geometry

/// A lazy grid: as long as its lines are known or taken to be for the columns that the proposal makes, and as wide as those.
final class LazyGridComputer: LayoutComputer {
  private let axis: Axis
  private let configuration: LazyStackConfiguration
  private let segments: [LazySegment]
  /// All views, or one that stands for all, or none where lines have been measured.
  private let views: [LayoutComputer]
  private let viewCount: Int
  private let lengths: RowLengths

  init(
    axis: Axis, configuration: LazyStackConfiguration, segments: [LazySegment], views: [LayoutComputer],
    lengths: RowLengths
  ) {
    self.axis = axis
    self.configuration = configuration
    self.segments = segments
    self.views = views
    self.lengths = lengths
    viewCount = segments.reduce(0) { $0 + $1.count }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let tracks = configuration.tracks(for: proposal[axis.opposite]) else { return .zero }
    let lines = LazyLines(segments, columns: tracks.count)
    return CGSize(axis, max(0, length(lines, tracks)), cross: tracks.total)
  }

  private func length(_ lines: LazyLines, _ tracks: GridTracks) -> CGFloat {
    let gaps = configuration.spacing * CGFloat(max(0, lines.count - 1))
    if views.isEmpty || tracks.count == 0 {
      return lines.count == lengths.count ? lengths.total : lengths.estimate * CGFloat(lines.count) + gaps
    }
    func length(_ view: LayoutComputer, _ cross: CGFloat) -> CGFloat {
      view.sizeThatFits(ProposedViewSize(axis, nil, cross: cross))[axis]
    }
    guard views.count == viewCount else { return length(views[0], tracks.lengths[0]) * CGFloat(lines.count) + gaps }
    return (0..<lines.count).reduce(gaps) { total, line in
      let first = lines.start(of: line)
      return total
        + (first..<lines.start(of: line + 1)).reduce(0) { longest, view in
          max(longest, length(views[view], lines.isWhole(line) ? tracks.total : tracks.lengths[view - first]))
        }
    }
  }
}
