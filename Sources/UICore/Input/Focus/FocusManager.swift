import DisplayList
import Foundation
import Geometry

/// Keeps which view of a window has the keyboard focus, and moves it.
final class FocusManager {
  unowned var router: InputRouter!
  private(set) weak var focused: FocusResponder?
  private(set) var isWindowActive = true
  /// Whether the focus was moved by the keyboard, so that a ring shows where it is.
  private(set) var isByKeyboard = false
  /// A binding that asked for the focus before a focusable view was in it.
  private weak var wanted: FocusBindingNode?
  /// The view on which menus act: that with the focus, or that which had it before a menu or the menu bar got it.
  private(set) weak var contentFocus: FocusResponder? {
    didSet {
      if let oldValue, oldValue !== contentFocus, !oldValue.isRemoved { oldValue.contentFocusLost() }
      values.focusMoved(to: contentFocus?.values)
      router.undo.setNeedsUpdate()
    }
  }
  /// A scope that is to decide anew once the update is over.
  var wantsReset: Namespace.ID?
  /// The scopes that have appeared and not yet been given the focus.
  private var newScopes: [FocusScopeResponder] = []
  /// What the focus publishes.
  let values: FocusedValueTable

  init(_ viewGraph: ViewGraph) { values = FocusedValueTable(viewGraph) }

  /// Moves the focus to a view, or to none.
  ///
  /// - Parameter isByKeyboard: whether a key moved it; nil leaves it as it was.
  func focus(_ responder: FocusResponder?, isByKeyboard: Bool? = nil) {
    if let responder, !responder.isEnabled || !responder.canFocus { return }
    let old = focused
    let wasByKeyboard = self.isByKeyboard
    if let isByKeyboard { self.isByKeyboard = isByKeyboard }
    guard old !== responder else {
      // A ring comes where the focus was without one.
      if self.isByKeyboard != wasByKeyboard { responder?.focusChanged() }
      return
    }
    focused = responder
    let (content, isInMenu) = (contentFocus, router.modal?.isMenu == true || responder?.isInWindowTop == true)
    if !isInMenu { contentFocus = responder }
    old?.setFocused(false)
    responder?.setFocused(true)
    // For the program the view on which menus act keeps the focus while one is open.
    if isInMenu {
      FocusBindingNode.update(
        from: old === content ? nil : old?.bindings, to: responder === content ? nil : responder?.bindings)
    } else {
      if old !== content { FocusBindingNode.update(from: old?.bindings, to: nil) }
      FocusBindingNode.update(from: content?.bindings, to: responder?.bindings)
    }
  }

  /// Moves the focus to the innermost view under a press that takes it on click.
  func click(_ hits: [Hit]) {
    for hit in hits {
      guard let responder = hit.responder as? FocusResponder, responder.isEnabled, responder.focusesOnClick else {
        continue
      }
      focus(responder, isByKeyboard: false)
      return
    }
  }

  /// Moves the focus to the next view in its order, wrapping at the end, and scrolls it into sight.
  func advance(backwards: Bool) {
    pending = nil
    advance(backwards: backwards, remaining: Self.mostScrolls)
  }

  /// A step that waits for the rows that come into sight.
  private var pending: (backwards: Bool, remaining: Int)?

  /// How often a scroll view is scrolled on to look for a further view before the focus leaves it.
  private static let mostScrolls = 8

  private func advance(backwards: Bool, remaining: Int) {
    let order = tabOrder
    if order.isEmpty { return }
    let current = order.firstIndex { $0 === focused }
    let next =
      current.map { ($0 + (backwards ? order.count - 1 : 1)) % order.count }
      ?? (backwards ? order.count - 1 : 0)
    // Rows out of sight are not made: before the focus leaves a scroll view, that scrolls on.
    if let current, remaining > 0,
      let scroll = exit(from: order[current], to: (next > current) != backwards ? order[next] : nil),
      scroll.scroll(by: backwards ? CGVector(dx: 40, dy: 40) : CGVector(dx: -40, dy: -40)) != .zero
    {
      pending = (backwards, remaining - 1)
      return
    }
    focus(order[next], isByKeyboard: true)
    router.reveal(order[next])
  }

  /// The views at which Tab stops, in its order. The menu bar has keys of its own.
  private var tabOrder: [FocusResponder] {
    let stops = FocusOrder.stops(in: router.reachableList)
    return router.modal == nil ? stops.filter { !$0.isInWindowTop } : stops
  }

  /// The first view of which this is true gets the focus once it is shown, unless something has it.
  var wantsFirst: KeyPath<FocusResponder, Bool>?

