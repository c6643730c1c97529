import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A paint for shapes and text, which may depend on the environment.
///
/// A program's own style says in `resolve(in:)` what it is in an environment.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment; `Never` for styles that Apus draws itself.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to draw in an environment. It runs again when any value of the environment changes.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint for a shape in `rect` (points).
  func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint
  /// What else is done to what is painted, in order.
  func _filters(in environment: StyleEnvironment) -> [Filter]
}

extension ShapeStyle {
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    environment.resolve(self)._paint(in: rect, environment: environment)
  }

  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    Resolved.self == Never.self ? [] : environment.resolve(self)._filters(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by Apus and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// The environment as styles read it: the rule that draws depends on each key read.
public struct StyleEnvironment {
  let scope: EnvironmentScope
  let graph: Graph
  /// Where styles move with the animation of a change.
  var movingRoot: ViewRoot?

  subscript<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    graph.read(scope.value(keyPath, in: graph))
  }

  /// What a program's style is: watches what the program's code reads on behalf of the rule that draws.
  fileprivate func resolve<Style: ShapeStyle>(_ style: Style) -> Style.Resolved {
    let values = graph.read(scope.values)
    guard let reads = graph.outsideReads, graph.isTracking else { return style.resolve(in: values) }
    return reads.observe(graph.runningAttribute) { style.resolve(in: values) }
  }
}

extension Color: ShapeStyle {
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    .color(resolve(in: environment))
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] { [] }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    environment[\.foregroundStyle]?.style._paint(in: rect, environment: environment)
      ?? Color.primary._paint(in: rect, environment: environment)
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    environment[\.foregroundStyle]?.style._filters(in: environment) ?? []
  }
}

/// The style of backgrounds that ``View/backgroundStyle(_:)`` set, or the colour of the window's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    environment[\.backgroundStyle]?._paint(in: rect, environment: environment)
      ?? Color.windowBackground._paint(in: rect, environment: environment)
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    environment[\.backgroundStyle]?._filters(in: environment) ?? []
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

/// The colour of links: the accent colour.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.accentColor._paint(in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links: the accent colour.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A fainter version of a style.
struct FaintStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    base._paint(in: rect, environment: environment).opacity(HierarchicalShapeStyle.opacities[level])
  }
  func _filters(in environment: StyleEnvironment) -> [Filter] { base._filters(in: environment) }
}

extension ShapeStyle {
  /// The second level of the style, fainter than the style itself.
  public var secondary: some ShapeStyle { FaintStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { FaintStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { FaintStyle(base: self, level: 3) }
  /// The fifth level of the style, the faintest.
  public var quinary: some ShapeStyle { FaintStyle(base: self, level: 4) }
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
  public func _filters(in environment: StyleEnvironment) -> [Filter] {
    if level > 0, let levels = environment[\.foregroundLevels] {
      return levels.styles[min(level, levels.styles.count) - 1]._filters(in: environment)
    }
    guard let style = environment[\.foregroundStyle]?.style, !(style is HierarchicalShapeStyle) else { return [] }
    return style._filters(in: environment)
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    style._paint(in: rect, environment: environment)
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] { style._filters(in: environment) }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    style._paint(in: rect, environment: environment).opacity(opacity)
  }
  public func _filters(in environment: StyleEnvironment) -> [Filter] { style._filters(in: environment) }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}
