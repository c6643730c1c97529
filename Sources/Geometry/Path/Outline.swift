import Foundation

/// The elements of common outlines, with the start points and directions of Core Graphics: rectangles start at their
/// origin, ellipses and circular corners in the middle of the right side; all run clockwise when y points down.
enum Outline {
  /// The distance of the control points for a quarter circle: 4/3·(√2 − 1) radii.
  static let kappa: CGFloat = 0.552_284_749_830_793_6

  static func rect(_ rect: CGRect, _ body: (Path.Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  static func ellipse(in rect: CGRect, _ body: (Path.Element) -> Void) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * rx, y: center.y + y * ry) }
    body(.move(to: point(1, 0)))
    body(.curve(to: point(0, 1), control1: point(1, kappa), control2: point(kappa, 1)))
    body(.curve(to: point(-1, 0), control1: point(-kappa, 1), control2: point(-1, kappa)))
    body(.curve(to: point(0, -1), control1: point(-1, -kappa), control2: point(-kappa, -1)))
    body(.curve(to: point(1, 0), control1: point(kappa, -1), control2: point(1, -kappa)))
    body(.closeSubpath)
  }

  static func roundedRect(_ corners: RoundedCorners, _ body: (Path.Element) -> Void) {
    guard corners.isRounded else { return rect(corners.rect, body) }
    body(.move(to: corners.start))
    for corner in [RoundedCorners.Corner.bottomRight, .bottomLeft, .topLeft, .topRight] {
      let points = corners.curve(corner)
      body(.line(to: points[0]))
      for i in stride(from: 1, to: points.count - 2, by: 3) {
        body(.curve(to: points[i + 2], control1: points[i], control2: points[i + 1]))
      }
    }
    body(.closeSubpath)
  }
}
