import Foundation
import Geometry

extension Axis.Set {
  func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
}

extension CGSize {
  init(_ axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(_ axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
