import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Shows one view hierarchy: holds its graph, brings it up to date, and yields what to draw.
@MainActor
public final class ViewHost {
  let viewGraph: ViewGraph
  private let rootSize: Attribute<ViewSize>
  private let environment: Attribute<EnvironmentValues>
  private let outputs: _ViewOutputs
  private(set) var displayList = DisplayList.empty

  /// - Parameters:
  ///   - size: points.
  ///   - environment: what the root view inherits.
  public init<Root: View>(
    _ root: Root, fonts: FontSystem, size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    time: Double = 0
  ) {
    viewGraph = ViewGraph(fonts: fonts, time: time)
    let graph = viewGraph.graph
    rootSize = graph.source(ViewSize(size))
    self.environment = graph.source(environment)
    let base = _GraphInputs(
      viewGraph: viewGraph, environment: EnvironmentScope(self.environment, in: graph), path: nil,
      transaction: viewGraph.transaction)
    let inputs = _ViewInputs(base: base, size: rootSize, space: .root())
    let element = _ViewListOutputs.unary(
      Root.self, view: _GraphValue(graph.source(root)), inputs: _ViewListInputs(base: base))
    outputs = makeContainer(layout: graph.source(ZStackLayout()), list: element, inputs: inputs)
  }

  /// Points.
  public var size: CGSize {
    get { viewGraph.graph.storedValue(rootSize)?.size ?? .zero }
    set { viewGraph.set(rootSize, to: ViewSize(newValue)) }
  }

  /// Changes what the root view inherits.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = viewGraph.graph.storedValue(environment) ?? EnvironmentValues()
    change(&values)
    viewGraph.set(environment, to: values)
  }

  /// Brings everything up to date for a frame at `time` and returns what to draw.
  @discardableResult
  public func update(at time: Double) -> DisplayList {
    let graph = viewGraph.graph
    viewGraph.update(at: time) {
      if let layout = outputs.layout { graph.pull(layout.id) }
      if let display = outputs.display { displayList = graph.read(display) }
    }
    return displayList
  }

  /// Checks the invariants of the graph.
  public func checkInvariants() { viewGraph.graph.checkInvariants() }
}
