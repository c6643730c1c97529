import AttributeGraph
import Foundation
import Geometry

/// Finds the views of a lazy container by their ids, made or not, for those who scroll to them.
final class LazyFinder: ScrollTargetFinder {
  private let axis: Axis
  private let inputs: _ViewInputs
  private let arrangement: Attribute<LazyArrangement>

  init(axis: Axis, inputs: _ViewInputs, arrangement: Attribute<LazyArrangement>) {
    (self.axis, self.inputs, self.arrangement) = (axis, inputs, arrangement)
  }

  /// Where the view is or will be, in the space of the scrolled content.
  ///
  /// - Parameter isThorough: also asks rows that do not exist which views they would have.
  override func frame(of id: AnyHashable, isThorough: Bool) -> CGRect? {
    guard let scroll = inputs.scroll else { return nil }
    let graph = inputs.graph
    let arrangement = graph.read(arrangement)
    let found =
      isThorough
      ? arrangement.content.index(ofViewWithID: id) : arrangement.content.index(ofID: id, below: inputs.path)
    guard let view = found else { return nil }
    return frame(of: view, arrangement, in: scroll)
  }

  /// Where a view is or will be.
  func frame(of view: Int, in scroll: ScrollContext) -> CGRect {
    frame(of: view, inputs.graph.read(arrangement), in: scroll)
  }

  private func frame(of view: Int, _ arrangement: LazyArrangement, in scroll: ScrollContext) -> CGRect {
    frame(ofLine: arrangement.lines.line(of: view), arrangement.lengths, in: bounds)
      .applying(inputs.space.transform(to: scroll.spaceName))
  }

  /// The container's size, and whether its axis goes to the left.
  private var bounds: (size: CGSize, isMirrored: Bool) {
    let graph = inputs.graph
    return (
      graph.read(inputs.size).size,
      axis == .horizontal && graph.read(inputs.environmentValue(\.layoutDirection)) == .rightToLeft
    )
  }

  private func frame(
    ofLine line: Int, _ lengths: RowLengths, in bounds: (size: CGSize, isMirrored: Bool)
  ) -> CGRect {
    var frame = CGRect(
      origin: CGPoint(axis, lengths.position(of: line), cross: 0),
      size: CGSize(axis, lengths.length(at: line), cross: bounds.size[axis.opposite]))
    if bounds.isMirrored { frame.origin.x = bounds.size.width - frame.maxX }
    return frame
  }

  /// The first views of the lines there, and of one before and one after.
  override func targets(from start: CGFloat, to end: CGFloat, along axis: Axis) -> [ScrollTargetView] {
    guard let scroll = inputs.scroll, axis == self.axis else { return [] }
    let arrangement = inputs.graph.read(arrangement)
    let (lines, lengths) = (arrangement.lines, arrangement.lengths)
    guard lines.count > 0 else { return [] }
    let toContent = inputs.space.transform(to: scroll.spaceName)
    let toLocal = toContent.inverted()
    let bounds = bounds
    func place(_ position: CGFloat) -> CGFloat {
      let local = CGPoint(axis, position, cross: 0).applying(toLocal)[axis]
      return bounds.isMirrored ? bounds.size.width - local : local
    }
    let (a, b) = (place(start), place(end))
    let first = max(0, lengths.index(at: min(a, b)) - 1)
    let last = min(lines.count - 1, lengths.index(at: max(a, b)) + 1)
    return (first...last).map { line in
      ScrollTargetView(
        id: arrangement.content.id(at: lines.start(of: line), below: inputs.path),
        frame: frame(ofLine: line, lengths, in: bounds).applying(toContent))
    }
  }
}
