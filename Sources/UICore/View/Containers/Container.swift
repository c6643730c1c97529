import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view in a container.
struct ContainerChild {
  let identity: UInt32
  var outputs: _ViewOutputs
  let zIndex: Attribute<Double>?
  var path: ViewPath?
  /// The placement of a view that has left the list but is shown until its transition ends; nil for others.
  var leavingPlace: Placement? {
    get { leaving?.place }
    set { leaving = newValue.map(LeavingPlace.init) }
  }
  private var leaving: LeavingPlace?

  init(identity: UInt32, outputs: _ViewOutputs, zIndex: Attribute<Double>?, path: ViewPath? = nil) {
    (self.identity, self.outputs, self.zIndex, self.path) = (identity, outputs, zIndex, path)
  }
}

/// An object of its own, since few views leave, and all would have room for it.
private final class LeavingPlace {
  let place: Placement
  init(_ place: Placement) { self.place = place }
}

/// The views of a container: a fixed list or a dynamic one.
enum ContainerChildren {
  case fixed([ContainerChild])
  case dynamic(Attribute<[ContainerChild]>)

  /// The views to lay out.
  func read<T>(_ context: RuleContext<T>) -> [ContainerChild] {
    let children = readAll(context)
    guard let last = children.last, last.leavingPlace != nil else { return children }
    return children.filter { $0.leavingPlace == nil }
  }

  /// The views to draw: those to lay out, then those that are leaving.
  func readAll<T>(_ context: RuleContext<T>) -> [ContainerChild] {
    switch self {
    case .fixed(let children): children
    case .dynamic(let children): context.read(children)
    }
  }
}

/// A container's layout: what a view says, or what is always the same.
enum ContainerLayout<L: Layout> {
  case changing(Attribute<L>)
  case fixed(L)

  func read<T>(_ context: RuleContext<T>) -> L {
    switch self {
    case .changing(let layout): context.read(layout)
    case .fixed(let layout): layout
    }
  }
}

/// Makes a container's attributes: its children, its layout, their placements and its display list.
package func makeContainer<L: Layout>(
  layout: Attribute<L>, list: _ViewListOutputs, inputs: _ViewInputs
) -> _ViewOutputs { makeContainer(layout: .changing(layout), list: list, inputs: inputs) }

/// The same, for a layout that may always be the same.
func makeContainer<L: Layout>(
  layout: ContainerLayout<L>, list: _ViewListOutputs, inputs: _ViewInputs
) -> _ViewOutputs {
  let graph = inputs.graph
  var inputs = inputs
  inputs.stackAxis = .of(layout, in: graph)
  let late = inputs.lateChildren(of: list)
  var preferences: Attribute<PreferenceValues>?
  let (children, placements) = makeChildren(of: list, inputs: inputs, preferences: &preferences)
  let computer = graph.rule(
    ContainerLayoutRule(
      layout: layout, children: children, direction: inputs.environmentValue(\.layoutDirection)))
  graph.withRule(of: placements, as: PlacementsRule.self) {
    $0.computer = computer
    $0.children = children
  }
  let display = graph.rule(ContainerDisplayRule(placements: placements, children: children, late: late))
  return _ViewOutputs(layout: computer, display: display, preferences: preferences)
}

/// Makes a container's children and their placements rule, whose `computer` and `children` the caller must set.
///
/// - Parameter preferences: receives the merged preferences of the children.
func makeChildren(
  of list: _ViewListOutputs, inputs: _ViewInputs, preferences: inout Attribute<PreferenceValues>?
) -> (ContainerChildren, Attribute<[Placement]>) {
  let graph = inputs.graph
  let placements = graph.rule(PlacementsRule(inputs: inputs))
  guard list.isFixed else {
    let rule = DynamicChildrenRule(list: list.attribute(in: graph), placements: placements, inputs: inputs)
    let attribute = graph.rule(rule)
    inputs.containerObserver?.observe(attribute, placements: placements, madeWith: inputs)
    preferences = graph.rule(DynamicPreferencesRule(children: attribute))
    return (.dynamic(attribute), placements)
  }
  var children: [ContainerChild] = []
  children.reserveCapacity(list.fixedCount)
  var parts: [Attribute<PreferenceValues>?] = []
  list.forEachFixed { element in
    let index = children.count
    let size = graph.rule(ChildSizeRule(placements: placements, index: UInt32(index)))
    let outputs = element.make(inputs.child(size: size, placements: placements, index: index))
    if outputs.preferences != nil { parts.append(outputs.preferences) }
    guard outputs.layout != nil else { return }
    children.append(
      ContainerChild(
        identity: element.identity, outputs: outputs,
        zIndex: element.traits.attribute(ZIndexTrait.self, otherwise: 0, in: graph)))
  }
  preferences = mergedPreferences(parts, in: graph)
  return (.fixed(children), placements)
}

