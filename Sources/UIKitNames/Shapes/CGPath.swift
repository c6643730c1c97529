import Foundation
import Geometry

/// Core Graphics' path: a `Path` in a class. Immutable, but for `CGMutablePath`.
public class CGPath: Hashable {
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle with quarters of ellipses for corners, whose radii are in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
  }

  /// Whether it has no elements.
  public final var isEmpty: Bool { path.isEmpty }
  /// Where it ends; zero where it is empty.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the outline; null where it is empty.
  public final var boundingBoxOfPath: CGRect { isEmpty ? .null : path.boundingRect }

  /// The smallest rectangle around the outline and the control points of its curves; null where it is empty.
  public final var boundingBox: CGRect {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let control1, let control2): points += [to, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let left = points.map(\.x).min(), let top = points.map(\.y).min() else { return .null }
    return CGRect(
      x: left, y: top, width: points.map(\.x).max()! - left, height: points.map(\.y).max()! - top)
  }

  /// Whether a point is inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The path as it is now; nil never.
  public final func copy() -> CGPath? { CGPath(path) }
  /// A copy that can be changed; nil never.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// The outline of the path's stroke.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path.elements == b.path.elements }
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(currentPoint.x)
    hasher.combine(currentPoint.y)
  }
}

/// Which points of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Those that it goes around once or more; those that it goes around an odd number of times.
  case winding, evenOdd
}

/// A path that is built step by step.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(Path()) }

  /// Begins a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line; nothing to an empty path.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a part through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point; nothing to an empty path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points; nothing to an empty path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds an arc, with a line to its start; `clockwise` is as in ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Rounds the corner between the last point, `tangent1End` and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with quarters of ellipses for corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Draws a line back to where the part began, and joins it there.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Core Graphics' path, as it is now.
  public init(_ path: CGPath) { self = path.path }

  /// The same for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
