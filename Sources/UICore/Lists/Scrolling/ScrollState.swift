import AttributeGraph
import Foundation
import Geometry

/// A scroll view's position, and what moves it.
///
/// Invariant: `target` is the last offset asked for; the graph's `aim` has it once no write is pending. What is shown is
/// the target or on its way there, and within the content unless a finger pulls it.
final class ScrollState: ScrollResponder, @unchecked Sendable {
  private let reference: ViewGraphReference
  var viewGraph: ViewGraph? { reference.viewGraph }
  private let environment: EnvironmentScope
  weak let router: InputRouter?
  let path: ViewPath?
  private let aim: Attribute<ScrollAim>
  let offset: Attribute<ScrollOffset>
  /// Rises whenever the user scrolls, which is when the bars show.
  let activity: Attribute<Int>
  let phase: Attribute<ScrollPhase>
  /// What the pointer does with the bars.
  let bars: Attribute<ScrollBarState>
  /// That as it was set last, which the next update takes over.
  var barState = ScrollBarState()
  /// Set once the content is made.
  var area: Attribute<ScrollArea>?
  /// Where movements of the user come to rest; nil for wherever they end.
  var behavior: (() -> any ScrollTargetBehavior)?
  /// Where the children of the target layout are.
  weak var context: ScrollContext?
  /// The scroll view around.
  private weak var outer: ScrollState?
  /// Along which axes it has rows that are made as they come into sight.
  var rowAxes: Axis.Set = []
  /// The edge to which it was moved and where it stays though sizes change, until it is moved elsewhere.
  private var heldEdge: Edge?
  /// Whether it was moved in this update, and the next round takes that over.
  private var isSettling = false {
    didSet {
      if isSettling == oldValue { return }
      if isSettling { viewGraph?.beginSettling() } else { viewGraph?.endSettling() }
    }
  }
  /// Told whenever the user begins to scroll.
  var userScrolls: [() -> Void] = []

  private var target = CGPoint.zero
  private var shift = CGPoint.zero
  /// Rises with each target; a movement is over once another one has begun.
  private(set) var number = 0
  private var isElastic = false
  /// Whether what is shown is on its way.
  private(set) var isMoving = false
  private var currentPhase = ScrollPhase.idle
  /// Where the user's movement began.
  private var start = CGPoint.zero
  /// How fast the content moved when the user let it go, in points a second.
  private(set) var velocity = CGVector.zero
  private var quiet: InputTimer?
  private var activityCount = 0
  private(set) var isRemoved = false
  /// Where the viewport begins in the view: below a table's header.
  var viewportOrigin: () -> CGPoint = { .zero }

  init(_ inputs: _ViewInputs) {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    reference = viewGraph.reference
    environment = inputs.environment
    router = inputs.inputRouter
    path = inputs.path
    outer = inputs.scroll?.state
    let aim = graph.source(ScrollAim())
    self.aim = aim
    activity = graph.source(0)
    phase = graph.source(ScrollPhase.idle)
    bars = graph.source(ScrollBarState())
    let end = Ending()
    offset = graph.rule(
      ScrollOffsetRule(aim: aim, root: inputs.base.root) { number in
        viewGraph.enqueueAction { end.state?.didEnd(number) }
      })
    end.state = self
    router?.scrollViewCount += 1
    graph.currentSubgraph.onRemove { [weak self, weak router] in
      router?.scrollViewCount -= 1
      self?.isRemoved = true
      self?.quiet?.cancel()
    }
  }

  private final class Ending { weak var state: ScrollState? }

  /// A value of the scroll view's environment.
  func setting<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value? {
    guard !isRemoved, let graph = viewGraph?.graph else { return nil }
    return graph.withoutTracking { graph.read(environment.values)[keyPath: keyPath] }
  }

  // MARK: Where it stands

  /// As of the last frame.
  var currentArea: ScrollArea? {
    guard !isRemoved, let area else { return nil }
    return viewGraph?.graph.storedValue(area)
  }

