import AttributeGraph
import Foundation

/// The size of the nearest scroll view or window, for frames relative to it; points.
///
/// A scroll view's size comes from its container, whose layout asks for the scroll view's, which asks for its content's.
/// A frame in that content therefore follows the size one round of the update later, starting from the container around.
/// Costs nothing where nobody asks.
final class ContainerSize {
  private let size: Attribute<ViewSize>
  private let outer: ContainerSize?
  private let owner: Subgraph
  private var settled: Attribute<ViewSize>?

  /// - Parameter outer: nil for a window, whose size depends on nothing inside.
  init(_ size: Attribute<ViewSize>, in outer: ContainerSize?, graph: Graph) {
    self.size = size
    self.outer = outer
    owner = graph.currentSubgraph
  }

  func attribute(_ inputs: _GraphInputs) -> Attribute<ViewSize> {
    guard let outer else { return size }
    if let settled { return settled }
    let viewGraph = inputs.viewGraph
    let guess = outer.attribute(inputs)
    let source = owner.adopt {
      let source = viewGraph.graph.source(viewGraph.graph.read(guess))
      inputs.addChangeEffect(of: size) { _, new in viewGraph.set(source, to: new) }
      return source
    }
    settled = source
    return source
  }
}
