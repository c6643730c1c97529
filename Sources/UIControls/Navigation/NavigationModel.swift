import AttributeGraph
import Foundation
import UICore

/// The shared state of one navigation stack: its pages, destinations and titles.
///
/// Invariant: `entries` is what the stack's body showed last, or will show in the next update.
final class NavigationModel {
  /// Incremented to run the stack's body again.
  private var revision: Binding<Int>?
  /// The program's binding for the path, if there is one.
  private var path: NavigationPathBinding?
  private(set) var entries: [NavigationEntry] = []
  /// Of a column of a split view: the model of the detail, where links of the column lead.
  var detail: NavigationModel?
  /// Whether a pushed page replaces all others, as links in the sidebar of a split view do.
  var replacesPages = false
  /// Whether the pages are those of a column of a split view.
  var isColumn: Bool { detail != nil || replacesPages }
  /// Of a column before the detail: what its lists and the split view tell each other.
  var lists: ColumnLists?
  /// Called when a page has been pushed or the last one is gone.
  var didChange: () -> Void = {}
  /// Goes back from the root page, which a column of a split view does where another is below it; nil elsewhere.
  var leave: (() -> Void)?
  private var lastID = 0
  private var destinations: [ObjectIdentifier: [(id: Int, make: NavigationDestinationMaker)]] = [:]
  private var lastDestination = 0
  /// Incremented when a destination is registered.
  private(set) var destinationVersion: Attribute<Int>?
  private weak var viewGraph: ViewGraph?
  private var destinationCount = 0
  /// The pages that zoom: they grow as they come and shrink as they go.
  private(set) var zoomedPages: Set<Int> = []
  /// Those of them that are growing over those below, which show as long.
  private(set) var growingPages: Set<Int> = []
  /// Incremented when either changes.
  private(set) var zoomVersion: Attribute<Int>?
  private var zoomCount = 0
  /// The title of each page, by id; 0 is the root.
  var titles: [Int: Attribute<NavigationTitle?>] = [:]
  /// Whether each page hides the button that goes back.
  var hidesBackButton: [Int: Attribute<Bool>] = [:]

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Pages

  /// Reconciles the entries with the program's path; called in the stack's body.
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

  /// Removes the page with this id and all pages above it; the root page is left as far as there is another below it.
  func pop(_ id: Int) {
    if id == 0 { return leave?() ?? () }
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    set(Array(entries[..<index]))
  }

  /// How a finger takes pages above the root away.
  var swipe: BackSwipe {
    BackSwipe { [weak self] in
      self?.entries.last.flatMap { self?.hidesBack($0.id) == false ? $0.id : nil }
    } goBack: { [weak self] page in
      self?.pop(page)
    }
  }

  /// How a finger takes the root page of a column of a split view away.
  var rootSwipe: BackSwipe {
    BackSwipe { [weak self] in
      self.flatMap { $0.entries.isEmpty && $0.leave != nil && !$0.hidesBack(0) ? 0 : nil }
    } goBack: { [weak self] page in
      self?.pop(page)
    }
  }

  private func hidesBack(_ id: Int) -> Bool {
    guard let graph = viewGraph?.graph, let hides = hidesBackButton[id] else { return false }
    return graph.withoutTracking { graph.read(hides) }
  }

  func remove(_ target: NavigationTarget) {
    if let entry = entries.first(where: { $0.target == target }) { pop(entry.id) }
  }

  private func set(_ new: [NavigationEntry]) {
    let gone = entries.filter { old in !new.contains { $0.id == old.id } }
    let oldValues = entries.compactMap(\.value)
    entries = new
    revision?.wrappedValue += 1
    didChange()
    let values = new.compactMap(\.value)
    if values != oldValues { path?.set(values) }
    for entry in gone.reversed() { entry.target?.didPop() }
  }

  /// A page begins to grow over those below, or has grown.
  func zoom(_ id: Int, isGrowing: Bool) {
    if isGrowing {
      zoomedPages.insert(id)
      growingPages.insert(id)
    } else if growingPages.remove(id) == nil {
      return
    }
    zoomCount += 1
    if let zoomVersion, let viewGraph { viewGraph.set(zoomVersion, to: zoomCount) }
  }

  /// A page has been removed.
  func forgetZoom(_ id: Int) {
    zoomedPages.remove(id)
    zoom(id, isGrowing: false)
  }

  // MARK: Destinations

  /// Called when the root page is made, which lives as long as the stack.
  func prepare(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    destinationVersion = viewGraph.graph.source(destinationCount)
    zoomVersion = viewGraph.graph.source(zoomCount)
    viewGraph.graph.currentSubgraph.onRemove { [weak self] in
      self?.destinationVersion = nil
      self?.zoomVersion = nil
    }
  }

  /// Registers the destination of a type until the current subgraph is removed. The first registration takes
  /// precedence.
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
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.first?.make ?? detail?.destination(for: value)
  }
}

/// Makes the destination's view for a value. Called in a rule, which then depends on the destination.
typealias NavigationDestinationMaker = (_ value: AnyHashable) -> AnyView?

/// The program's binding for the path, with its type erased.
struct NavigationPathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

private enum ColumnNavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The enclosing navigation stack.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The pages of the column of a split view around, for links that stay in it; nil elsewhere.
  var columnNavigation: NavigationModel? {
    get { self[ColumnNavigationKey.self] }
    set { self[ColumnNavigationKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The navigation stack in which the view is made.
  var navigation: NavigationModel? {
    let navigation = environmentValue(\.navigation)
    return graph.withoutTracking { graph.read(navigation) }
  }
}
