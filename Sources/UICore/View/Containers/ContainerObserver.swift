import AttributeGraph

/// Observes the dynamic containers inside a view; a scroll view searches them for a view with an id.
protocol ContainerObserver: AnyObject {
  /// Called when a dynamic container is made with `inputs`; it lives as long as the current subgraph.
  func observe(
    _ children: Attribute<[ContainerChild]>, placements: Attribute<[Placement]>, madeWith inputs: _ViewInputs)
}

private enum ContainerObserverKey: ViewInputKey { static var defaultValue: (any ContainerObserver)? { nil } }

extension _ViewInputs {
  /// The observer of the containers that are made with these inputs.
  var containerObserver: (any ContainerObserver)? {
    get { self[ContainerObserverKey.self] }
    set { self[ContainerObserverKey.self] = newValue }
  }
}
