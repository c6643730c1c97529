import AttributeGraph

/// One view of a container: who it is, and how to make it.
public struct ViewElement {
  /// Unique in the window for as long as the view's identity lives.
  let identity: UInt32
  /// Whether it is content that a container arranges: then it may go while a view that shows it leaves.
  var isBorrowed = false
  /// The subgraph that the element's attributes live in; the view dies with it.
  let owner: Subgraph
  let make: (_ViewInputs) -> _ViewOutputs
  var traits = ViewTraits()
  /// What modifiers have it tell a container of the program.
  var containerValues: ContainerValueChain?
  var path: ViewPath?

  package init(
    identity: UInt32, owner: Subgraph, make: @escaping (_ViewInputs) -> _ViewOutputs, path: ViewPath? = nil
  ) {
    self.identity = identity
    self.owner = owner
    self.make = make
    self.path = path
  }

  /// A view with an identity of its own at the place of `inputs`; it lives as long as what makes it now.
  package init(at inputs: _GraphInputs, make: @escaping (_ViewInputs) -> _ViewOutputs) {
    self.init(
      identity: inputs.viewGraph.nextIdentity(), owner: inputs.graph.currentSubgraph, make: make, path: inputs.path)
  }
}

extension ViewElement {
  /// The same element with `wrap` around its making.
  func wrapping(
    _ wrap: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) -> ViewElement {
    let make = self.make
    var element = ViewElement(identity: identity, owner: owner, make: { wrap($0, make) })
    element.isBorrowed = isBorrowed
    element.traits = traits
    element.containerValues = containerValues
    element.path = path
    return element
  }
}

/// The views that a container has now. Elements of a `ForEach` are made when they are asked for.
enum ViewList {
  case elements([ViewElement])
  case concatenation([ViewList])
  /// `version` rises when rows come, go or move.
  case items(any LazyItems, version: Int)
  indirect case mapped(ViewList, (ViewElement) -> ViewElement)
  /// A section's header, content or footer.
  indirect case block(ViewList, SectionRole)

  var count: Int {
    switch self {
    case .elements(let elements): elements.count
    case .concatenation(let lists): lists.reduce(0) { $0 + $1.count }
    case .items(let items, _): items.count
    case .mapped(let list, _), .block(let list, _): list.count
    }
  }

  func element(at index: Int) -> ViewElement {
    switch self {
    case .elements(let elements): return elements[index]
    case .concatenation(let lists):
      var index = index
      for list in lists {
        let count = list.count
        if index < count { return list.element(at: index) }
        index -= count
      }
      fatalError("a view list has no element \(index)")
    case .items(let items, _): return items.element(at: index)
    case .mapped(let list, let transform): return transform(list.element(at: index))
    case .block(let list, _): return list.element(at: index)
    }
  }

  func forEach(_ body: (ViewElement) -> Void) {
    switch self {
    case .elements(let elements): elements.forEach(body)
    case .concatenation(let lists): for list in lists { list.forEach(body) }
    case .items(let items, _): for index in 0..<items.count { body(items.element(at: index)) }
    case .mapped(let list, let transform): list.forEach { body(transform($0)) }
    case .block(let list, _): list.forEach(body)
    }
  }
}

extension ViewList {
  /// What a view keeps for as long as its identity lives: its row, and its place in the row.
  struct Key: Hashable {
    /// The `ForEach` whose rows are numbered by their ids; 0 where the row's number is the program's own.
    var owner: UInt32 = 0
    var row: Int
    var part = 0
  }
}

/// The rows of a `ForEach`, each made when a view of it is first asked for.
protocol LazyItems: AnyObject {
  /// Views in all rows together.
  var count: Int { get }
  func element(at index: Int) -> ViewElement
  /// A view is no longer shown. A row none of whose views is shown is let go, unless its state was written.
  func release(_ key: ViewList.Key)
  /// What tells the rows apart now; each has as many views.
  var rowKeys: RowKeys { get }
  var viewsPerRow: Int { get }
  /// The id of a row.
  func id(at row: Int) -> AnyHashable?
  /// The first view of the row with the id.
  func index(ofID id: AnyHashable) -> Int?
  /// The view that gives itself the id.
  func index(ofViewWithID id: AnyHashable) -> Int?
}