  /// Where the content stands, or will in the next frame.
  var currentOffset: CGPoint {
    guard let area = currentArea else { return target }
    guard isMoving, let shown = viewGraph?.graph.storedValue(offset) else {
      return isElastic ? target : area.clamp(target)
    }
    return shown.isElastic ? shown.point : area.clamp(shown.point)
  }

  /// The last offset asked for, within the content or not.
  var rawTarget: CGPoint { target }

  /// Whether the user moves it, or moved it last: the end of a movement is the user's too.
  private(set) var isUserScrolled = false

  /// Where it stands or is on its way to.
  var currentTarget: CGPoint { currentArea?.clamp(target) ?? target }

  var publicGeometry: ScrollGeometry {
    let margins = context?.margins.flatMap { viewGraph?.graph.storedValue($0) } ?? EdgeInsets()
    return ScrollGeometry(
      currentArea ?? ScrollArea(), at: ScrollOffset(point: currentOffset, isElastic: isElastic), margins: margins)
  }

  // MARK: The user

  private var isEnabled: Bool { setting(\.isScrollEnabled) ?? false }
  private var hasMotion: Bool { setting(\.accessibilityReduceMotion) == false }

  func scroll(by delta: CGVector, isPrecise: Bool) -> CGVector {
    guard let area = currentArea, delta.dx.isFinite, delta.dy.isFinite, isEnabled else { return .zero }
    // Notches add up to where the last ones lead.
    let old = isPrecise ? currentOffset : currentTarget
    let new = area.offset(old, movedBy: delta)
    if new == old { return .zero }
    begin(.interacting)
    go(to: new, isPrecise || !hasMotion ? nil : ScrollMotion.notch)
    noteQuiet()
    return area.movement(from: old, to: new)
  }

  /// Moves as a key or a click beside a bar asks.
  ///
  /// - Returns: whether there was anything to move.
  func step(to offset: CGPoint) -> Bool {
    guard let area = currentArea, isEnabled else { return false }
    let new = area.clamp(offset)
    if new == area.clamp(target) { return false }
    begin(.interacting)
    go(to: new, hasMotion ? ScrollMotion.notch : nil)
    noteQuiet()
    return true
  }

  /// Follows a bar that is dragged.
  func drag(to offset: CGPoint) {
    guard let area = currentArea, isEnabled else { return }
    begin(.interacting)
    go(to: area.clamp(offset), nil)
    noteQuiet()
  }

  /// Stops where it is, as under a finger.
  func hold() {
    guard isEnabled else { return }
    quiet?.cancel()
    quiet = nil
    if isMoving { go(to: currentOffset, nil, isElastic: isElastic) }
    begin(.tracking)
  }

  /// Whether a finger that moves the content so belongs to a scroll view around: this one is at its end, and that one is
  /// not.
  func yields(to movement: CGVector) -> Bool {
    if canMove(by: movement) { return false }
    var around = outer
    while let scroll = around {
      if scroll.canMove(by: movement) { return true }
      around = scroll.outer
    }
    return false
  }

  private func canMove(by movement: CGVector) -> Bool {
    guard let area = currentArea, isEnabled else { return false }
    return area.offset(currentOffset, movedBy: movement) != currentOffset
  }

  /// Follows a finger to an offset, which may lie beyond the ends.
  func pull(to offset: CGPoint) {
    guard let area = currentArea, isEnabled else { return }
    begin(.interacting)
    let mode = setting(\.scrollDismissesKeyboardMode)
    if mode == .immediately || mode == .interactively, let router, router.focus.focused?.takesText == true {
      router.focus.focus(nil)
    }
    func follow(_ axis: Axis) -> CGFloat {
      let inside = area.clamp(offset)[axis]
      guard bounces(axis, area) else { return inside }
      return inside + ScrollMotion.elastic(offset[axis] - inside, in: area.viewport[axis])
    }
    go(to: CGPoint(x: follow(.horizontal), y: follow(.vertical)), nil, isElastic: true)
  }

