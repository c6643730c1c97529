import Foundation

/// The menu bar by keyboard, as desktops have it: F10 leads there and back, the arrows go along it and from one open menu to
/// the next, Escape leaves it. Tab stays in the window's content.
extension FocusManager {
  func pressInWindowTop(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    if let menu = router.modal { return pressInMenu(menu, press) }
    let isInTop = focused?.isInWindowTop == true
    switch press.key {
    case .function(10):
      guard let first = menuButtons.first else { return false }
      focus(isInTop ? contentFocus : first, isByKeyboard: true)
    case .escape where isInTop: focus(contentFocus)
    case .leftArrow where isInTop, .rightArrow where isInTop:
      if let next = focused.flatMap({ neighbor(of: $0, by: press.key) }) { focus(next, isByKeyboard: true) }
    default: return false
    }
    return true
  }

  /// The arrows open the menu beside an open one of the bar.
  private func pressInMenu(_ menu: ModalResponder, _ press: KeyStroke) -> Bool {
    guard menu.isMenu, press.key == .leftArrow || press.key == .rightArrow, let button = menu.button,
      button.isInWindowTop, let next = neighbor(of: button, by: press.key)
    else { return false }
    return router.menus.goOn(to: next)
  }

  private func neighbor(of button: FocusResponder, by key: InputEvent.Key) -> FocusResponder? {
    let buttons = menuButtons
    guard let index = buttons.firstIndex(where: { $0 === button }) else { return nil }
    let isForwards = (key == .rightArrow) != button.isRightToLeft
    return buttons[(index + (isForwards ? 1 : buttons.count - 1)) % buttons.count]
  }

  /// The titles of the menu bar.
  var menuButtons: [FocusResponder] {
    FocusOrder.stops(in: router.displayList).filter(\.isInWindowTop)
  }
}