  /// The scroll view around a view that the focus would leave with a step to another; nil where it stays inside.
  ///
  /// - Parameter new: nil where the step begins anew at the other end.
  private func exit(from old: FocusResponder, to new: FocusResponder?) -> (any ScrollResponder)? {
    let around = router.displayList.ancestors(of: old).compactMap { $0 as? any ScrollResponder }
    let others = new.map { router.displayList.ancestors(of: $0) } ?? []
    return around.first { scroll in !others.contains { $0 === scroll } }
  }

  /// Moves the focus as a binding was set.
  func request(_ node: FocusBindingNode, isFocused: Bool) {
    if isFocused {
      if let responder = node.firstFocusable {
        wanted = nil
        if let cover = router.cover(of: responder) {
          cover.outerFocus = responder
          router.reveal(responder)
        } else if focused.map(node.contains) != true {
          focus(responder)
          if focused === responder { router.reveal(responder) }
        }
      } else {
        wanted = node
      }
    } else {
      for modal in router.modals where modal.outerFocus.map(node.contains) == true { modal.outerFocus = nil }
      if let focused, node.contains(focused) {
        focus(nil)
      } else if let contentFocus, node.contains(contentFocus) {
        // A menu is open, after which nothing has the focus.
        self.contentFocus = nil
        FocusBindingNode.update(from: contentFocus.bindings, to: nil)
      }
    }
  }

  /// Whether it looks for views once the update ends.
  var looksForViews: Bool {
    pending != nil || wanted != nil || wantsFirst != nil || wantsReset != nil || !newScopes.isEmpty
  }

  func didUpdate() {
    if let step = pending {
      pending = nil
      advance(backwards: step.backwards, remaining: step.remaining)
    }
    if let wanted { request(wanted, isFocused: true) }
    if let wantsFirst {
      self.wantsFirst = nil
      if focused == nil, let first = tabOrder.first(where: { $0[keyPath: wantsFirst] }) { focus(first) }
    }
    if let namespace = wantsReset {
      wantsReset = nil
      reset(in: namespace)
    }
    let scopes = newScopes
    newScopes = []
    // An inner scope comes after the one around, whose choice stays.
    for scope in scopes where focused == nil && !scope.isRemoved { evaluateDefault(of: scope, mustPrefer: true) }
    if let focused, !focused.isEnabled || focused.isGoing { focus(nil) }
    focused?.didUpdate()
  }

  func scopeAppeared(_ scope: FocusScopeResponder) { newScopes.append(scope) }

  /// Moves the focus to the view that is the default one of the innermost scope of a namespace that is shown.
  private func reset(in namespace: Namespace.ID) {
    var found: FocusScopeResponder?
    router.forEachReachable {
      if let scope = $0 as? FocusScopeResponder, !scope.isRemoved, scope.namespace == namespace { found = scope }
    }
    if let found { evaluateDefault(of: found, mustPrefer: false) }
  }

  /// - Parameter mustPrefer: whether only a view that prefers the focus gets it; otherwise it is the first that can, where
  ///   none prefers it.
  private func evaluateDefault(of scope: FocusScopeResponder, mustPrefer: Bool) {
    guard let list = router.displayList.list(of: scope) else { return }
    var first: FocusResponder?
    var preferred: FocusResponder?
    var preferences: [PreferredFocusResponder] = []
    list.forEachResponder { responder, _ in
      if let preference = responder as? PreferredFocusResponder, preference.prefersFocus(in: scope.namespace) {
        preferences.append(preference)
      }
      if first == nil, let responder = responder as? FocusResponder, responder.isEnabled, responder.canFocus {
        first = responder
      }
    }
    for preference in preferences where preferred == nil {
      list.list(of: preference)?.forEachResponder { responder, _ in
        if preferred == nil, let responder = responder as? FocusResponder, responder.isEnabled, responder.canFocus {
          preferred = responder
        }
      }
    }
    guard let target = preferred ?? (mustPrefer ? nil : first) else { return }
    focus(target)
    router.reveal(target)
  }

  func responderWasRemoved(_ responder: FocusResponder) {
    if focused === responder || focused == nil || contentFocus === responder {
      if focused === responder { focused = nil }
      // In an update, which the program's state is not written in.
      if let bindings = responder.bindings {
        responder.viewGraph.enqueueAction { [weak self] in
          FocusBindingNode.update(from: bindings, to: self?.focused?.bindings)
        }
      }
    }
    if contentFocus === responder { contentFocus = nil }
  }

  func windowFocus(_ isActive: Bool) {
    isWindowActive = isActive
    focused?.windowFocusChanged(isActive)
  }
}
