import DisplayList
import Foundation
import Geometry

extension DisplayList {
  /// A rectangle around all that the items draw, but for what filters draw beyond their layers, as shadows; `.null` if they
  /// draw nothing. Costs a traversal.
  var boundsWithoutShadows: CGRect { items.reduce(.null) { $0.union($1.boundsWithoutShadows) } }
}

extension DisplayItem {
  fileprivate var boundsWithoutShadows: CGRect {
    guard case .group(let group) = content else { return bounds }
    let inside = group.list.boundsWithoutShadows
    if inside.isNull { return .null }
    return inside.applying(group.transform).offsetBy(dx: offset.x, dy: offset.y).finiteIntersection(bounds)
  }
}