  private func bounces(_ axis: Axis, _ area: ScrollArea) -> Bool {
    guard area.axes.contains(Axis.Set(axis)) else { return false }
    switch setting(axis == .vertical ? \.verticalScrollBounceBehavior : \.horizontalScrollBounceBehavior) ?? .automatic
    {
    case .basedOnSize: return area.limit[axis] > 0
    default: return true
    }
  }

  /// Goes on as a finger let it go, with a speed of the offset in points a second.
  func letGo(_ velocity: CGVector) {
    guard let area = currentArea, isEnabled else { return }
    let from = currentOffset
    self.velocity = area.movement(from: .zero, to: CGPoint(x: velocity.dx, y: velocity.dy))
    let slid = CGPoint(x: from.x + ScrollMotion.slide(velocity.dx), y: from.y + ScrollMotion.slide(velocity.dy))
    let rest = rest(for: slid, velocity: velocity)
    let isSnapped = rest != area.clamp(slid)
    func animation(_ axis: Axis, _ speed: CGFloat) -> Animation? {
      let (way, free) = (rest[axis] - from[axis], slid[axis] - from[axis])
      if way == 0 { return nil }
      let isInside = area.clamp(from)[axis] == from[axis]
      if isInside, !isSnapped, free / way >= 1 { return Animation(ScrollSlide(reach: max(1, Double(free / way)))) }
      return Animation(ScrollSpring(velocity: Double(speed / way)))
    }
    begin(.decelerating)
    let both = (animation(.horizontal, velocity.dx), animation(.vertical, velocity.dy))
    if both.0 == nil, both.1 == nil { return end() }
    go(to: rest, both, isElastic: true)
  }

