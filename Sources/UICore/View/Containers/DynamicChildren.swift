import AttributeGraph
import DisplayList
import Foundation

/// Makes the views of a list as they are inserted, and removes them as they leave, with transitions in animated
/// updates.
struct DynamicChildrenRule: Rule {
  let list: Attribute<ViewList>
  let placements: Attribute<[Placement]>
  let inputs: _ViewInputs
  private let container: Subgraph
  /// In the order of the list.
  private var made: [DynamicChild] = []
  /// Views that left the list and are shown until their transitions end, in the order of leaving.
  private var leaving: [DynamicChild] = []
  /// Views of the first update appear without transitions of their own.
  private var isFirst = true

  init(list: Attribute<ViewList>, placements: Attribute<[Placement]>, inputs: _ViewInputs) {
    self.list = list
    self.placements = placements
    self.inputs = inputs
    container = inputs.graph.currentSubgraph
  }

  mutating func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    var changes = TransitionChanges(isAnimated: !isFirst, inputs: inputs)
    isFirst = false
    var old = FormerChildren(made)
    made.removeAll(keepingCapacity: true)
    var children: [ContainerChild] = []
    let list = context.read(list)
    // Arrays that grow by themselves keep up to twice of what they need.
    let count = list.count
    made.reserveCapacity(count)
    children.reserveCapacity(count)
    list.forEach { element in
      let child: DynamicChild
      if let known = old.take(element.identity), !known.subgraph.isRemoved {
        child = known
      } else if let index = leaving.firstIndex(where: { $0.identity == element.identity }),
        !leaving[index].subgraph.isRemoved
      {
        child = leaving.remove(at: index)
        child.stay(&changes)
      } else {
        child = DynamicChild(element, placements: placements, inputs: inputs, changes: &changes)
      }
      made.append(child)
      if child.child.outputs.layout != nil {
        child.index = children.count
        children.append(child.child)
      }
    }
    let remaining = old.remaining
    let places = remaining.isEmpty ? [] : context.graph.storedValue(placements) ?? []
    for child in remaining {
      if child.index < places.count, child.leave(from: places[child.index], inputs: inputs, &changes) {
        leaving.append(child)
      } else {
        child.subgraph.remove()
      }
    }
    if !leaving.isEmpty {
      for child in leaving where child.isGone { child.remove() }
      leaving.removeAll { $0.subgraph.isRemoved }
      // Depend on each leaving view's life: if an enclosing branch is removed, they go too, though the list may not
      // change.
      for case let life? in leaving.map(\.life) { _ = context.read(life) }
      children += leaving.map(\.child)
    }
    changes.commit(children: context.attribute.id, in: container)
    return children
  }

  mutating func slotWillBeRemoved() {
    for child in made { child.remove() }
    for child in leaving { child.remove() }
  }
}

/// The views of a container before its list changed. Those that come in the order in which they were are found without a
/// search.
private struct FormerChildren {
  private let children: [DynamicChild]
  private var isTaken: [Bool]
  /// Behind the one that was taken last.
  private var next = 0
  /// Where each is, once one has come out of order.
  private var places: [UInt32: Int]?

  init(_ children: [DynamicChild]) {
    self.children = children
    isTaken = Array(repeating: false, count: children.count)
  }

  mutating func take(_ identity: UInt32) -> DynamicChild? {
    guard let place = place(of: identity), !isTaken[place] else { return nil }
    isTaken[place] = true
    next = place + 1
    return children[place]
  }

  private mutating func place(of identity: UInt32) -> Int? {
    if next < children.count, children[next].identity == identity { return next }
    if children.isEmpty { return nil }
    if places == nil {
      places = Dictionary(children.indices.map { (children[$0].identity, $0) }, uniquingKeysWith: { $1 })
    }
    return places?[identity]
  }

  /// Those that nobody took, in their order.
  var remaining: [DynamicChild] { children.indices.lazy.filter { !isTaken[$0] }.map { children[$0] } }
}

/// A view of a dynamic container.
final class DynamicChild: ViewPresence, ViewPresenceObserver {
  let subgraph: Subgraph
  @exclusivity(unchecked) private(set) var child: ContainerChild
  /// Its index in the container's placements.
  @exclusivity(unchecked) var index = 0 { didSet { space.index = index } }
  private let space: PlacedSpaceLink
  /// Made at once for views with a transition, and for others when they first fade.
  private var phase: Attribute<TransitionPhase>?
  /// Whether its transition is the identity, so that it is removed at once.
  private var isIdentity = false
  private let viewGraph: ViewGraphReference
  /// Whether the view graph holds the subgraph: while the view, or one that shows it as its content, is leaving.
  private var isHeld = false
  /// Never changes, but is removed with the view, which invalidates the rules that read it.
  private(set) var life: Attribute<Bool>?
  /// Incremented whenever the view leaves or returns, to tell whether an ending transition is the latest.
  private var turn = 0
  /// Whether its removal transition has ended.
  private(set) var isGone = false

  var identity: UInt32 { child.identity }
  var leavingPlace: Placement? { child.leavingPlace }
  @exclusivity(unchecked) private(set) final var isLeaving = false
  override var isGoing: Bool { isLeaving || super.isGoing }
  override var goesAtOnce: Bool { isIdentity && subgraph.isRemoved || super.goesAtOnce }

