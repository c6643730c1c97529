import SwiftUI

/// One ear at a side of the head's rectangle.
struct DogEar: Shape {
  let kind: Breed.Ears
  let isLeft: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isLeft ? rect.minX + x * rect.width : rect.maxX - x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    switch kind {
    case .pointed:
      path.move(to: point(0.12, 0.42))
      path.addQuadCurve(to: point(0.14, -0.1), control: point(0.04, 0.1))
      path.addQuadCurve(to: point(0.46, 0.2), control: point(0.32, -0.02))
    case .folded:
      path.move(to: point(0.1, 0.4))
      path.addQuadCurve(to: point(0.2, 0), control: point(0.06, 0.12))
      path.addQuadCurve(to: point(0.46, 0.18), control: point(0.36, -0.02))
      path.addQuadCurve(to: point(0.02, 0.34), control: point(0.2, 0.5))
    case .hanging:
      path.move(to: point(0.34, 0.1))
      path.addCurve(to: point(0.02, 0.62), control1: point(0.06, 0.06), control2: point(-0.06, 0.36))
      path.addCurve(to: point(0.2, 0.72), control1: point(0.06, 0.78), control2: point(0.16, 0.8))
      path.addCurve(to: point(0.34, 0.1), control1: point(0.26, 0.5), control2: point(0.2, 0.26))
    }
    path.closeSubpath()
    return path
  }
}
