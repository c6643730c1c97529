import DisplayList
import Foundation
import Geometry
import TraceRecorder

/// Routes a window's events to its views: pointer events by hit tests and captures, key events by focus.
///
/// Hit tests use the display list shown last. Confined to the main actor.
final class InputRouter: @unchecked Sendable {
  let services = HostServices()
  unowned let viewGraph: ViewGraph
  /// The display list that the window shows.
  var displayList = DisplayList.empty
  /// What is to be scrolled into sight once it is drawn, by the end of this update.
  private var wantsRevealed: (responder: any DisplayResponder, rect: CGRect?)?
  /// Whether something looks for views that may be out of sight.
  var looksForViews: Bool { wantsRevealed != nil || focus.looksForViews }
  let arena = GestureArena()
  let focus: FocusManager
  private(set) lazy var menus = MenuTracking(self)
  let shortcuts = ShortcutTable()
  let undo: WindowUndo
  let externalEvents = ExternalEvents()
  let modifierKeys = ModifierKeys()
  /// Who asks before the window closes.
  let closing = ClosingQuestions()
  /// Where the focus of an assistive program is.
  var accessibilityFocus: AccessibilityFocusTarget?
  /// The menu of its texts.
  var textMenu: TextMenu!
  /// The drag that began in the window and is under way.
  var drag: DragSession?
  private(set) lazy var drops = DropTracker(self)
  /// What is dragged, over all else.
  var layer: DragLayer!
  /// The scopes that are active, the latest last.
  var modals: [ModalResponder] = []
  private var timers: [InputTimer] = []
  /// The time of the last update, in seconds.
  private var lastUpdate = 0.0
  /// Whether the last input was a key.
  private(set) var isKeyLatest = false
  /// The pointer's last location; `nil` outside the window.
  private(set) var pointer: CGPoint?
  private var hovered: [HoverResponder] = []
  /// What makes rows before they come into sight.
  let rowsAhead = RowsAhead()
  private var stickyAxis = StickyAxis()
  /// How many scroll views the window has.
  var scrollViewCount = 0
  /// The scroll views under the pointer.
  private var scrolledOver: [any ScrollResponder] = []
  private var cursor = PointerCursor.arrow
  private var hoverList: DisplayList?
  /// Whether to drop the text event of the key that is down, because a view handled the key.
  private var textIsTaken = false
  /// How many events have come.
  private(set) var eventCount = 0

  init(viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    focus = FocusManager(viewGraph)
    undo = WindowUndo(viewGraph)
    arena.router = self
    undo.focus = focus
    focus.router = self
  }

  var now: Double { services.now?() ?? lastUpdate }

  func send(_ event: InputEvent) {
    eventCount += 1
    // Each event is one step back.
    defer { undo.manager.closeEventGroup() }
    if let modifiers = event.modifiers { modifierKeys.update(modifiers, viewGraph) }
    if handleDrag(event) { return }
    switch event {
    case .pointerDown:
      isKeyLatest = false
      menus.inputBegins()
    case .pointerMoved: isKeyLatest = false
    case .keyDown:
      isKeyLatest = true
      menus.inputBegins()
    default: break
    }
    switch event {
    case .pointerDown(let pointer): pointerDown(pointer)
    case .pointerMoved(let pointer):
      self.pointer = pointer.location
      arena.deliver(.moved, location: pointer.location, pointer)
      menus.pointerMoved(to: pointer.location)
      updateHover(modified: true)
    case .pointerUp(let pointer):
      // A finger that was lifted is over nothing.
      self.pointer = pointer.isTouch ? nil : pointer.location
      if pointer.button == .primary {
        arena.deliver(.up, location: pointer.location, pointer)
      }
      menus.released(at: pointer.location)
      updateHover(modified: true)
    case .pointerLeft:
      pointer = nil
      updateHover(modified: true)
    case .scroll(let location, let delta, let isPrecise, let modifiers):
      scroll(location, delta, isPrecise: isPrecise, modifiers)
    case .keyDown(let key, let modifiers, let isRepeat):
      keyDown(KeyStroke(key: key, modifiers: modifiers, phase: isRepeat ? .repeat : .down))
    case .keyUp(let key, let modifiers): keyUp(KeyStroke(key: key, modifiers: modifiers, phase: .up))
    case .modifiersChanged: break
    case .text where textIsTaken: break
    case .text(let text):
      viewGraph.acting(.text, path: focus.focused?.path) { focus.focused?.insertText(text) }
    case .composition(let text, let caret):
      viewGraph.acting(.text, path: focus.focused?.path) { focus.focused?.compose(text, caret: caret) }
    case .focusGained:
      viewGraph.acting(.focus, path: nil) {
        focus.windowFocus(true)
        services.notePasteboardChange()
      }
    case .focusLost:
      viewGraph.acting(.focus, path: nil) {
        arena.cancelAll()
        focus.windowFocus(false)
      }
    }
  }