  init(
    _ element: ViewElement, placements: Attribute<[Placement]>, inputs: _ViewInputs, changes: inout TransitionChanges
  ) {
    subgraph = Subgraph.make(in: element.owner)
    child = ContainerChild(identity: element.identity, outputs: _ViewOutputs(), zIndex: nil)
    viewGraph = inputs.viewGraph.reference
    space = PlacedSpaceLink(parent: inputs.space, graph: inputs.graph, placements: placements, index: 0)
    super.init(around: inputs.presence)
    if element.isBorrowed { inputs.presence?.add(self) }
    let (graph, isAnimated) = (inputs.graph, changes.isAnimated)
    let outputs = subgraph.adopt {
      let size = graph.rule(DynamicChildSizeRule(placements: placements, child: self))
      var inputs = inputs.child(size: size, space: space)
      inputs.presence = self
      guard let transition = element.traits[TransitionTrait.self] else { return element.make(inputs) }
      let phase = graph.source(isAnimated ? TransitionPhase.willAppear : .identity)
      self.phase = phase
      let box = graph.read(transition).box
      isIdentity = box.isIdentity
      return box.make(transition, phase: phase, inputs: inputs, body: element.make)
    }
    let zIndex = subgraph.adopt { element.traits.attribute(ZIndexTrait.self, otherwise: 0, in: graph) }
    child = ContainerChild(identity: element.identity, outputs: outputs, zIndex: zIndex, path: element.path)
    if isAnimated, outputs.layout != nil {
      if phase == nil { addFade(from: .willAppear, inputs) }
      changes.set(phase, to: .identity, in: subgraph)
    }
  }

  /// For lists without transitions, such as lazy rows.
  convenience init(_ element: ViewElement, placements: Attribute<[Placement]>, inputs: _ViewInputs) {
    var changes = TransitionChanges()
    self.init(element, placements: placements, inputs: inputs, changes: &changes)
  }

  /// Starts the removal transition; returns false if there is nothing to show.
  func leave(from place: Placement, inputs: _ViewInputs, _ changes: inout TransitionChanges) -> Bool {
    guard changes.isAnimated, !isIdentity, child.outputs.display != nil, !subgraph.isRemoved,
      !showsLostViews, inputs.viewGraph.hold(subgraph, by: self)
    else { return false }
    isHeld = true
    if phase == nil { addFade(from: .identity, inputs) }
    if life == nil { life = subgraph.adopt { inputs.graph.source(true) } }
    child.leavingPlace = place
    isLeaving = true
    turn += 1
    changes.set(phase, to: .didDisappear, in: subgraph)
    changes.leaving.append((self, turn))
    presenceDidChange(isLeaving: true, changes.transaction)
    return true
  }

  /// Cancels the removal transition, because the view is in the list again.
  func stay(_ changes: inout TransitionChanges) {
    turn += 1
    isGone = false
    isLeaving = false
    child.leavingPlace = nil
    if !isGoing { release() }
    changes.set(phase, to: .identity, in: subgraph)
    presenceDidChange(isLeaving: false, changes.transaction)
  }

  /// Whether the transition of `turn` is the latest one, and the view is still there.
  func isLeaving(_ turn: Int) -> Bool { turn == self.turn && !subgraph.isRemoved }

  /// Ends the transition of `turn`; returns whether the view is gone, which is false if a later transition began.
  func didLeave(_ turn: Int) -> Bool {
    if isLeaving(turn) { isGone = true }
    return isGone
  }

  func remove() {
    subgraph.remove()
    release()
  }

  private func release() {
    if isHeld { viewGraph.viewGraph?.release(by: self) }
    isHeld = false
  }

  /// What it shows is content from elsewhere, which lives as long as the view around it is shown.
  func presenceChanged(isLeaving: Bool, _ transaction: Transaction) {
    if !isGoing { return release() }
    isHeld = viewGraph.viewGraph?.hold(subgraph, by: self) ?? false
  }

  var isLost: Bool { subgraph.isRemoved }

  /// Fades a view that has no transition.
  private func addFade(from start: TransitionPhase, _ inputs: _ViewInputs) {
    guard let display = child.outputs.display else { return }
    let graph = inputs.graph
    subgraph.adopt {
      let phase = graph.source(start)
      self.phase = phase
      let opacity = graph.rule(MapRule(source: phase) { $0.isIdentity ? 1.0 : 0 })
      child.outputs.display = graph.rule(FadeRule(content: display, opacity: inputs.animated(opacity)))
    }
  }
}

/// The size of a child whose index may change.
private struct DynamicChildSizeRule: Rule {
  let placements: Attribute<[Placement]>
  /// Lives longer than its subgraph, in which the slot is.
  unowned(unsafe) let child: DynamicChild

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    // Placements contain the children's identities, so they change when a child leaves, returns or changes its index.
    context.read(placements) { places in
      if child.isLeaving, let place = child.leavingPlace { return ViewSize(place.size, proposal: place.proposal) }
      guard child.index < places.count else { return context.previous ?? .zero }
      return ViewSize(places[child.index].size, proposal: places[child.index].proposal)
    }
  }

  static var isPart: Bool { true }
}

struct DynamicPreferencesRule: Rule {
  let children: Attribute<[ContainerChild]>
  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    var result = PreferenceValues()
    for child in context.read(children) where child.leavingPlace == nil {
      if let part = child.outputs.preferences { result.merge(context.read(part)) }
    }
    return result
  }
}

/// Fades a view without a transition in or out.
private struct FadeRule: Rule {
  let content: Attribute<DisplayList>
  let opacity: Attribute<Double>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = context.read(content)
    // Read even if the content is empty: an animation ends only while some rule reads it.
    let opacity = context.read(opacity)
    if list.isEmpty || opacity >= 1 { return list }
    let group = GroupItem(list, opacity: Float(max(opacity, 0)), allowsHitTesting: opacity > 0)
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: list.bounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
