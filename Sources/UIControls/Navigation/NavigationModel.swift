import AttributeGraph
import Foundation
import UICore

/// What the parts of one navigation stack share: its pages, who shows values, what pages are called.
///
/// Invariant: `entries` is what the stack's body showed last, or what it will show in the next update.
final class NavigationModel {
  /// Rises to make the stack's body run.
  private var revision: Binding<Int>?
  /// Where the user keeps the path, if anywhere.
  private var path: NavigationPathBinding?
  private(set) var entries: [NavigationEntry] = []
  /// A link shows its page in place of all others, as in the sidebar of a split view.
  var replacesPages = false
  private var lastID = 0
  private var destinations: [ObjectIdentifier: [(id: Int, make: NavigationDestinationMaker)]] = [:]
  private var lastDestination = 0
  /// Rises when destinations come or go.
  private(set) var destinationVersion: Attribute<Int>?
  private weak var viewGraph: ViewGraph?
  private var destinationCount = 0
  /// Titles by page; 0 is the root.
  var titles: [Int: Attribute<NavigationTitle?>] = [:]

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Pages

  /// Brings the entries in line with the user's path; called in the stack's body.
  func update(revision: Binding<Int>, path: NavigationPathBinding?) -> [NavigationEntry] {
    self.revision = revision
    self.path = path
    _ = revision.wrappedValue
    if let path { entries = entries.reconciled(with: path.get(), nextID: nextID) }
    return entries
  }

  func push(_ content: NavigationEntry.Content) {
    let new = NavigationEntry(id: nextID(), content: content)
    set(replacesPages ? [new] : entries + [new])
  }

  /// Takes away the page with the id and all above it.
  func pop(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    set(Array(entries[..<index]))
  }

  func remove(_ target: NavigationTarget) {
    if let entry = entries.first(where: { $0.target == target }) { pop(entry.id) }
  }

  private func set(_ new: [NavigationEntry]) {
    let gone = entries.filter { old in !new.contains { $0.id == old.id } }
    let oldValues = entries.compactMap(\.value)
    entries = new
    revision?.wrappedValue += 1
    let values = new.compactMap(\.value)
    if values != oldValues { path?.set(values) }
    for entry in gone.reversed() { entry.target?.didPop() }
  }

  // MARK: Destinations

  /// Called where the first page is made, which lives as long as the stack.
  func prepare(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    destinationVersion = viewGraph.graph.source(destinationCount)
    viewGraph.graph.currentSubgraph.onRemove { [weak self] in self?.destinationVersion = nil }
  }

  /// Registers who shows values of a type, until the current subgraph is removed. The outermost registration counts.
  func addDestination(for type: Any.Type, in graph: Graph, _ make: @escaping NavigationDestinationMaker) {
    lastDestination += 1
    let id = lastDestination
    let key = ObjectIdentifier(type)
    destinations[key, default: []].append((id, make))
    graph.currentSubgraph.onRemove { [weak self] in self?.destinations[key]?.removeAll { $0.id == id } }
    destinationCount += 1
    if let destinationVersion, let viewGraph { viewGraph.set(destinationVersion, to: destinationCount) }
  }

  func destination(for value: AnyHashable) -> NavigationDestinationMaker? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.first?.make
  }
}

/// Makes the view for a value inside a rule, which comes to depend on who shows it.
typealias NavigationDestinationMaker = (_ value: AnyHashable) -> AnyView?

/// The path that a user's binding holds, whatever its type.
struct NavigationPathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The navigation stack that the view is made in.
  var navigation: NavigationModel? {
    let navigation = environmentValue(\.navigation)
    return graph.withoutTracking { graph.read(navigation) }
  }
}