  /// Called after an update, when other views may be under the pointer.
  ///
  /// - Parameter isPartial: whether views out of sight are not in the list yet.
  func didUpdate(_ list: DisplayList, isPartial: Bool) {
    displayList = list
    if !isPartial, let (responder, rect) = wantsRevealed {
      reveal(responder, rect: rect)
      wantsRevealed = nil
    }
    updateHover(modified: false)
    drops.didUpdate()
    focus.didUpdate()
  }

  // MARK: Pointer

  private func pointerDown(_ event: PointerEvent) {
    pointer = event.location
    // A finger also scrolls where nothing is drawn, and a list has its menu there.
    let hits = displayList.hitTest(event.location, isScroll: event.isTouch || event.button == .secondary) ?? []
    switch event.button {
    case .secondary:
      menus.opens(nil)
      return openMenu(hits, at: event.location)
    case .middle: return pasteSelection(hits, at: event.location)
    case .primary: break
    }
    focus.click(hits)
    arena.begin(hits, event)
  }

  /// Scrolls the innermost view that can still move in this direction; what it leaves over goes to the next one
  /// outwards.
  private func scroll(_ location: CGPoint, _ delta: CGVector, isPrecise: Bool, _ modifiers: EventModifiers) {
    pointer = location
    if modifiers.contains(.control), delta.dy != 0 {
      // Control and the wheel make a pinch, as on touchpads and in browsers: forwards, which moves content down, enlarges.
      // 100 points are a factor of e.
      let factor = exp(delta.dy / 100)
      let hits = displayList.hitTest(location) ?? []
      if arena.magnify(hits, by: factor, location: location, modifiers: modifiers) { return }
    }
    if modifiers.contains(.option), !modifiers.contains(.control), delta.dy != 0 {
      // Option and the wheel turn: backwards, which moves content up, is clockwise. 100 points are a quarter turn.
      let hits = displayList.hitTest(location) ?? []
      if arena.rotate(hits, by: .degrees(-0.9 * delta.dy), location: location, modifiers: modifiers) { return }
    }
    var rest = delta
    if modifiers.contains(.shift), rest.dx == 0 { rest = CGVector(dx: rest.dy, dy: 0) }
    if isPrecise { rest = stickyAxis.follow(rest, at: now) }
    for hit in displayList.hitTest(location, isScroll: true) ?? [] {
      if abs(rest.dx) > abs(rest.dy), let responder = hit.responder as? any SwipeResponder {
        let point = location.applying(hit.toLocal)
        if viewGraph.acting(.scroll, path: nil, { responder.swipe(by: rest.dx, at: point) }) { return }
      }
      guard let responder = hit.responder as? any ScrollResponder else { continue }
      let consumed = viewGraph.acting(.scroll, path: nil) { responder.scroll(by: rest, isPrecise: isPrecise) }
      rest.dx -= consumed.dx
      rest.dy -= consumed.dy
      if rest == .zero { break }
    }
  }

  /// - Parameter modified: whether a pointer event is the reason.
  private func updateHover(modified: Bool) {
    // During a press the gestures have captured the pointer.
    if arena.isTracking && !menus.isPressed || drag != nil || (!modified && hoverList === displayList) { return }
    hoverList = displayList
    let hits = pointer.flatMap { displayList.hitTest($0) } ?? []
    var entered: [(HoverResponder, Hit)] = []
    for hit in hits {
      if let responder = hit.responder as? HoverResponder, responder.isEnabled { entered.append((responder, hit)) }
    }
    let left = hovered.filter { old in !entered.contains { $0.0 === old } }
    for responder in left.reversed() where !responder.isRemoved {
      viewGraph.acting(.hover, path: responder.path) { responder.leave() }
    }
    hovered = entered.map(\.0)
    if let pointer {
      for (responder, hit) in entered.reversed() {
        viewGraph.acting(.hover, path: responder.path) {
          responder.move(to: pointer, local: pointer.applying(hit.toLocal))
        }
      }
    }
    updateBars(hits)
    let wanted = entered.lazy.compactMap { $0.0.cursor }.first ?? .arrow
    if wanted != cursor {
      cursor = wanted
      services.setCursor(wanted)
    }
  }

