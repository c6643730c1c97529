import AttributeGraph

/// Leads to a view graph while a host shows its views, and then to none. Main thread.
///
/// What may outlive the views holds this: after a single weak reference of Swift's, all counting of the graph's references
/// would be slow, and each body counts some.
final class ViewGraphReference: @unchecked Sendable {
  @exclusivity(unchecked) private var target: Unmanaged<ViewGraph>?
  private var hosts = 0

  /// Nil after the last host has gone. Hosts keep the graph alive.
  var viewGraph: ViewGraph? { target?.takeUnretainedValue() }

  /// The view graph's graph, which lives as long as that does; its references need not be counted.
  @exclusivity(unchecked) private(set) var graph: Unmanaged<Graph>?

  func addHost(of viewGraph: ViewGraph) {
    target = .passUnretained(viewGraph)
    graph = .passUnretained(viewGraph.graph)
    hosts += 1
  }

  func removeHost() {
    hosts -= 1
    if hosts == 0 { graphIsGone() }
  }

  func graphIsGone() { (target, graph) = (nil, nil) }
}
