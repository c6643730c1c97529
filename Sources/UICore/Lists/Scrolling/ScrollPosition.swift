import AttributeGraph
import Foundation
import Geometry

/// Where a scroll view is, or should be: at an edge, at a point, or at a view.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Request: Equatable {
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
    case view(AnyHashable, anchor: UnitPoint?)
  }

  /// Asked for and not taken over by the user.
  private(set) var request: Request?
  /// The view that is at the anchor.
  var view: AnyHashable?
  /// Whether the user moved it last.
  public internal(set) var isPositionedByUser = false
  /// Rises with each request, so that the same one may be made again.
  private(set) var number = 0

  /// At the beginning, until somebody scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// At a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request = .view(AnyHashable(id), anchor: anchor)
  }
  /// At an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { request = .edge(edge) }
  /// At an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    request = .place(x: point.x, y: point.y)
  }
  /// At an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    request = .place(x: x, y: y)
  }
  /// At an offset along one axis, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { request = .place(x: x, y: nil) }
  /// At an offset along one axis, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { request = .place(x: nil, y: y) }

  /// Scrolls to a view, so that `anchor` of both meets; nil moves as little as shows it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.view(AnyHashable(id), anchor: anchor))
  }
  /// Scrolls to an edge, and keeps to it as sizes change, until the user or the program scrolls.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// - Parameter point: the offset of the content, in points.
  public mutating func scrollTo(point: CGPoint) { ask(.place(x: point.x, y: point.y)) }
  /// Scrolls to an offset of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.place(x: x, y: y)) }
  /// Scrolls along one axis to an offset, in points.
  public mutating func scrollTo(x: CGFloat) { ask(.place(x: x, y: nil)) }
  /// Scrolls along one axis to an offset, in points.
  public mutating func scrollTo(y: CGFloat) { ask(.place(x: nil, y: y)) }

  private mutating func ask(_ request: Request) {
    self.request = request
    number += 1
    isPositionedByUser = false
  }

  mutating func takeOver() {
    request = nil
    isPositionedByUser = true
  }

  /// The edge that was asked for; nil once the user has moved.
  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }
  /// The offset that was asked for; nil once the user has moved.
  public var point: CGPoint? {
    if case .place(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }
  /// The offset along the axis that was asked for; nil once the user has moved.
  public var x: CGFloat? { if case .place(let x, _) = request { x } else { nil } }
  /// The offset along the axis that was asked for; nil once the user has moved.
  public var y: CGFloat? { if case .place(_, let y) = request { y } else { nil } }
  /// The view that was asked for, or the one that is at the anchor.
  public var viewID: (any Hashable & Sendable)? {
    // Ids come in as both, and a cast cannot ask for a marker protocol.
    (named?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }
  /// As ``viewID``, where that is of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { named?.base as? T }

  private var named: AnyHashable? {
    if case .view(let id, _) = request { return id }
    return isPositionedByUser ? view : nil
  }
}

/// What the program's binding says, and the animation of the change that made it say so.
private struct Wanted<Value: Equatable>: Equatable {
  let value: Value
  let animation: Animation?
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

private struct WantedRule<Value: Equatable>: Rule {
  let transaction: Attribute<Transaction>
  let binding: (RuleContext<Wanted<Value>>) -> Binding<Value>
  private var last: Wanted<Value>?

  init(in viewGraph: ViewGraph, _ binding: @escaping (RuleContext<Wanted<Value>>) -> Binding<Value>) {
    (transaction, self.binding) = (viewGraph.transaction, binding)
  }

  mutating func value(_ context: RuleContext<Wanted<Value>>) -> Wanted<Value> {
    let binding = binding(context)
    let value = context.observing { binding.wrappedValue }
    // A later transaction that changes something else does not take the animation away.
    if let last, last.value == value { return last }
    let animation = context.graph.withoutTracking { context.graph.read(transaction).effectiveAnimation }
    let wanted = Wanted(value: value, animation: animation)
    last = wanted
    return wanted
  }
}

/// Follows and moves a scroll view for a binding.
private final class ScrollPositionLink {
  let scroll: ScrollContext
  let reader: ScrollReader
  init(_ scroll: ScrollContext, inputs: _ViewInputs) {
    self.scroll = scroll
    reader = ScrollReader(viewGraph: inputs.viewGraph)
    reader.add(scroll)
    guard let area = scroll.state.area else { return }
    let state = scroll.state
    inputs.base.addEffect(of: area) { [weak state] _ in state?.keepToEdge() }
    inputs.addChangeEffect(of: state.phase) { [weak state] _, _ in state?.keepToEdge() }
  }

  /// Moves to an edge or an offset, once content that came in the same update has been measured.
  func move(to request: ScrollPosition.Request, _ animation: Animation?, viewGraph: ViewGraph) {
    let state = self.scroll.state
    let transaction = Transaction(animation: animation)
    func scroll(edge: Edge? = nil, _ place: @escaping (ScrollArea, CGPoint) -> CGPoint) {
      viewGraph.enqueueAction {
        guard let area = state.currentArea else { return }
        let offset = place(area, state.currentOffset)
        withTransaction(transaction) { state.scroll(to: offset, showsBars: false, edge: edge) }
      }
    }
    switch request {
    case .view(let id, let anchor): withTransaction(transaction) { reader.scroll(to: id, anchor: anchor) }
    case .edge(let edge): scroll(edge: edge) { area, old in area.offset(at: edge, from: old) }
    case .place(let x, let y): scroll { _, old in CGPoint(x: x ?? old.x, y: y ?? old.y) }
    }
  }
}

nonisolated package struct ScrollPositionModifier: ScrollModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let link = ScrollPositionLink(scroll, inputs: inputs)
    let lifetime = ViewLifetime()
    graph.currentSubgraph.onRemove { lifetime.isAlive = false }
    let wanted = graph.rule(WantedRule(in: viewGraph) { $0.read(modifier.attribute).position })
    inputs.base.addTransactionReader(wanted.id)
    inputs.addChangeEffect(of: wanted) { old, new in
      guard let request = new.value.request, old?.value.number != new.value.number || old?.value.request != request
      else { return }
      link.move(to: request, new.animation, viewGraph: viewGraph)
    }
    func change(_ change: @escaping (inout ScrollPosition) -> Void) {
      guard lifetime.isAlive else { return }
      let binding = graph.read(modifier.attribute).position
      var value = binding.wrappedValue
      change(&value)
      if value != binding.wrappedValue { binding.wrappedValue = value }
    }
    scroll.state.userScrolls.append { change { $0.takeOver() } }
    let view = graph.rule(
      TargetAtAnchorRule(scroll: scroll, inputs: inputs) { $0.read(modifier.attribute).anchor })
    inputs.addChangeEffect(of: view) { _, new in
      viewGraph.enqueueAction { change { $0.view = new } }
    }
  }
}

