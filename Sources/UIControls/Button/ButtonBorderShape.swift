import Foundation
import Geometry
import UICore

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind

  /// The platform's own.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle; the button is as wide as it is high where its label allows it.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with the platform's rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

/// The outline of one button.
struct ButtonBorder: Shape, BuiltIn {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  let border: ButtonBorderShape
  /// The platform's, in points.
  let radius: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    switch border.kind {
    case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    case .rounded(let radius?): RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    case .capsule, .circle: Capsule().path(in: rect)
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonBorderShape, value: shape))
  }
}
