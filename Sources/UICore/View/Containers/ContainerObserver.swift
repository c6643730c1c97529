import AttributeGraph

/// Hears of the containers inside whose views come and go: a scroll view looks there for a view with an id.
protocol ContainerObserver: AnyObject {
  /// A container was made with `inputs`; it lives as long as the current subgraph.
  func observe(
    _ children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>, madeWith inputs: _ViewInputs)
}

private enum ContainerObserverKey: ViewInputKey { static var defaultValue: (any ContainerObserver)? { nil } }

extension _ViewInputs {
  /// Whom containers announce themselves to.
  var containerObserver: (any ContainerObserver)? {
    get { self[ContainerObserverKey.self] }
    set { self[ContainerObserverKey.self] = newValue }
  }
}
