import AttributeGraph
import Foundation
import Geometry

/// The menu of a window's texts. What presents it is made when it is opened for the first time.
package final class TextMenu {
  /// What a menu is for.
  package struct Request {
    /// In the window's points.
    package let location: CGPoint
    /// The commands that it has, and those of them that would do something.
    package let offered, enabled: EditCommands
  }

  /// What it was opened for last.
  package private(set) var request = Request(location: .zero, offered: [], enabled: [])
  /// Opens it for the request; set by what presents it.
  package var open: (() -> Void)?
  private unowned let router: InputRouter
  /// Adds a view to the window, in front of its content, for as long as there is the window.
  private let present: (@escaping (_ViewInputs) -> _ViewOutputs) -> Void

  init(_ router: InputRouter, present: @escaping (@escaping (_ViewInputs) -> _ViewOutputs) -> Void) {
    (self.router, self.present) = (router, present)
  }

  /// Opens the menu of a text, which gets the focus.
  ///
  /// - Parameters:
  ///   - offered: the commands that it has.
  ///   - location: in the window's points.
  /// - Returns: whether there is one: not where there are no controls.
  func open(for text: any EditCommandResponder, offering offered: EditCommands, at location: CGPoint) -> Bool {
    guard let presenter = TextMenu.self as Any.Type as? any TextMenuPresenting.Type else { return false }
    request = Request(location: location, offered: offered, enabled: text.editCommands)
    if let open {
      open()
    } else {
      present { [self] in presenter._makeMenu(self, inputs: $0) }
    }
    return true
  }

  package func perform(_ command: EditCommands) { router.perform(command) }
}

/// Shows the menu of texts. Menus belong to the controls, which lie above this library: they make `TextMenu` conform.
package protocol TextMenuPresenting: TextMenu {
  /// Makes a view without a picture that opens the menu for the request at once, and again as `open` says.
  static func _makeMenu(_ menu: TextMenu, inputs: _ViewInputs) -> _ViewOutputs
}

/// Opens the menu of a text for a finger that rests on it.
enum TextMenuTouch {
  /// - Parameters:
  ///   - isOn: whether the text has a menu for touches, asked when one begins.
  ///   - open: is given the point in the responder's space and in the window's.
  static func responder(
    _ inputs: _ViewInputs, isOn: @escaping () -> Bool = { true }, open: @escaping (CGPoint, CGPoint) -> Bool
  ) -> GestureResponder {
    GestureResponder(inputs) { responder, hit in
      let toWindow = hit.toLocal.inverted()
      return GestureRun(responder, priority: .high, hit: hit) {
        LongTouchRecognizer(isOn: isOn()) { _ = open($0, $0.applying(toWindow)) }
      }
    }
  }
}
