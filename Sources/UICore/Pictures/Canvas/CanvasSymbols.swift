import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// The views that a canvas draws as symbols: made as those of any container, each at its ideal size, but not shown.
struct CanvasSymbols {
  private let children: ContainerChildren
  private let placements: Attribute<[Placement]>
  private let tags: Tags
  private let path: ViewPath?

  /// What the views' elements are called, by their identities.
  private final class Tags {
    @exclusivity(unchecked) var entries: [UInt32: (traits: ViewTraits, path: ViewPath?)] = [:]
  }

  init(_ list: _ViewListOutputs, _ inputs: _ViewInputs) {
    let (graph, tags) = (inputs.graph, Tags())
    let named = list.map(in: graph) { element in
      tags.entries[element.identity] = (element.traits, element.path)
      return element
    }
    var preferences: Attribute<PreferenceValues>?
    let (children, placements) = makeChildren(of: named, inputs: inputs, preferences: &preferences)
    let computer = graph.rule(
      ContainerLayoutRule(
        layout: .fixed(IdealSizesLayout()), children: children,
        direction: inputs.environmentValue(\.layoutDirection)))
    graph.withRule(of: placements, as: PlacementsRule.self) {
      $0.computer = computer
      $0.children = children
    }
    (self.children, self.placements, self.tags, path) = (children, placements, tags, inputs.path)
  }

  /// The views' places among the children, by their tags or, without one, their ids; the first of several with one.
  func indices(in graph: Graph) -> [AnyHashable: Int] {
    var indices: [AnyHashable: Int] = [:]
    let children = current(in: graph)
    for (index, child) in children.enumerated() {
      guard let entry = tags.entries[child.identity] else { continue }
      guard let id = entry.traits.read(TagTrait.self, in: graph).flatMap(\.self) ?? entry.path?.nearestID(below: path)
      else { continue }
      if indices[id] == nil { indices[id] = index }
    }
    if tags.entries.count > 2 * children.count + 64 {
      let present = Set(children.map(\.identity))
      tags.entries = tags.entries.filter { present.contains($0.key) }
    }
    return indices
  }

  /// What the view at a place draws, and its size.
  func symbol(at index: Int, in graph: Graph) -> (list: DisplayList, size: CGSize)? {
    let (children, places) = (current(in: graph), graph.read(placements))
    guard children.indices.contains(index), places.indices.contains(index) else { return nil }
    let list = children[index].outputs.display.map { graph.read($0) } ?? .empty
    return (list, places[index].size)
  }

  private func current(in graph: Graph) -> [ContainerChild] {
    switch children {
    case .fixed(let children): children
    case .dynamic(let children): graph.read(children).filter { $0.leavingPlace == nil }
    }
  }
}

/// Gives each view its ideal size.
private struct IdealSizesLayout: Layout, BuiltIn {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
