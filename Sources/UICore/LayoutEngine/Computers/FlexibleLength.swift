import Foundation
import Geometry

/// The limits of a flexible frame on one axis, in points.
///
/// A limit that is given makes the frame follow the proposal up to it, one that is absent leaves that side to the
/// child: with a minimum alone the frame may be smaller than the child, with a maximum alone larger.
struct FlexibleLength: Equatable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Invalid limits count as absent; limits in the wrong order are raised to the one below.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let low = validLength(minimum, allowingInfinity: true)
    let middle = validLength(ideal).map { max($0, low ?? 0) }
    self.minimum = low
    self.ideal = middle
    self.maximum = validLength(maximum, allowingInfinity: true).map { max($0, middle ?? 0, low ?? 0) }
  }

  private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? 0), maximum ?? .infinity) }

  func childProposal(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// The frame's length where the child takes `child` for `childProposal(proposed)`.
  func length(proposed: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposed else { return clamp(ideal ?? child) }
    var result = child
    if let minimum { result = max(minimum, min(result, proposed)) }
    if let maximum { result = min(maximum, max(result, proposed)) }
    return result
  }

  /// Whether the child's answer does not matter.
  func ignoresChild(proposed: CGFloat?) -> Bool {
    proposed == nil ? ideal != nil : minimum != nil && maximum != nil
  }
}