  /// Where a movement of the user that would end at `offset` comes to rest.
  private func rest(for offset: CGPoint, velocity: CGVector = .zero) -> CGPoint {
    guard let area = currentArea else { return offset }
    let inside = area.clamp(offset)
    guard let behavior = behavior?(), let context, let viewGraph else { return inside }
    let graph = viewGraph.graph
    var target = ScrollTarget(rect: CGRect(origin: inside, size: area.viewport), anchor: .topLeading)
    let targets = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: area.viewport), anchor: .topLeading),
      velocity: velocity, contentSize: area.content, containerSize: area.viewport, axes: area.axes,
      environment: graph.withoutTracking { graph.read(environment.values) }, scroll: context)
    viewGraph.acting(.scroll, path: path) { behavior.updateTarget(&target, context: targets) }
    return area.clamp(target.origin(in: area.viewport))
  }

  private func noteQuiet() {
    quiet?.cancel()
    quiet = router?.schedule(after: ScrollMotion.quiet) { [weak self] in self?.quieten() }
  }

  /// The wheel or the touchpad has come to rest.
  private func quieten() {
    quiet = nil
    let rest = rest(for: currentTarget)
    if rest != currentTarget {
      begin(.decelerating)
      go(to: rest, hasMotion ? Animation(ScrollSpring(velocity: 0)) : nil)
    }
    if !isMoving { end() }
  }

  private func begin(_ phase: ScrollPhase) {
    if currentPhase == .idle || currentPhase == .animating {
      start = currentOffset
      if phase != .animating {
        heldEdge = nil
        for action in userScrolls { action() }
      }
    }
    if phase != .decelerating { velocity = .zero }
    set(phase)
    if phase == .interacting { noteActivity() }
  }

  private func end() {
    if currentPhase == .tracking || quiet != nil { return }
    if isElastic {
      // Content that shrinks from now on takes the view with it.
      isElastic = false
      enqueue { aim, state in aim.isElastic = state.isElastic }
    }
    set(.idle)
  }

  private func set(_ phase: ScrollPhase) {
    if phase == currentPhase || isRemoved { return }
    currentPhase = phase
    if phase != .idle { isUserScrolled = phase != .animating }
    viewGraph?.set(self.phase, to: phase)
  }

  /// Shows the bars.
  func noteActivity() {
    if isRemoved { return }
    activityCount += 1
    viewGraph?.set(activity, to: activityCount)
  }

  // MARK: The program

  /// Moves to `offset`, as far as the content goes, with the animation of the current transaction.
  ///
  /// - Parameter edge: where it stays then; nil for the offset.
  func scroll(to offset: CGPoint, showsBars: Bool = true, edge: Edge? = nil) {
    guard !isRemoved else { return }
    isUserScrolled = false
    heldEdge = edge
    let animation = hasMotion ? Transaction.current.effectiveAnimation : nil
    if animation != nil { begin(.animating) }
    if showsBars { noteActivity() }
    go(to: currentArea?.clamp(offset) ?? offset, animation)
    // It may have cut a movement short, which does not end by itself then.
    if animation == nil { end() }
  }

  /// Moves with content that grew or shrank before what shows, so that what shows stays where it is.
  ///
  /// Called in an update; the offset follows in the same one, in its next round.
  func correct(by delta: CGVector) {
    // Before its beginning there is nothing that it could move to.
    let delta = CGVector(dx: max(delta.dx, min(-target.x, 0)), dy: max(delta.dy, min(-target.y, 0)))
    if delta == .zero { return }
    target.x += delta.dx
    target.y += delta.dy
    shift.x += delta.dx
    shift.y += delta.dy
    start.x += delta.dx
    start.y += delta.dy
    enqueue(settles: true) { $0.target = $1.target }
  }

  /// Stays at the edge that it was moved to, once it is there; called in an update in which sizes changed.
  func keepToEdge() {
    guard let heldEdge, !isMoving, let area = currentArea else { return }
    keep(to: area.offset(at: heldEdge, from: target))
  }

  /// Keeps to an anchor of the content whose size changed; called in an update.
  func keep(to offset: CGPoint) {
    if offset == target { return }
    let wasMoving = isMoving
    target = offset
    number += 1
    isMoving = false
    enqueue(settles: true) { aim, state in
      aim.target = state.target
      (aim.number, aim.animation, aim.completions) = (state.number, (nil, nil), [])
    }
    if wasMoving { end() }
  }

  private func go(to offset: CGPoint, _ animation: Animation?, isElastic: Bool = false) {
    go(to: offset, (animation, animation), isElastic: isElastic)
  }

  private func go(to offset: CGPoint, _ animation: (x: Animation?, y: Animation?), isElastic: Bool = false) {
    let isAnimated =
      animation.x != nil && offset.x != currentOffset.x || animation.y != nil && offset.y != currentOffset.y
    number += 1
    isMoving = isAnimated
    self.isElastic = isElastic
    target = offset
    let completions = Transaction.current.completions
    enqueue { aim, state in
      (aim.target, aim.number, aim.isElastic) = (state.target, state.number, state.isElastic)
      aim.animation = isAnimated ? animation : (nil, nil)
      aim.completions = isAnimated ? completions : []
    }
  }

  fileprivate func didEnd(_ number: Int) {
    guard number == self.number, !isRemoved else { return }
    isMoving = false
    end()
  }

  /// - Parameter settles: whether an update itself moves it, which its next round takes over.
  private func enqueue(settles: Bool = false, _ change: @escaping (inout ScrollAim, ScrollState) -> Void) {
    guard !isRemoved else { return }
    if settles { isSettling = true }
    viewGraph?.enqueue(Write(self, change), transaction: .current, path: nil)
  }

  /// A change of the aim under one transaction.
  private final class Write: PendingWrite {
    private let state: ScrollState
    private let change: (inout ScrollAim, ScrollState) -> Void

    init(_ state: ScrollState, _ change: @escaping (inout ScrollAim, ScrollState) -> Void) {
      (self.state, self.change) = (state, change)
    }

    func applyWrite() {
      state.isSettling = false
      guard !state.isRemoved, let graph = state.viewGraph?.graph, var aim = graph.storedValue(state.aim) else { return }
      change(&aim, state)
      aim.shift = state.shift
      graph.write(state.aim, aim)
    }
  }
}
