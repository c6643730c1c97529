import AttributeGraph
import DisplayList
import Foundation
import Geometry

nonisolated package struct AllowsHitTestingModifier: PrimitiveViewModifier {
  let isAllowed: Bool

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    if let display = outputs.display {
      let isAllowed = modifier.map(in: inputs.graph, \.isAllowed).attribute
      outputs.display = inputs.graph.rule(AllowsHitTestingRule(content: display, isAllowed: isAllowed))
    }
    return outputs
  }
}

private struct AllowsHitTestingRule: Rule {
  let content: Attribute<DisplayList>
  let isAllowed: Attribute<Bool>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    if context.read(isAllowed) || list.isEmpty { return list }
    let group = GroupItem(list, allowsHitTesting: false)
    return DisplayList([
      DisplayItem(id: context.attribute.id.index, version: 0, bounds: list.bounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

/// The uses of a content shape. Only `interaction` has an effect.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated package struct ContentShapeModifier<S: Shape>: PrimitiveViewModifier {
  let shape: S
  let isEvenOdd: Bool

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    if outputs.layout == nil { return outputs }
    outputs.display = inputs.graph.rule(
      ContentShapeRule(
        content: outputs.display, modifier: modifier.attribute, size: inputs.size,
        direction: inputs.environmentValue(\.layoutDirection), container: ContainerShapeScope(inputs)))
    return outputs
  }
}

private struct ContentShapeRule<S: Shape>: Rule {
  let content: Attribute<DisplayList>?
  let modifier: Attribute<ContentShapeModifier<S>>
  let size: Attribute<ViewSize>
  let direction: Attribute<LayoutDirection>
  let container: ContainerShapeScope?

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = content.map { context.read($0) } ?? .empty
    let modifier = context.read(modifier)
    let rect = CGRect(origin: .zero, size: context.read(size).size)
    let path = container.whileCurrent {
      context.observing(S.self) {
        modifier.shape.path(in: rect, direction: context.read(direction))
      }
    }
    let group = GroupItem(list, contentShape: ContentShape(path, isEvenOdd: modifier.isEvenOdd))
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: 0, bounds: list.bounds.union(path.boundingRect), content: .group(group)
      )
    ])
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Sets whether hit tests find the view and those inside; if not, they find what lies behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isAllowed: enabled))
  }

  /// Makes the shape, in the view's frame, the hit area of the view, instead of what it draws.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Makes the shape, in the view's frame, the hit area of the view, instead of what it draws.
  @ViewBuilder nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Disables input of the view and of those inside; `false` does not enable what a view outside disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: \.isEnabled) { if disabled { $0 = false } })
  }
}
