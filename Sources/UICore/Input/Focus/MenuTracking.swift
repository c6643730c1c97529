import DisplayList
import Foundation
import Geometry

/// How a pointer and typed letters work in menus, as desktops have it.
///
/// A press on a menu's button opens it and chooses the item over which it is let go; after a click the menu stays. While a
/// menu of the bar is open, the pointer opens the one whose title it comes to. Letters lead to the item that begins with them.
final class MenuTracking {
  unowned let router: InputRouter
  /// What the views of a list are called.
  var name: (DisplayList) -> String = { _ in "" }
  /// The menu button that was pressed, until its menu begins.
  private weak var button: FocusResponder?
  /// Where a press that opens a menu began, until it is let go, and the button there.
  private var start: CGPoint?
  private weak var pressed: FocusResponder?
  /// The button whose menu opens once the open ones are gone.
  private weak var next: FocusResponder?
  private var typing = TypeSelect()

  /// Points that a pointer moves in a click, at most: GTK's `gtk-dnd-drag-threshold` is 8.
  private static let slop: CGFloat = 8

  init(_ router: InputRouter) { self.router = router }

  /// Whether a press that opened a menu goes on, over its items.
  var isPressed: Bool { start != nil && router.modal?.isMenu == true }

  /// Called at a further press or key.
  func inputBegins() { (button, start) = (nil, nil) }

  /// Called before a press opens a menu, a button's or that of what is there.
  func opens(_ button: FocusResponder?) {
    (self.button, pressed, start) = (button, button, router.pointer)
  }

  /// A menu begins.
  ///
  /// - Returns: the button that it belongs to.
  func begin() -> FocusResponder? {
    typing = TypeSelect()
    defer { button = nil }
    return button ?? router.focus.focused
  }

  // MARK: Along the bar

  /// Closes the open menus for that of another button.
  func goOn(to button: FocusResponder) -> Bool {
    guard let menu = router.modal else { return false }
    next = button
    return menu.press(KeyStroke(key: .escape, modifiers: [], phase: .down))
  }

  /// Called when a menu has gone: opens the next one after the last.
  ///
  /// - Returns: whether there is a next one.
  func openNext() -> Bool {
    guard let next else { return false }
    if router.modals.contains(where: \.isMenu) { return true }
    self.next = nil
    router.focus.focus(next, isByKeyboard: router.isKeyLatest)
    return router.offerKey(KeyStroke(key: .downArrow, modifiers: [], phase: .down))
  }

  func pointerMoved(to location: CGPoint) {
    guard let open = router.modals.first(where: \.isMenu)?.button, open.isInWindowTop,
      let title = router.focus.menuButtons.first(where: { isInside($0, location) }), title !== open, next == nil
    else { return }
    _ = goOn(to: title)
  }

  private func isInside(_ responder: FocusResponder, _ location: CGPoint) -> Bool {
    guard let link = router.displayList.chain(to: responder).first else { return false }
    return link.bounds.holds(location.applying(link.toLocal))
  }

  // MARK: Pressed

  /// The pointer was let go.
  func released(at location: CGPoint) {
    defer { start = nil }
    guard let start, let menu = router.modal, menu.isMenu,
      hypot(location.x - start.x, location.y - start.y) > Self.slop,
      pressed.map({ isInside($0, location) }) != true
    else { return }
    let hits = router.displayList.hitTest(location) ?? []
    guard let item = hits.lazy.compactMap({ $0.responder as? ButtonResponder }).first, item.isEnabled else {
      _ = menu.press(KeyStroke(key: .escape, modifiers: [], phase: .down))
      return
    }
    router.viewGraph.acting(.tap, path: item.path) { item.performShortcut() }
  }

  // MARK: Typed

  func type(_ text: String) {
    let list = router.reachableList
    let items = FocusOrder.stops(in: list)
    guard let query = typing.add(text, at: router.now), !items.isEmpty else { return }
    // A further letter may still fit the item on which the last one stopped.
    let current = items.firstIndex { $0 === router.focus.focused }
    let first = current.map { $0 + (typing.isFirst ? 1 : 0) } ?? 0
    for step in items.indices {
      let item = items[(first + step) % items.count]
      guard let drawn = list.list(of: item), query.matches(name(drawn)) else { continue }
      router.focus.focus(item, isByKeyboard: true)
      router.reveal(item)
      return
    }
  }
}

/// What a menu's button is at the moment.
package enum MenuButtonState { case closed, open }

private enum MenuButtonKey: EnvironmentKey { static var defaultValue: MenuButtonState? { nil } }

extension EnvironmentValues {
  /// The state of the menu whose button is around; nil for what is in no such button.
  package var menuButton: MenuButtonState? {
    get { self[MenuButtonKey.self] }
    set { self[MenuButtonKey.self] = newValue }
  }
}
