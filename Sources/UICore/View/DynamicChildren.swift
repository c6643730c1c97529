import AttributeGraph
import Foundation

/// Makes the views of a list as they come and removes them as they go.
struct DynamicChildrenRule: Rule {
  let list: Attribute<ViewList>
  let placements: Attribute<[Placement]>
  let inputs: _ViewInputs
  private var made: [UInt32: DynamicChild] = [:]

  init(list: Attribute<ViewList>, placements: Attribute<[Placement]>, inputs: _ViewInputs) {
    self.list = list
    self.placements = placements
    self.inputs = inputs
  }

  mutating func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    var remaining = made
    made.removeAll(keepingCapacity: true)
    var children: [ContainerChild] = []
    context.read(list).forEach { element in
      let child: DynamicChild
      if let known = remaining.removeValue(forKey: element.identity), !known.subgraph.isRemoved {
        child = known
      } else {
        child = DynamicChild(element, placements: placements, inputs: inputs)
      }
      made[element.identity] = child
      if child.child.outputs.layout != nil {
        child.index = children.count
        children.append(child.child)
      }
    }
    for child in remaining.values { child.subgraph.remove() }
    return children
  }

  mutating func slotWillBeRemoved() {
    for child in made.values { child.subgraph.remove() }
  }
}

/// A view that a dynamic container has made.
final class DynamicChild {
  let subgraph: Subgraph
  private(set) var child: ContainerChild
  /// Its place among the container's placements.
  var index = 0

  init(_ element: ViewElement, placements: Attribute<[Placement]>, inputs: _ViewInputs) {
    subgraph = Subgraph.make(in: element.owner)
    child = ContainerChild(identity: element.identity, outputs: _ViewOutputs(), zIndex: nil)
    let outputs = subgraph.adopt {
      let size = inputs.graph.rule(DynamicChildSizeRule(placements: placements, child: self))
      return element.make(inputs.child(size: size, placements: placements, index: { [unowned self] in index }))
    }
    child = ContainerChild(
      identity: element.identity, outputs: outputs, zIndex: element.traits[ZIndexTrait.self], path: element.path)
  }
}

/// The size of a child whose place among its siblings changes.
private struct DynamicChildSizeRule: Rule {
  let placements: Attribute<[Placement]>
  unowned let child: DynamicChild

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    let places = context.read(placements)
    guard child.index < places.count else { return context.previous ?? .zero }
    return ViewSize(places[child.index].size, proposal: places[child.index].proposal)
  }
}

struct DynamicPreferencesRule: Rule {
  let children: Attribute<[ContainerChild]>
  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    var result = PreferenceValues()
    for child in context.read(children) {
      if let part = child.outputs.preferences { result.merge(context.read(part)) }
    }
    return result
  }
}