  /// A view that may be under the pointer wants another one.
  func pointerStyleChanged() { updateHover(modified: true) }

  /// Tells scroll views where the pointer is, for their bars.
  private func updateBars(_ drawn: [Hit]) {
    if scrollViewCount == 0 { return }
    var hits = drawn
    if !hits.contains(where: { $0.responder is any ScrollResponder }) {
      // A scroll view has its bars where its content draws nothing, too.
      hits = pointer.flatMap { displayList.hitTest($0, isScroll: true) } ?? []
    }
    var under: [any ScrollResponder] = []
    for hit in hits {
      guard let responder = hit.responder as? any ScrollResponder, let pointer else { continue }
      responder.pointerMoved(to: pointer.applying(hit.toLocal))
      under.append(responder)
    }
    for responder in scrolledOver where !under.contains(where: { $0 === responder }) {
      responder.pointerMoved(to: nil)
    }
    scrolledOver = under
  }

  // MARK: Keys

  private func keyDown(_ press: KeyStroke) {
    textIsTaken = false
    if offerKey(press) { return }
    let near = focus.focused?.path
    if viewGraph.acting(.shortcut, path: nil, { shortcuts.perform(press, in: modal, near: near) }) { return }
    if press.key == .function(10), press.modifiers == .shift, viewGraph.acting(.key, path: nil, { openMenuOfFocus() }) {
      return
    }
    if viewGraph.acting(.key, path: nil, { focus.pressInWindowTop(press) }) { return }
    if press.key == .tab, press.modifiers.isDisjoint(with: [.control, .command, .option]) {
      viewGraph.acting(.key, path: nil) { focus.advance(backwards: press.modifiers.contains(.shift)) }
      return
    }
    if press.isCommand, press.modifiers.isDisjoint(with: [.option, .shift]),
      viewGraph.acting(.key, path: nil, { pasteboardCommand(press.key) })
    {
      return
    }
    if focus.focused?.takesText == true { return }
    if press.isCommand, press.key == .character("z"), press.modifiers.isDisjoint(with: .option) {
      viewGraph.acting(.key, path: nil) {
        if press.modifiers.contains(.shift) { undo.redo() } else { undo.undo() }
      }
      return
    }
    viewGraph.acting(.key, path: nil) { scroll(by: press) }
  }

  /// Pastes, copies or cuts by what is around the focus.
  private func pasteboardCommand(_ key: InputEvent.Key) -> Bool {
    switch key {
    case .character("v"): paste()
    // A field copies its own text or nothing.
    case .character("c") where focus.focused?.takesText != true: copy(.copy)
    case .character("x") where focus.focused?.takesText != true: copy(.cut)
    default: false
    }
  }

  /// Scrolls what is around the focus, else what is under the pointer, else the first that can.
  private func scroll(by press: KeyStroke) {
    var candidates: [any ScrollResponder] = []
    if let focused = focus.focused {
      candidates = displayList.ancestors(of: focused).compactMap { $0 as? any ScrollResponder }
    }
    if modal == nil { candidates += scrolledOver }
    forEachReachable { if let responder = $0 as? any ScrollResponder { candidates.append(responder) } }
    _ = candidates.first { $0.scroll(by: press) }
  }

  /// Scrolls a view into sight, however many scroll views are around it.
  ///
  /// - Parameter rect: the part of it that must be seen, in its own space; nil for all of it.
  func reveal(_ responder: any DisplayResponder, rect: CGRect? = nil) {
    let chain = displayList.chain(to: responder)
    guard let first = chain.first else { return wantsRevealed = (responder, rect) }
    var rect = (rect ?? first.bounds).applying(first.toLocal.inverted())
    for link in chain.dropFirst() {
      guard let scroll = link.responder as? any ScrollResponder else { continue }
      let moved = scroll.reveal(rect.applying(link.toLocal))
      rect = rect.offsetBy(dx: moved.dx, dy: moved.dy)
    }
  }

  private func keyUp(_ press: KeyStroke) {
    _ = offerKey(press)
    textIsTaken = false
  }

