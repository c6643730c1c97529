import SwiftUI

/// A mark as content describes it: its values, before any scale is known.
struct MarkItem {
  enum Kind: UInt8 {
    case bar, line, area, point, rule, rectangle, sector
    /// Whether marks of one series are joined to one shape.
    var isJoined: Bool { self == .line || self == .area }
  }

  var kind: Kind
  var x: Channel?
  var y: Channel?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// Tells lines and areas apart that have the same style.
  var series: _PlottedValue?
  var sector: SectorSize?
  var style = MarkStyle()
  /// What marks are made of that take the place of this one.
  var function: FunctionPlot?
  /// Whether it is a point of a function, of which nothing shows outside of the plot.
  var isSample = false
  /// Whether it is no mark of the program's, but a point between two.
  var isBetween = false

  init(_ kind: Kind, x: Channel? = nil, y: Channel? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}

/// A mark's extent along an axis.
public struct MarkDimension: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Size: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let size: Size

  init(_ size: Size) { self.size = size }
  /// A length in points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// What suits the kind of mark: a bar takes 0.7 of its band, a rectangle all of it.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// The band less a length at each end, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A part of the band, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The length in a band of so many points; `automatic` is the ratio that stands for it.
  func length(in band: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch size {
      case .automatic: band * automatic
      case .fixed(let length): length
      case .inset(let inset): band - 2 * inset
      case .ratio(let ratio): band * ratio
      }
    return length.isFinite ? max(length, 0) : 0
  }
}

/// How marks at the same place stand on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Method { case standard, normalized, center, unstacked }
  let method: Method

  /// From zero: values above it upwards, those below it downwards.
  public static let standard = MarkStackingMethod(method: .standard)
  /// As parts of their sum, which is 1.
  public static let normalized = MarkStackingMethod(method: .normalized)
  /// Around zero.
  public static let center = MarkStackingMethod(method: .center)
  /// Each from zero, one in front of the other.
  public static let unstacked = MarkStackingMethod(method: .unstacked)
}

/// The radii of a sector.
struct SectorSize: Equatable {
  var inner: MarkDimension
  var outer: MarkDimension
  /// Points between neighbouring sectors, half of it from each.
  var inset: CGFloat
}
