import AttributeGraph
import DisplayList
import Foundation

/// A modifier that only changes its content's layout: padding, frames, offsets.
nonisolated protocol UnaryLayoutModifier: PrimitiveViewModifier {
  /// Makes the layout computer of the modified view. `direction` is the content's layout direction.
  nonisolated func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer
  /// A message about invalid values of the modifier, reported once; nil if they are valid.
  nonisolated var fault: String? { get }
}

extension UnaryLayoutModifier {
  nonisolated var fault: String? { nil }
}

extension UnaryLayoutModifier {
  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var rule = PlacementsRule(inputs: inputs)
    if let around = inputs[TransactionAroundScopeKey.self] {
      let changes = graph.rule(ChangeCountRule(source: modifier.attribute))
      rule.scope = PlacementsRule.Scope(changes: changes, around: around)
    }
    let placements = graph.rule(rule)
    let size = graph.rule(ChildSizeRule(placements: placements, index: 0))
    var outputs = body(inputs.child(size: size, placements: placements, index: 0))
    guard let child = outputs.layout else { return outputs }
    let computer = graph.rule(
      UnaryLayoutRule(
        modifier: modifier.attribute, child: child, direction: inputs.environmentValue(\.layoutDirection),
        viewGraph: inputs.viewGraph, path: inputs.path))
    graph.withRule(of: placements, as: PlacementsRule.self) {
      $0.computer = computer
      // What moves the view moves it as the view asks for.
      if let transaction = outputs.transaction, $0.scope == nil { $0.transaction = transaction }
    }
    outputs.layout = computer
    if let display = outputs.display {
      outputs.display = graph.rule(PlacedDisplayRule(placements: placements, display: display))
    }
    return outputs
  }
}

private struct UnaryLayoutRule<M: UnaryLayoutModifier>: Rule {
  let modifier: Attribute<M>
  let child: Attribute<LayoutComputer>
  let direction: Attribute<LayoutDirection>
  unowned(unsafe) let viewGraph: ViewGraph
  let path: ViewPath?

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let modifier = context.read(modifier)
    if let fault = modifier.fault { viewGraph.report(fault, path: path) }
    return modifier.computer(context.read(child), direction: context.read(direction))
  }

  static var updateKind: UpdateKind { .layout }
}

/// How often a value has changed.
private struct ChangeCountRule<Value>: Rule {
  let source: Attribute<Value>
  private var count = 0

  init(source: Attribute<Value>) { self.source = source }

  mutating func value(_ context: RuleContext<Int>) -> Int {
    _ = context.read(source)
    count += 1
    return count
  }
}

/// A display list at the first of a container's placements.
struct PlacedDisplayRule: Rule {
  let placements: Attribute<[Placement]>
  let display: Attribute<DisplayList>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(display)
    guard let place = context.read(placements).first, place.origin != .zero || place.isMoving else { return list }
    var items: [DisplayItem] = []
    items.append(list, at: place, id: display.id.index)
    return items.isEmpty ? .empty : DisplayList(items)
  }

  static var updateKind: UpdateKind { .display }
}
