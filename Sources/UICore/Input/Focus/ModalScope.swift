import AttributeGraph
import DisplayList
import Foundation

/// Keeps keys, shortcuts and the focus inside of its content while it is active and no scope that came later is.
///
/// What had the focus gets it back when the scope ends.
nonisolated package struct ModalScope: PrimitiveViewModifier {
  let isActive: Bool
  /// Whether the arrows up and down move the focus, as in a menu.
  let arrowsMoveFocus: Bool
  let firstFocus: FirstFocus
  /// Handles a key that nothing inside took; returns whether it did.
  let press: (KeyStroke) -> Bool

  /// What gets the focus at the beginning.
  package enum FirstFocus {
    case none
    /// The first view that takes typed text.
    case text
    /// The first view, where a key has opened the scope.
    case anyByKey
  }

  package init(
    isActive: Bool, arrowsMoveFocus: Bool = false, firstFocus: FirstFocus = .none, press: @escaping (KeyStroke) -> Bool
  ) {
    self.isActive = isActive
    self.arrowsMoveFocus = arrowsMoveFocus
    self.firstFocus = firstFocus
    self.press = press
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    guard let router = inputs.inputRouter else { return body(inputs) }
    let responder = ModalResponder(inputs, modifier: modifier.attribute, router: router)
    var inner = inputs
    inner[ModalScopeKey.self] = responder
    // What is open is not inside of the view that it belongs to, as far as the focus goes.
    inner.base.enterEnvironment(graph.rule(FocusEnvironmentRule(outer: inputs.environment.values, node: nil)))
    // Before the actions of what is inside, so that a default focus finds that nothing has it.
    let isActive = modifier.map(in: graph, \.isActive).attribute
    if graph.withoutTracking({ graph.read(isActive) }) {
      viewGraph.enqueueAction { if !responder.isRemoved { router.begin(responder) } }
    }
    inputs.addChangeEffect(of: isActive) { old, isActive in
      if old == nil || responder.isRemoved { return }
      viewGraph.enqueueAction { if isActive { router.begin(responder) } else { router.end(responder) } }
    }
    return responder.wrap(body(inner), in: graph)
  }
}

/// The scope around a view; nil where there is none.
enum ModalScopeKey: ViewInputKey { static var defaultValue: ModalResponder? { nil } }

final class ModalResponder: ViewResponder, KeyResponder, @unchecked Sendable {
  private let modifier: Attribute<ModalScope>
  private weak var router: InputRouter?
  /// What gets the focus when the scope ends: what had it when the scope began, or what the program has chosen since.
  weak var outerFocus: FocusResponder?
  /// The button that a menu belongs to; nil for other scopes.
  fileprivate(set) weak var button: FocusResponder?

  init(_ inputs: _ViewInputs, modifier: Attribute<ModalScope>, router: InputRouter) {
    self.modifier = modifier
    self.router = router
    super.init(inputs)
  }

  private var current: ModalScope? { isRemoved ? nil : viewGraph.graph.read(modifier) }
  /// Whether it is an open menu, which does not take the focus from the view that it acts on.
  fileprivate(set) var isMenu = false
  fileprivate var arrowsMoveFocus: Bool { current?.arrowsMoveFocus == true }
  fileprivate var firstFocus: ModalScope.FirstFocus { current?.firstFocus ?? .none }

  override func removed() {
    guard let router, router.modals.contains(where: { $0 === self }) else { return }
    viewGraph.enqueueAction { [self] in router.end(self) }
  }

  func press(_ press: KeyStroke) -> Bool {
    guard let current, press.phase != .up else { return false }
    if current.arrowsMoveFocus, press.modifiers.isEmpty, press.key == .upArrow || press.key == .downArrow {
      router?.focus.advance(backwards: press.key == .upArrow)
      return true
    }
    if current.arrowsMoveFocus, press.modifiers.isSubset(of: [.shift, .capsLock]),
      case .character(let letter) = press.key
    {
      router?.menus.type(String(letter))
      return true
    }
    return current.press(press)
  }
}

extension InputRouter {
  /// The scope that keys and the focus stay in.
  var modal: ModalResponder? { modals.last }

  fileprivate func begin(_ modal: ModalResponder) {
    if modals.contains(where: { $0 === modal }) { return }
    modal.outerFocus = focus.focused
    modal.isMenu = modal.arrowsMoveFocus
    if modal.isMenu { modal.button = menus.begin() }
    modals.append(modal)
    focus.focus(nil)
    switch modal.firstFocus {
    case .none: break
    case .text: focus.wantsFirst = \.takesText
    case .anyByKey: focus.wantsFirst = isKeyLatest ? \.isTabStop : nil
    }
    // The pointer may have moved on before the menu was there.
    if modal.isMenu, !isKeyLatest, let pointer { menus.pointerMoved(to: pointer) }
  }

  fileprivate func end(_ modal: ModalResponder) {
    guard let index = modals.firstIndex(where: { $0 === modal }) else { return }
    modals.remove(at: index)
    if index < modals.count {
      // One that came from inside of this one stays, and leads back to where this one would have.
      modals[index].outerFocus = modal.outerFocus
      return
    }
    if modal.isMenu, menus.openNext() { return }
    if modal.outerFocus?.isInWindowTop == true {
      // What the menus act on goes on.
      focus.focus(focus.contentFocus)
    } else {
      focus.focus(modal.outerFocus.flatMap { $0.isRemoved ? nil : $0 })
    }
  }

  /// What is open over a view and keeps the focus inside; nil where the view can be reached.
  func cover(of responder: FocusResponder) -> ModalResponder? {
    let around = modals.lastIndex { $0 === responder.scope }
    return modals.dropFirst(around.map { $0 + 1 } ?? 0).first
  }

  /// What input may reach while the scope lasts.
  var reachableList: DisplayList { modal.map { displayList.list(of: $0) ?? DisplayList([]) } ?? displayList }

  /// Calls `visit` for each responder that input may reach while the scope lasts, in drawing order.
  func forEachReachable(_ visit: (any DisplayResponder) -> Void) {
    reachableList.forEachResponder { responder, _ in visit(responder) }
  }
}

extension DisplayList {
  /// What the responder's view draws; nil if the list does not contain it.
  func list(of responder: any DisplayResponder) -> DisplayList? {
    for item in items {
      guard case .group(let group) = item.content else { continue }
      if group.responder === responder { return group.list }
      if let found = group.list.list(of: responder) { return found }
    }
    return nil
  }
}
