/// Leads to a view graph while a host shows its views, and then to none. Main thread.
///
/// What may outlive the views holds this: after a single weak reference of Swift's, all counting of the graph's references
/// would be slow, and each body counts some.
final class ViewGraphReference: @unchecked Sendable {
  private unowned(unsafe) var target: ViewGraph?
  private var hosts = 0

  /// Nil after the last host has gone. Hosts keep the graph alive.
  var viewGraph: ViewGraph? { target }

  func addHost(of viewGraph: ViewGraph) {
    target = viewGraph
    hosts += 1
  }

  func removeHost() {
    hosts -= 1
    if hosts == 0 { target = nil }
  }

  func graphIsGone() { target = nil }
}
