import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A change of how a view is drawn that leaves its layout alone.
public protocol VisualEffect: Sendable {
  nonisolated var _steps: _VisualEffectSteps { get }
}

/// What a visual effect does, in order.
public struct _VisualEffectSteps: Sendable {
  struct Step: Sendable {
    enum Kind: Equatable, Sendable {
      case opacity, offset, scale, rotation, rotation3D, blur
      case color(ColorEffect.Kind)
    }
    let kind: Kind
    /// What can be anywhere between two effects.
    var values: [Double]
    var anchor = UnitPoint.center
  }

  var steps: [Step] = []

  func adding(_ kind: Step.Kind, _ values: Double..., anchor: UnitPoint = .center) -> _VisualEffectSteps {
    _VisualEffectSteps(steps: steps + [Step(kind: kind, values: values, anchor: anchor)])
  }

  /// Part of the way to another effect of the same steps.
  func mixed(with other: _VisualEffectSteps, by part: Double) -> _VisualEffectSteps {
    if part == 0 || steps.count != other.steps.count { return self }
    var result = self
    for index in steps.indices where steps[index].kind == other.steps[index].kind {
      result.steps[index].values = zip(steps[index].values, other.steps[index].values).map { $0 + ($1 - $0) * part }
    }
    return result
  }

  /// The content as it is drawn with the effect; points.
  func apply(
    to content: DisplayList, size: CGSize, environment: StyleEnvironment, id: UInt32, version: UInt32
  ) -> DisplayList {
    var list = content
    for (index, step) in steps.enumerated() {
      guard let group = step.group(list, size: size, environment: environment) else { continue }
      list = DisplayList([
        DisplayItem(
          id: id &+ UInt32(index) &* 0x0100_0000, version: version, bounds: group.contentBounds, content: .group(group))
      ])
    }
    return list
  }
}

extension _VisualEffectSteps.Step {
  fileprivate func group(_ list: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    switch kind {
    case .opacity: OpacityEffect(opacity: values[0]).group(list, size: size, environment: environment)
    case .offset:
      values == [0, 0]
        ? nil : GroupItem(list, transform: CGAffineTransform(translationX: values[0], y: values[1]))
    case .scale:
      TransformEffect(scale: CGSize(width: values[0], height: values[1]), anchor: anchor)
        .group(list, size: size, environment: environment)
    case .rotation:
      TransformEffect(angle: .radians(values[0]), anchor: anchor).group(list, size: size, environment: environment)
    case .rotation3D: rotated3D(list, size: size)
    case .blur: BlurEffect(radius: values[0]).group(list, size: size, environment: environment)
    case .color(let kind): ColorEffect(kind: kind, amount: values[0]).group(list, size: size, environment: environment)
    }
  }
}

extension _VisualEffectSteps.Step {
  private func rotated3D(_ list: DisplayList, size: CGSize) -> GroupItem? {
    let rotation = Rotation3D(
      angle: .radians(values[0]), axis: (values[1], values[2], values[3]), anchor: anchor, anchorZ: values[4],
      perspective: values[5])
    let transform = rotation.projection(size: size).affine(about: CGPoint(x: size.width / 2, y: size.height / 2))
    return transform.isIdentity ? nil : GroupItem(list, transform: transform)
  }
}

/// The effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing changed.
  public init() {}
  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// An effect made of several.
public struct _SteppedVisualEffect: VisualEffect {
  public let _steps: _VisualEffectSteps
}

extension VisualEffect {
  /// - Parameter opacity: 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.opacity, opacity))
  }
  /// Points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.offset, x, y))
  }
  /// Points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  /// The same factor along both axes.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// A factor for each axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// A factor for each axis; the anchor stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.scale, x, y, anchor: anchor))
  }
  /// Turns about the anchor, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.rotation, angle.radians, anchor: anchor))
  }
  /// Turns about an axis in three dimensions, in perspective, which is drawn as the affine transform that matches it at the
  /// view's centre.
  ///
  /// - Parameters:
  ///   - anchor: the unit point of the view through which the axis passes.
  ///   - anchorZ: the axis's distance in front of the view, in points.
  ///   - perspective: 0 for none; at 1 the eye's distance is the view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _SteppedVisualEffect(
      _steps: _steps.adding(
        .rotation3D, angle.radians, axis.x, axis.y, axis.z, anchorZ, perspective, anchor: anchor))
  }
  /// Adds an amount to red, green and blue: 0 changes nothing, 1 makes all white, -1 all black.
  public func brightness(_ amount: Double) -> some VisualEffect { colored(.brightness, amount) }
  /// Scales the distances of the colours from the middle grey: 1 changes nothing, 0 makes all grey.
  public func contrast(_ amount: Double) -> some VisualEffect { colored(.contrast, amount) }
  /// Makes colours more or less strong: 1 changes nothing, 0 makes all grey.
  public func saturation(_ amount: Double) -> some VisualEffect { colored(.saturation, amount) }
  /// Takes strength from the colours: 0 changes nothing, 1 makes all grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { colored(.grayscale, amount) }
  /// Turns the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colored(.hueRotation, angle.radians) }
  private func colored(_ kind: ColorEffect.Kind, _ amount: Double) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.color(kind), amount))
  }
  /// - Parameter radius: points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _SteppedVisualEffect(_steps: _steps.adding(.blur, radius))
  }
}

nonisolated package struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveViewModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var outputs = body(inputs)
    guard let display = outputs.display else { return outputs }
    let proxy = GeometryProxy(
      viewGraph: inputs.viewGraph, viewSize: inputs.size, space: inputs.space, safeArea: inputs.safeArea,
      owner: graph.currentSubgraph)
    outputs.display = graph.rule(
      VisualEffectRule(
        content: display, modifier: modifier.attribute, proxy: proxy, size: inputs.size,
        environment: inputs.environment))
    return outputs
  }
}

private struct VisualEffectRule<Effect: VisualEffect>: Rule {
  let content: Attribute<DisplayList>
  let modifier: Attribute<VisualEffectModifier<Effect>>
  let proxy: GeometryProxy
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = context.read(content)
    let modifier = context.read(modifier)
    let steps = context.observing { modifier.effect(EmptyVisualEffect(), proxy)._steps }
    return steps.apply(
      to: content, size: context.read(size).size,
      environment: StyleEnvironment(scope: environment, graph: context.graph), id: context.attribute.id.index,
      version: context.revision)
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Draws the view with an effect that follows its size and place; its layout stays.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}
