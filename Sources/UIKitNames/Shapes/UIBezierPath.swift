import Foundation
import Geometry

/// UIKit's path, which is built step by step; `Path(path.cgPath)` is the same for views.
open class UIBezierPath: NSObject {
  private var path: Path

  /// How thick a stroke of it is, in points.
  open var lineWidth: CGFloat = 1
  /// How the ends of a stroke look.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of a stroke look.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far the tip of a sharp corner may be from its stroke, as a factor of the stroke's width.
  open var miterLimit: CGFloat = 10
  /// Whether points that it goes around an even number of times are outside.
  open var usesEvenOddFillRule = false

  private init(_ path: Path) { self.path = path }

  /// An empty path.
  public override convenience init() { self.init(Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// The ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with rounded corners, smooth as UIKit's are since iOS 7.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle of which some corners are rounded.
  ///
  /// - Parameter cornerRadii: the horizontal and the vertical radius of each, in points.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let (width, height) = (cornerRadii.width, cornerRadii.height)
    guard width > 0, height > 0 else {
      self.init(Path(rect))
      return
    }
    // Rounded as circles where the rectangle is stretched so that the radii are equal.
    let stretch = CGAffineTransform(scaleX: 1, y: width / height)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    let rounded = Path(roundedRect: rect.applying(stretch), cornerRadii: radii)
    self.init(width == height ? rounded : rounded.applying(stretch.inverted()))
  }

  /// An arc of a circle.
  ///
  /// - Parameters: angles are radians from the right; `clockwise` is as it looks on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
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
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points; nothing to an empty path.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point; nothing to an empty path.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, with a line to its start.
  ///
  /// - Parameters: angles are radians from the right; `clockwise` is as it looks on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics' `clockwise` is for a y that points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Draws a line back to where the part began, and joins it there.
  open func close() { path.closeSubpath() }
  /// Empties the path.
  open func removeAllPoints() { path = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or stretches all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether it has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline; null where it is empty.
  open var bounds: CGRect { CGPath(path).boundingBoxOfPath }
  /// Where it ends; zero where it is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Corners by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All, and whatever else: every bit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Edges by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
