import Foundation
import Geometry

/// AppKit's path, which is built step by step; `Path(path.cgPath)` is the same for views.
open class NSBezierPath: NSObject {
  private var path: Path

  /// How thick a stroke of it is, in points.
  open var lineWidth: CGFloat = 1

  private init(_ path: Path) { self.path = path }

  /// An empty path.
  public override convenience init() { self.init(Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// The ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with quarters of ellipses for corners, whose radii are in points.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
  }

  /// Core Graphics' path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The same for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line; nothing to an empty path.
  open func line(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points; nothing to an empty path.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a line back to where the part began, and joins it there.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
  /// Adds a rectangle.
  open func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fits into a rectangle.
  open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Empties the path.
  open func removeAllPoints() { path = Path() }

  /// Whether it has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline; null where it is empty.
  open var bounds: CGRect { CGPath(path).boundingBoxOfPath }
  /// Where it ends; zero where it is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
