import Foundation
import Geometry

extension Edge {
  /// The namespace of what is said of corners.
  public enum Corner: Hashable, CaseIterable, Sendable {
    /// Corners by the edges that meet there.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      fileprivate enum Kind: Hashable { case concentric(minimum: CGFloat), fixed(CGFloat) }
      fileprivate let kind: Kind

      /// As round as the container's corner is at this distance from it: both have one centre.
      public static let concentric = Style(kind: .concentric(minimum: 0))
      /// - Parameter minimum: the least radius; a style that is concentric itself has none.
      public static func concentric(minimum: Style) -> Style {
        if case .fixed(let radius) = minimum.kind { Style(kind: .concentric(minimum: radius)) } else { minimum }
      }
      /// - Parameter radius: points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(max(radius, 0))) }
    }
  }
}

/// A rectangle whose corners are concentric with those of the container around; see `containerShape`.
///
/// The container's radius less the distance to its corner, along the axis on which that is farther, is the corner's. Without a
/// container's shape that has radii, corners are square or as round as they must be at least. Radii are halved sides at most.
public struct ConcentricRectangle: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  private var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  private var isUniform = false
  private var amount: CGFloat = 0

  /// With four concentric corners.
  nonisolated public init() { self.init(corners: .concentric) }

  /// - Parameter isUniform: whether all corners are as round as the roundest.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  /// With a style for each corner.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
  }

  /// With a style for the corners above and one for those below.
  nonisolated public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// With a style for the leading corners and one for the trailing ones.
  nonisolated public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let own = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    let outer = ContainerShapeScope.current?.concentricRadii(of: own) ?? RectangleCornerRadii()
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      switch style.kind {
      case .fixed(let radius): max(radius - amount, 0)
      case .concentric(let minimum): max(concentric, minimum - amount, 0)
      }
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(topLeading, outer.topLeading), bottomLeading: radius(bottomLeading, outer.bottomLeading),
      bottomTrailing: radius(bottomTrailing, outer.bottomTrailing), topTrailing: radius(topTrailing, outer.topTrailing))
    if isUniform {
      let largest = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
      radii = RectangleCornerRadii(
        topLeading: largest, bottomLeading: largest, bottomTrailing: largest, topTrailing: largest)
    }
    return Path { $0.addRoundedRect(in: own, cornerRadii: radii, style: .continuous) }
  }
  /// `mirrors`: it says what is at its leading and trailing sides.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape drawn `amount` points inside, with corners that stay concentric.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners concentric to the container's, or of fixed radii.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

/// The radii of a shape's corners, where it has some.
func cornerRadii(of shape: some Shape, in size: CGSize) -> RectangleCornerRadii {
  func all(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
  return switch shape {
  case let shape as RoundedRectangle: all(min(shape.cornerSize.width, shape.cornerSize.height))
  case let shape as UnevenRoundedRectangle: shape.cornerRadii
  case is Capsule, is Circle: all(min(size.width, size.height) / 2)
  default: RectangleCornerRadii()
  }
}