extension _ViewInputs {
  /// The inputs for a child that `placements` places in this view.
  func child(size: Attribute<ViewSize>, placements: Attribute<[Placement]>, index: Int) -> _ViewInputs {
    child(size: size, space: PlacedSpaceLink(parent: space, graph: graph, placements: placements, index: index))
  }

  func child(size: Attribute<ViewSize>, space: PlacedSpaceLink) -> _ViewInputs {
    var inputs = self
    inputs.size = size
    inputs.space = space
    return inputs
  }
}

struct ContainerLayoutRule<L: Layout>: Rule {
  let layout: ContainerLayout<L>
  let children: ContainerChildren
  let direction: Attribute<LayoutDirection>
  private var previous: CustomLayoutComputer<L>?

  init(layout: ContainerLayout<L>, children: ContainerChildren, direction: Attribute<LayoutDirection>) {
    self.layout = layout
    self.children = children
    self.direction = direction
  }

  mutating func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let children = children.read(context)
    var computers: [LayoutComputer] = []
    computers.reserveCapacity(children.count)
    for index in children.indices { computers.append(context.read(children[index].outputs.layout!)) }
    let layout = layout.read(context)
    if computers.count == 1, let single = SingleComputer(layout, computers[0]) { return single }
    if let stack = LinearStack(layout) { return StackComputer(stack, children: computers) }
    let computer = CustomLayoutComputer(
      layout: layout, children: computers, previous: previous, layoutDirection: context.read(direction),
      reader: isBuiltIn(L.self) ? nil : context.lateReader)
    previous = computer
    return computer
  }

  static var updateKind: UpdateKind { .layout }
}

/// Places a container's children.
struct PlacementsRule: Rule {
  let size: Attribute<ViewSize>
  let direction: Attribute<LayoutDirection>
  var transaction: Attribute<Transaction>
  unowned(unsafe) let root: ViewRoot
  /// Set after the children are made, since their sizes depend on this rule.
  var computer: Attribute<LayoutComputer>?
  var children: ContainerChildren?
  /// Of a modifier with a transaction of its own.
  struct Scope {
    /// How often the modifier has changed.
    let changes: Attribute<Int>
    /// Animates what else moves the content.
    let around: Attribute<Transaction>
    fileprivate var seen = 0

    init(changes: Attribute<Int>, around: Attribute<Transaction>) { (self.changes, self.around) = (changes, around) }
  }
  var scope: Scope?
  /// Who the children are, where they can change.
  private var identities: [UInt32]?
  private var animators = PlacementAnimators()

  init(inputs: _ViewInputs) {
    size = inputs.size
    direction = inputs.environmentValue(\.layoutDirection)
    transaction = inputs.base.transaction
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let computer, let container = context.read(computer) as? PlacingComputer else { return [] }
    let size = context.read(size)
    var places = container.placements(
      in: size.size, proposal: size.proposal, direction: context.read(direction))
    let children = children?.read(context) ?? []
    if case .dynamic = self.children {
      let now = identities ?? []
      if now.count != children.count || !children.indices.allSatisfy({ children[$0].identity == now[$0] }) {
        identities = children.map(\.identity)
      }
      for index in 0..<min(places.count, children.count) { places[index].identity = children[index].identity }
    }
    if let previous = context.previous { places.keepProposals(of: previous, in: container) }
    var transaction = transaction
    if var scope {
      let changes = context.read(scope.changes)
      if changes == scope.seen { transaction = scope.around }
      scope.seen = changes
      self.scope = scope
    }
    let own = children.contains { $0.outputs.transaction != nil } ? children.map(\.outputs.transaction) : []
    animators.update(&places, identities: identities, transaction: transaction, own: own, root: root, context)
    return places
  }

  static func areEqual(_ a: UnsafePointer<[Placement]>, _ b: UnsafePointer<[Placement]>) -> Bool? {
    a.pointee == b.pointee
  }
  static var updateKind: UpdateKind { .layout }
  var cutoff: Cutoff { .late }
}

extension [Placement] {
  /// Offers each child what it was offered before where that makes no difference to it, so that nothing in it runs.
  fileprivate mutating func keepProposals(of previous: [Placement], in container: PlacingComputer) {
    for index in 0..<Swift.min(count, previous.count) {
      let known = previous[index]
      if self[index].proposal == known.proposal { continue }
      guard self[index].size == known.size, self[index].identity == known.identity,
        container.child(at: index).isSame(for: self[index].proposal, as: known.proposal, in: known.size)
      else { continue }
      self[index].proposal = known.proposal
    }
  }
}

