import AttributeGraph
import Foundation
import Geometry

/// Shows a view above the window's content while there is an item.
///
/// The view has the environment of where it was declared, but for what containers set for what is in them, and lives until it has moved out of sight, or what declared it is
/// removed. Another item replaces it by a new view.
nonisolated package struct PresentationModifier<Item, Presented: View>: PrimitiveViewModifier {
  /// Who is presented; nil presents nothing.
  let id: AnyHashable?
  let item: Item?
  let animation: PresentationAnimation
  /// Whether the view is placed by the frame of what presents it.
  let isAnchored: Bool
  /// Whether it may be beside the window.
  let mayLeaveWindow: Bool
  /// Called once the view is gone.
  let didDismiss: (() -> Void)?
  let content: (Item, PresentationState) -> Presented

  package init(
    id: AnyHashable?, item: Item?, animation: PresentationAnimation = PresentationAnimation(), isAnchored: Bool = false,
    mayLeaveWindow: Bool = false, didDismiss: (() -> Void)? = nil,
    content: @escaping (Item, PresentationState) -> Presented
  ) {
    (self.id, self.item, self.animation, self.isAnchored) = (id, item, animation, isAnchored)
    (self.mayLeaveWindow, self.didDismiss, self.content) = (mayLeaveWindow, didDismiss, content)
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isAnchored = inputs.graph.withoutTracking { inputs.graph.read(modifier.attribute).isAnchored }
    present(modifier, inputs.base, source: isAnchored ? (inputs.size, inputs.space) : nil)
    return body(inputs)
  }

  nonisolated package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // Several views, or none, present once; what is placed beside its view is beside each.
    guard inputs.graph.withoutTracking({ inputs.graph.read(modifier.attribute).isAnchored }) else {
      present(modifier, inputs.base, source: nil)
      return body(inputs)
    }
    let base = inputs.base
    return body(inputs).map(in: inputs.graph) { element in
      element.wrapping { inputs, make in
        present(modifier, base, source: (inputs.size, inputs.space))
        return make(inputs)
      }
    }
  }

  nonisolated private static func present(
    _ modifier: _GraphValue<Self>, _ base: _GraphInputs, source: (Attribute<ViewSize>, CoordinateSpaceLink)?
  ) {
    let presenter = Presenter(modifier.attribute, base, source: source)
    base.addChangeEffect(of: modifier.map(in: base.graph, \.id).attribute) { _, id in presenter.present(id) }
    base.graph.currentSubgraph.onRemove { presenter.removeAll() }
  }
}

/// How a presented view is at the moment.
package struct PresentationState: Equatable {
  package enum Phase: Equatable { case coming, shown, going }
  package var phase: Phase
  /// The frame of what presents it, in the window's points; empty unless it is anchored.
  package var source: CGRect
  /// The parts of the desktop that it may take, in the window's points; empty keeps it inside of the window.
  package var room: [CGRect] = []

  /// Whether it is, or moves, in sight. It is made out of sight.
  package var isShown: Bool { phase == .shown }
  /// Whether it has the input: until it goes.
  package var isActive: Bool { phase != .going }
}

/// How a presented view comes and goes; nil does so at once.
package struct PresentationAnimation {
  package var coming: Animation?
  package var going: Animation?

  package init(coming: Animation? = nil, going: Animation? = nil) { (self.coming, self.going) = (coming, going) }
}

/// Presents for one modifier.
private final class Presenter<Item, Presented: View>: @unchecked Sendable {
  private typealias Modifier = PresentationModifier<Item, Presented>
  private let modifier: Attribute<PresentationModifier<Item, Presented>>
  private let base: _GraphInputs
  /// The size and the space of what it is placed beside; nil where it has the window.
  private let source: (size: Attribute<ViewSize>, space: CoordinateSpaceLink)?
  private let stack: PresentationStack?
  private let subgraph: Subgraph
  private var current: Presentation?
  /// All that are in the window's stack, those on their way out too.
  private var all: [Presentation] = []

  private final class Presentation {
    let identity: UInt32
    /// Lives with the presented view.
    var phase: Attribute<PresentationState.Phase>?
    var presence: PresentationPresence?
    /// The last item there was.
    var item: Item
    init(identity: UInt32, item: Item) { (self.identity, self.item) = (identity, item) }
  }

  init(
    _ modifier: Attribute<PresentationModifier<Item, Presented>>, _ base: _GraphInputs,
    source: (Attribute<ViewSize>, CoordinateSpaceLink)?
  ) {
    (self.modifier, self.base, self.source) = (modifier, base, source)
    let stack = base.environment.value(\.presentations, in: base.graph)
    self.stack = base.graph.withoutTracking { base.graph.read(stack) }
    subgraph = base.graph.currentSubgraph
  }