/// The id of the view of the target layout that is at the anchor of what shows.
private struct TargetAtAnchorRule: Rule {
  let scroll: ScrollContext
  let area: Attribute<ScrollArea>?
  let offset: Attribute<ScrollOffset>
  let anchor: (RuleContext<AnyHashable?>) -> UnitPoint?

  init(scroll: ScrollContext, inputs: _ViewInputs, anchor: @escaping (RuleContext<AnyHashable?>) -> UnitPoint?) {
    (self.scroll, self.anchor) = (scroll, anchor)
    (area, offset) = (scroll.state.area, scroll.state.offset)
  }

  func value(_ context: RuleContext<AnyHashable?>) -> AnyHashable? {
    guard let area else { return nil }
    let geometry = context.read(area)
    let visible = geometry.visible(at: context.read(offset)).inset(by: geometry.overscan)
    let anchor = anchor(context) ?? .topLeading
    // The finders read where views are.
    return scroll.target(at: anchor, of: visible, axes: geometry.axes)?.id
  }

  static var updateKind: UpdateKind { .layout }
}

nonisolated package struct ScrollPositionIDModifier<ID: Hashable>: ScrollModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let link = ScrollPositionLink(scroll, inputs: inputs)
    let lifetime = ViewLifetime()
    graph.currentSubgraph.onRemove { lifetime.isAlive = false }
    // What the scroll view itself wrote is where it is.
    var written: ID?
    let wanted = graph.rule(WantedRule(in: viewGraph) { $0.read(modifier.attribute).id })
    inputs.base.addTransactionReader(wanted.id)
    inputs.addChangeEffect(of: wanted) { _, new in
      guard let id = new.value, id != written else { return }
      written = id
      let anchor = graph.withoutTracking { graph.read(modifier.attribute).anchor }
      link.move(to: .view(AnyHashable(id), anchor: anchor), new.animation, viewGraph: viewGraph)
    }
    let view = graph.rule(
      TargetAtAnchorRule(scroll: scroll, inputs: inputs) { $0.read(modifier.attribute).anchor })
    inputs.addChangeEffect(of: view) { _, new in
      viewGraph.enqueueAction {
        // While the program moves it, the id that was asked for stands.
        guard lifetime.isAlive, scroll.state.isUserScrolled, let id = new?.base as? ID, id != written else { return }
        written = id
        graph.read(modifier.attribute).id.wrappedValue = id
      }
    }
  }
}

extension View {
  /// Binds where the scroll view inside is: setting it scrolls, and it follows the user.
  ///
  /// - Parameter anchor: where the view is looked for that the position names; nil for the top and leading edges.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Binds the id of the view at the anchor of the scroll view inside, among those of its target layout.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }
}
