import SwiftUI

/// A heart.
struct Heart: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.5, 1))
    path.addCurve(to: point(0, 0.3), control1: point(0.38, 0.86), control2: point(0, 0.62))
    path.addCurve(to: point(0.5, 0.2), control1: point(0, -0.08), control2: point(0.38, -0.1))
    path.addCurve(to: point(1, 0.3), control1: point(0.62, -0.1), control2: point(1, -0.08))
    path.addCurve(to: point(0.5, 1), control1: point(1, 0.62), control2: point(0.62, 0.86))
    path.closeSubpath()
    return path
  }
}
