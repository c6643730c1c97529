import DisplayList
import Foundation
import Geometry

/// A gradient whose colours may depend on the environment. As a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// Erases the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    gradient._paint(in: rect, environment: environment)
  }
}

extension Color {
  /// The colour's standard gradient: from a lighter one at the top to the colour itself.
  public var gradient: AnyGradient {
    // By eye: light as from above, and white text is still read at the top.
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