  /// Gives a key to the view with the focus and what is around it, innermost first.
  func offerKey(_ press: KeyStroke) -> Bool {
    for responder in keyResponders() where responder.isEnabled {
      guard viewGraph.acting(.key, path: responder.path, { responder.press(press) }) else { continue }
      if responder is KeyPressResponder { textIsTaken = press.phase != .up }
      return true
    }
    return false
  }

  /// The focused view and its ancestors, innermost first.
  private func keyResponders() -> [any KeyResponder & ViewResponder] {
    guard let focused = focus.focused else {
      return modal.map { displayList.ancestors(of: $0).compactMap { $0 as? any KeyResponder & ViewResponder } } ?? []
    }
    var responders = displayList.ancestors(of: focused).compactMap { $0 as? any KeyResponder & ViewResponder }
    // A text field would take every key that types text, so key press handlers around it come first.
    if focused.takesText, !responders.isEmpty {
      responders.insert(responders.removeFirst(), at: responders.prefix { $0 is KeyPressResponder }.count)
    }
    return responders
  }

  // MARK: Timers

  @discardableResult
  func schedule(after seconds: Double, _ action: @escaping () -> Void) -> InputTimer {
    let timer = InputTimer(deadline: now + seconds, action: action)
    timers.removeAll { $0.action == nil }
    timers.append(timer)
    services.wake(seconds)
    return timer
  }

  /// Runs the timers that are due at `time`.
  func runTimers(at time: Double) {
    lastUpdate = max(lastUpdate, time)
    // The wake-up time and the deadline may differ by rounding.
    let due = timers.filter { $0.action != nil && $0.deadline <= time + 1e-6 }.sorted { $0.deadline < $1.deadline }
    guard !due.isEmpty else { return }
    timers.removeAll { timer in timer.action == nil || due.contains { $0 === timer } }
    for timer in due {
      let action = timer.action
      timer.action = nil
      viewGraph.acting(.timer, path: nil) { action?() }
    }
  }
}

/// An action that the router runs later unless it is cancelled.
final class InputTimer {
  /// Seconds.
  let deadline: Double
  fileprivate var action: (() -> Void)?

  init(deadline: Double, action: @escaping () -> Void) {
    self.deadline = deadline
    self.action = action
  }

  func cancel() { action = nil }
}

/// A key press, repeat or release.
package struct KeyStroke: Equatable {
  package enum Phase { case down, `repeat`, up }
  package var key: InputEvent.Key
  package var modifiers: EventModifiers = []
  package var phase = Phase.down

  /// On Linux the Control key acts as Command.
  var isCommand: Bool { !modifiers.isDisjoint(with: [.command, .control]) }
}

/// A responder that gets key events while the focus is on it or inside.
protocol KeyResponder {
  /// Returns whether it handled the key; if not, the next responder outwards gets it.
  func press(_ press: KeyStroke) -> Bool
}

/// A responder in a display list, and where it is.
struct ResponderLink {
  let responder: any DisplayResponder
  /// From the window's space to the responder's.
  let toLocal: CGAffineTransform
  /// What the responder's view draws, in its space.
  let bounds: CGRect
}

extension DisplayList {
  /// The responder and those around it, innermost first; empty if the list does not contain it.
  func chain(to responder: any DisplayResponder) -> [ResponderLink] {
    var chain: [ResponderLink] = []
    _ = find(responder, .identity, into: &chain)
    return chain
  }

  private func find(
    _ wanted: any DisplayResponder, _ toLocal: CGAffineTransform, into chain: inout [ResponderLink]
  ) -> Bool {
    for item in items {
      guard case .group(let group) = item.content,
        let inner = group.fromOutside(
          toLocal.concatenating(CGAffineTransform(translationX: -item.offset.x, y: -item.offset.y)))
      else { continue }
      guard group.responder === wanted || group.list.find(wanted, inner, into: &chain) else { continue }
      if let responder = group.responder {
        chain.append(ResponderLink(responder: responder, toLocal: inner, bounds: group.hitBounds))
      }
      return true
    }
    return false
  }

  /// The responder and its ancestors, innermost first; empty if the list does not contain it.
  func ancestors(of responder: any DisplayResponder) -> [any DisplayResponder] {
    for item in items {
      guard case .group(let group) = item.content else { continue }
      if group.responder === responder { return [responder] }
      let inner = group.list.ancestors(of: responder)
      if !inner.isEmpty { return inner + (group.responder.map { [$0] } ?? []) }
    }
    return []
  }
}
