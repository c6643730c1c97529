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
  func frame(of id: AnyHashable, isThorough: Bool) -> CGRect? {
    guard let scroll = inputs.scroll else { return nil }
    let graph = inputs.graph
    let arrangement = graph.read(arrangement)
    let found =
      isThorough
      ? arrangement.content.index(ofViewWithID: id) : arrangement.content.index(ofID: id, below: inputs.path)
    guard let view = found else { return nil }
    let line = arrangement.lines.line(of: view)
    let size = graph.read(inputs.size).size
    var frame = CGRect(
      origin: CGPoint(axis, arrangement.lengths.position(of: line), cross: 0),
      size: CGSize(axis, arrangement.lengths.length(at: line), cross: size[axis.opposite]))
    if axis == .horizontal, graph.read(inputs.environmentValue(\.layoutDirection)) == .rightToLeft {
      frame.origin.x = size.width - frame.maxX
    }
    return frame.applying(inputs.space.transform(to: scroll.spaceName))
  }
}