/// The list that a view's type makes: fixed, or an attribute where it can change.
public enum _ViewListOutputs {
  /// One view, as most lists are: without an array.
  case element(ViewElement)
  case elements([ViewElement])
  case dynamic(DynamicViewList)
  case concatenation([_ViewListOutputs])
  indirect case block(_ViewListOutputs, _SectionBlock)

  /// Whether the list can never change.
  var isFixed: Bool {
    switch self {
    case .element, .elements: true
    case .dynamic: false
    case .concatenation(let parts): parts.allSatisfy(\.isFixed)
    case .block(let list, _): list.isFixed
    }
  }

  /// How many elements a list that can never change has.
  var fixedCount: Int {
    switch self {
    case .element: 1
    case .elements(let elements): elements.count
    case .dynamic: 0
    case .concatenation(let parts): parts.reduce(0) { $0 + $1.fixedCount }
    case .block(let list, _): list.fixedCount
    }
  }

  /// Calls `body` with each element of a list that can never change.
  func forEachFixed(_ body: (ViewElement) -> Void) {
    switch self {
    case .element(let element): body(element)
    case .elements(let elements): elements.forEach(body)
    case .dynamic: break
    case .concatenation(let parts): for part in parts { part.forEachFixed(body) }
    case .block(let list, _): list.forEachFixed(body)
    }
  }

  /// The elements, if the list can never change.
  var fixedElements: [ViewElement]? {
    guard isFixed else { return nil }
    var all: [ViewElement] = []
    all.reserveCapacity(fixedCount)
    forEachFixed { all.append($0) }
    return all
  }

  func map(in graph: Graph, _ transform: @escaping (ViewElement) -> ViewElement) -> _ViewListOutputs {
    switch self {
    case .element(let element): .element(transform(element))
    case .elements(let elements): .elements(elements.map(transform))
    case .concatenation(let parts): .concatenation(parts.map { $0.map(in: graph, transform) })
    case .block(let list, let role): .block(list.map(in: graph, transform), role)
    case .dynamic(let list):
      .dynamic(
        DynamicViewList(
          list: graph.rule(MapRule(source: list.list) { ViewList.mapped($0, transform) })))
    }
  }

  /// The list as an attribute.
  func attribute(in graph: Graph) -> Attribute<ViewList> {
    switch self {
    case .element(let element): graph.source(.elements([element]))
    case .elements(let elements): graph.source(.elements(elements))
    case .dynamic(let list): list.list
    case .concatenation(let parts): graph.rule(ConcatenationRule(parts: parts.map { $0.part(in: graph) }))
    case .block(let list, let block): graph.rule(SectionBlockRule(list: list.attribute(in: graph), block: block))
    }
  }

  /// The list for a rule to read: without an attribute, where it can never change.
  func part(in graph: Graph) -> ViewListPart {
    switch self {
    case .element(let element): .fixed(.elements([element]))
    case .elements(let elements): .fixed(.elements(elements))
    case .dynamic, .concatenation, .block: .changing(attribute(in: graph))
    }
  }
}

/// A list that a rule reads.
enum ViewListPart {
  case fixed(ViewList)
  case changing(Attribute<ViewList>)

  func read<T>(_ context: RuleContext<T>) -> ViewList {
    switch self {
    case .fixed(let list): list
    case .changing(let list): context.read(list)
    }
  }
}

/// What a view is to its section.
enum SectionRole { case content, header, footer }

/// A part of a section.
public struct _SectionBlock {
  let role: SectionRole
  /// Whether its views are in the list; nil where they always are.
  let isShown: Attribute<Bool>?
}

private struct SectionBlockRule: Rule {
  let list: Attribute<ViewList>
  let block: _SectionBlock

  func value(_ context: RuleContext<ViewList>) -> ViewList {
    let isShown = block.isShown.map { context.read($0) } ?? true
    return .block(isShown ? context.read(list) : .elements([]), block.role)
  }
}

/// A list that can change.
public struct DynamicViewList {
  let list: Attribute<ViewList>
}

private struct ConcatenationRule: Rule {
  let parts: [ViewListPart]
  func value(_ context: RuleContext<ViewList>) -> ViewList { .concatenation(parts.map { $0.read(context) }) }
}
