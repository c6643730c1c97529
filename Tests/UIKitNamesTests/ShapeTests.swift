import SwiftUI
import Testing

@Suite struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func pathsThereAndBack() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.closeSubpath()
    }
    #expect(Path(path.cgPath) == path)
    #expect(Path(UIBezierPath(cgPath: path.cgPath).cgPath) == path)
    #expect(path.cgPath == path.cgPath && path.cgPath != Path().cgPath)
  }

  @Test func someCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 6, height: 6))
    // A tenth of a point inside of each corner: the rounded ones do not hold it.
    let corners = [(0.1, 0.1), (39.9, 0.1), (0.1, 19.9), (39.9, 19.9)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    #expect(corners == [false, true, true, false])
    #expect(path.bounds == rect)
    let same = UnevenRoundedRectangle(
      topLeadingRadius: 6, bottomLeadingRadius: 0, bottomTrailingRadius: 6, topTrailingRadius: 0, style: .continuous)
    #expect(Path(path.cgPath).elements == same.path(in: rect).elements)
  }

  @Test func allCornersAreASmoothRectangle() {
    let all = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 6, height: 6))
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 6).cgPath)
    #expect(Path(all.cgPath).elements == RoundedRectangle(cornerRadius: 6).path(in: rect).elements)
    let none = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: .zero)
    #expect(Path(none.cgPath) == Path(rect))
  }

  @Test func radiiMayDiffer() {
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 12, height: 3))
    // Inside of the curve, since the corner is flat: 6 to the right half a point below the edge; not 2 to the right.
    #expect(path.contains(CGPoint(x: 8, y: 0.7)) && !path.contains(CGPoint(x: 1, y: 0.7)))
    #expect(path.contains(CGPoint(x: 0.5, y: 5)))
  }

  @Test func arcsGoAsTheyLook() {
    // From the right over the bottom to the left, clockwise on a screen.
    let lower = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(lower.bounds.minY - 10) < 0.01 && abs(lower.bounds.maxY - 20) < 0.01)
    let upper = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(upper.bounds.minY) < 0.01 && abs(upper.bounds.maxY - 10) < 0.01)
  }

  @Test func pathsAreBuilt() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 10, y: 8))
    // The middle of the curve is three quarters of its control points' height: 6.
    #expect(abs(path.cgPath.boundingBoxOfPath.maxY - 6) < 1e-9 && path.cgPath.boundingBox.maxY == 8)
    path.close()
    #expect(path.currentPoint == .zero)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(path.bounds.minX == 0 && path.bounds.maxX == 110)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func evenOddPathsHaveHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.cgPath.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func mutablePathsAreCopiedAsTheyAre() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1), transform: CGAffineTransform(scaleX: 2, y: 2))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(copy.boundingBox == CGRect(x: 1, y: 1, width: 3, height: 1))
    #expect(try #require(copy.mutableCopy()).currentPoint == CGPoint(x: 4, y: 2))
    let stroke = CGPath(rect: rect, transform: nil).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBoxOfPath == rect.insetBy(dx: -1, dy: -1))
    var move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPath(ellipseIn: rect, transform: &move).boundingBoxOfPath.minX == 10)
  }

  @Test func macPathsAreTheSame() {
    let path = NSBezierPath(roundedRect: rect, xRadius: 4, yRadius: 4)
    #expect(path.bounds == rect && !path.contains(CGPoint(x: 0.1, y: 0.1)))
    let line = NSBezierPath()
    line.move(to: .zero)
    line.line(to: CGPoint(x: 4, y: 4))
    #expect(Path(line.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func insetsMoveEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 34, height: 16))
    let views = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(views == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(views) == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(UIEdgeInsets() == .zero)
  }
}
