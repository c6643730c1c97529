import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A paint for shapes and text, which may depend on the environment.
public protocol ShapeStyle: Sendable {
  /// The paint for a shape in `rect` (points).
  func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint
}

/// The environment as styles read it: the rule that draws depends on each key read.
public struct StyleEnvironment {
  let scope: EnvironmentScope
  let graph: Graph

  subscript<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    graph.read(scope.value(keyPath, in: graph))
  }
}

extension Color: ShapeStyle {
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    .color(resolve(in: environment))
  }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    environment[\.foregroundStyle]?.style._paint(in: rect, environment: environment)
      ?? Color.primary._paint(in: rect, environment: environment)
  }
}

/// The colour of the window's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.windowBackground._paint(in: rect, environment: environment)
  }
}

/// The accent colour.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.accentColor._paint(in: rect, environment: environment)
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.separator._paint(in: rect, environment: environment)
  }
}

/// A level of the foreground style: the style itself, or a fainter version.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The opacity of each level, relative to the primary style.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    if level > 0, let levels = environment[\.foregroundLevels] {
      return levels.styles[min(level, levels.styles.count) - 1]._paint(in: rect, environment: environment)
    }
    guard let style = environment[\.foregroundStyle]?.style, !(style is HierarchicalShapeStyle) else {
      let label: Color = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quinaryLabel][level]
      return label._paint(in: rect, environment: environment)
    }
    let base = style._paint(in: rect, environment: environment)
    return level == 0 ? base : base.opacity(Self.opacities[level])
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    style._paint(in: rect, environment: environment)
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    style._paint(in: rect, environment: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

extension Paint {
  func opacity(_ factor: Double) -> Paint {
    let f = Float(factor)
    func fade(_ stops: GradientStops) -> GradientStops {
      GradientStops(stops.stops.map { .init(color: $0.color.opacity(f), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(color.opacity(f))
    case .linear(let stops, let from, let to): return .linear(fade(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(fade(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(fade(stops), center: center, startAngle: start, endAngle: end)
    }
  }

  /// A single colour for places that cannot draw gradients: the first stop's.
  var representative: RGBA {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.stops.first?.color ?? .clear
    }
  }
}