  /// Called in an update.
  func present(_ id: AnyHashable?) {
    if let current { dismiss(current) }
    current = nil
    let modifier = base.graph.withoutTracking { base.graph.read(self.modifier) }
    guard id != nil, let item = modifier.item, let stack else { return }
    if modifier.mayLeaveWindow { stack.popups.updateRoom() }
    let new = Presentation(identity: base.viewGraph.nextIdentity(), item: item)
    current = new
    all.append(new)
    stack.add(new.identity, path: base.path) { [weak self] layerInputs in
      guard let self, !subgraph.isRemoved else { return _ViewOutputs() }
      return PresentedOutputs.make(in: subgraph, layerInputs) { self.make(new, $0) }
    }
  }

  private func make(_ new: Presentation, _ layerInputs: _ViewInputs) -> _ViewOutputs {
    let (graph, viewGraph) = (base.graph, base.viewGraph)
    let phase = graph.source(PresentationState.Phase.coming)
    new.phase = phase
    let mayLeaveWindow = graph.withoutTracking { graph.read(modifier).mayLeaveWindow }
    let state = graph.rule(
      PresentationStateRule(phase: phase, source: source, room: mayLeaveWindow ? stack?.popups.room : nil))
    let rule = PresentedRule<Item, Presented>(modifier: modifier, state: state) {
      if let item = $0 { new.item = item }
      return new.item
    }
    // It is made out of sight, and comes in the next round.
    viewGraph.enqueueAction { [weak self] in
      guard let self, current === new else { return }
      viewGraph.set(phase, to: .shown, transaction: Transaction(animation: animation(\.coming)))
    }
    var inputs = layerInputs
    inputs.base = base
    inputs.base.leaveContainers()
    let presence = PresentationPresence(around: layerInputs.presence)
    new.presence = presence
    inputs.presence = presence
    // What is over a column is not in it.
    inputs.set(\.columnLists, to: nil)
    inputs.set(\.linksSelect, to: false)
    // It follows where the layout has put what it is placed by.
    if source != nil { inputs.base.followsLayout = true }
    return Presented._makeView(view: _GraphValue(graph.rule(rule)), inputs: inputs)
  }

  private func animation(_ part: KeyPath<PresentationAnimation, Animation?>) -> Animation? {
    base.graph.withoutTracking { base.graph.read(modifier).animation[keyPath: part] }
  }

  private func dismiss(_ presentation: Presentation) {
    guard let phase = presentation.phase else { return remove(presentation) }
    var transaction = Transaction(animation: animation(\.going))
    transaction.addAnimationCompletion(criteria: .removed) { [weak self] in self?.remove(presentation) }
    presentation.presence?.isOver = true
    base.viewGraph.set(phase, to: .going, transaction: transaction)
  }

  private func remove(_ presentation: Presentation) {
    guard let index = all.firstIndex(where: { $0 === presentation }), !subgraph.isRemoved else { return }
    all.remove(at: index)
    stack?.remove(presentation.identity)
    if let didDismiss = base.graph.withoutTracking({ base.graph.read(modifier).didDismiss }) {
      base.viewGraph.enqueueAction(.completion, path: base.path, didDismiss)
    }
  }

  func removeAll() {
    for presentation in all { stack?.remove(presentation.identity) }
    all = []
    current = nil
  }
}

/// What is presented, as the views inside know it: from its end on it is on its way out.
private final class PresentationPresence: ViewPresence {
  var isOver = false
  override var isGoing: Bool { isOver || super.isGoing }
}

/// How it is, apart from its content: what moves elsewhere does not run that.
private struct PresentationStateRule: Rule {
  let phase: Attribute<PresentationState.Phase>
  /// The size and the space of what presents it.
  let source: (size: Attribute<ViewSize>, space: CoordinateSpaceLink)?
  /// Nil keeps it in the window.
  let room: Attribute<[CGRect]>?

  func value(_ context: RuleContext<PresentationState>) -> PresentationState {
    var state = PresentationState(phase: context.read(phase), source: .zero)
    if let source {
      state.source = CGRect(origin: .zero, size: context.read(source.size).size).applying(source.space.transform())
    }
    if let room { state.room = context.read(room) }
    return state
  }
}

private struct PresentedRule<Item, Presented: View>: Rule {
  let modifier: Attribute<PresentationModifier<Item, Presented>>
  let state: Attribute<PresentationState>
  /// The item to show: the last one while it moves out of sight.
  let shown: (Item?) -> Item

  func value(_ context: RuleContext<Presented>) -> Presented {
    let modifier = context.read(modifier)
    let item = shown(modifier.item)
    let state = context.read(state)
    return context.observing { modifier.content(item, state) }
  }
}
