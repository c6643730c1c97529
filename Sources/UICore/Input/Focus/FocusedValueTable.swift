/// Gathers what a window's views publish by their focus.
///
/// Menus are no place for the focus here: while one is open, or the keyboard is in the menu bar, the values are those of
/// the view that had the focus before, on which the menu's items act.
final class FocusedValueTable {
  unowned let viewGraph: ViewGraph
  /// Those of the scene, in the order in which they came.
  private var sceneNodes: [FocusedValueNode] = []
  /// The innermost around the focus.
  private var node: FocusedValueNode?
  private var isPending = false
  private var hasPublished = false
  /// Takes over new values; called between updates.
  var didChange: (FocusedValues) -> Void = { _ in }

  init(_ viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  /// The focus has moved to what is inside of another node.
  func focusMoved(to new: FocusedValueNode?) {
    guard new !== node else { return }
    node = new
    setNeedsUpdate()
  }

  func nodeChanged(_ changed: FocusedValueNode, isOfScene: Bool) {
    if isOfScene {
      if !sceneNodes.contains(where: { $0 === changed }) { sceneNodes.append(changed) }
    } else if !chain.contains(where: { $0 === changed }) {
      return
    }
    setNeedsUpdate()
  }

  func nodeWasRemoved(_ removed: FocusedValueNode, isOfScene: Bool) {
    if isOfScene {
      sceneNodes.removeAll { $0 === removed }
    } else if !chain.contains(where: { $0 === removed }) {
      return
    }
    setNeedsUpdate()
  }

  /// Innermost first.
  private var chain: [FocusedValueNode] {
    Array(sequence(first: node, next: { $0?.outer }).prefix { $0 != nil }.compactMap { $0 })
  }

  private func setNeedsUpdate() {
    if isPending { return }
    isPending = true
    viewGraph.enqueueAction { [weak self] in self?.update() }
  }

  private func update() {
    isPending = false
    let chain = chain
    if !hasPublished, sceneNodes.isEmpty, chain.isEmpty { return }
    hasPublished = true
    var values = FocusedValues()
    for node in sceneNodes { node.publish(&values) }
    for node in chain.reversed() { node.publish(&values) }
    didChange(values)
  }
}