/// The size of the child at a fixed index of a container.
struct ChildSizeRule: Rule {
  let placements: Attribute<[Placement]>
  let index: UInt32

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    context.read(placements) { places in
      guard Int(index) < places.count else { return .zero }
      return ViewSize(places[Int(index)].size, proposal: places[Int(index)].proposal)
    }
  }

  static var isPart: Bool { true }
}

/// A container's display list: its children's lists at their placements, in drawing order.
struct ContainerDisplayRule: Rule {
  let placements: Attribute<[Placement]>
  let children: ContainerChildren
  /// The index of the only child that is shown; nil if all are.
  var only: Attribute<Int?>?
  /// Of scrolled content.
  var late: LateChildren?

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let children = children.readAll(context)
    let places = context.read(placements)
    if only == nil, children.count == 1, let display = unmoved(children[0], places) { return context.read(display) }
    var items: [DisplayItem] = []
    items.reserveCapacity(children.count)
    let waits = late?.areWaiting(children, places, context)
    if let only {
      if let index = context.read(only) { add(children, index, places, to: &items, context) }
    } else if children.indices.contains(where: { children[$0].zIndex != nil || children[$0].leavingPlace != nil }) {
      for index in drawingOrder(children, context) where waits?[index] != true {
        add(children, index, places, to: &items, context)
      }
    } else {
      for index in children.indices where waits?[index] != true { add(children, index, places, to: &items, context) }
    }
    return items.isEmpty ? .empty : DisplayList(items)
  }

  /// What the only child shows where that is all there is to show: where the child stands at the container's corner.
  private func unmoved(_ child: ContainerChild, _ places: [Placement]) -> Attribute<DisplayList>? {
    guard child.leavingPlace == nil, let place = places.first, place.origin == .zero, !place.isMoving else {
      return nil
    }
    return child.outputs.display
  }

  private func add(
    _ children: [ContainerChild], _ index: Int, _ places: [Placement], to items: inout [DisplayItem],
    _ context: RuleContext<DisplayList>
  ) {
    guard let display = children[index].outputs.display else { return }
    if let place = children[index].leavingPlace {
      if let item = context.read(display).untouchable(at: place.origin, id: display.id.index) { items.append(item) }
    } else if index < places.count {
      items.append(context.read(display), at: places[index], id: display.id.index)
    }
  }

  /// By `zIndex`; of views with the same one, those that are leaving are drawn first.
  private func drawingOrder(_ children: [ContainerChild], _ context: RuleContext<DisplayList>) -> [Int] {
    let z = children.map { $0.zIndex.map { context.read($0) } ?? 0 }
    // A row of branches may have one, and mostly has none.
    if z.allSatisfy({ $0 == 0 }), children.last?.leavingPlace == nil { return Array(children.indices) }
    let rank = children.map { $0.leavingPlace == nil ? 1 : 0 }
    return children.indices.sorted { (z[$0], rank[$0], $0) < (z[$1], rank[$1], $1) }
  }

  static var updateKind: UpdateKind { .display }
}

extension DisplayList {
  /// The list as one item at `origin` that hit tests ignore; `nil` if it is empty.
  func untouchable(at origin: CGPoint, id: UInt32) -> DisplayItem? {
    if items.isEmpty { return nil }
    return DisplayItem(
      id: id, version: 0, offset: origin, bounds: bounds.offsetBy(dx: origin.x, dy: origin.y),
      content: .group(GroupItem(self, allowsHitTesting: false)))
  }
}

extension [DisplayItem] {
  /// Appends `list` as one item at `place`, or nothing if it is empty.
  mutating func append(_ list: DisplayList, at place: Placement, id: UInt32) {
    append(list, at: place.origin, id: id)
    if place.isMoving, !list.isEmpty { self[count - 1].isMoving = true }
  }

  /// Appends `list` as one item at `origin`, or nothing if it is empty. A single item is moved without a group.
  mutating func append(_ list: DisplayList, at origin: CGPoint, id: UInt32) {
    guard list.items.count == 1 else {
      if list.isEmpty { return }
      let bounds = list.bounds.offsetBy(dx: origin.x, dy: origin.y)
      return append(
        DisplayItem(id: id, version: 0, offset: origin, bounds: bounds, content: .group(GroupItem(list))))
    }
    // In place: a copy of an item costs more than all else here.
    append(list.items[0])
    self[count - 1].offset.x += origin.x
    self[count - 1].offset.y += origin.y
    self[count - 1].bounds.origin.x += origin.x
    self[count - 1].bounds.origin.y += origin.y
  }
}
