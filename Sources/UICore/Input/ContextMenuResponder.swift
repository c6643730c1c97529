import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Opens a menu for its content: at a press of the secondary button, after a long touch, or by the keyboard.
nonisolated package struct ContextMenuSource: PrimitiveViewModifier {
  /// Opens the menu at a point of the window, in points.
  let open: (CGPoint) -> Void

  package init(open: @escaping (CGPoint) -> Void) { self.open = open }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = ContextMenuResponder(inputs, modifier: modifier.attribute)
    // The outermost menu of a row is that of the whole row.
    if let row = inputs.rowScope, row.openMenu == nil {
      row.openMenu = { responder.openMenu(at: .zero, location: $0) }
      inputs.graph.currentSubgraph.onRemove { [weak row] in row?.openMenu = nil }
    }
    return responder.wrap(body(inputs), in: inputs.graph)
  }
}

/// What has a menu of its own for a point.
protocol ContextMenuProvider: ViewResponder {
  /// Opens it; returns whether there is one.
  ///
  /// - Parameters:
  ///   - point: in the responder's space, in points.
  ///   - location: the same in the window's.
  func openMenu(at point: CGPoint, location: CGPoint) -> Bool
  /// Where the keyboard opens it, in the responder's space; nil for its middle.
  var menuPlace: CGPoint? { get }
}

extension ContextMenuProvider {
  var menuPlace: CGPoint? { nil }
}

final class ContextMenuResponder: GestureResponder, ContextMenuProvider, @unchecked Sendable {
  private let modifier: Attribute<ContextMenuSource>

  init(_ inputs: _ViewInputs, modifier: Attribute<ContextMenuSource>) {
    self.modifier = modifier
    super.init(inputs) { responder, hit in
      let toWindow = hit.toLocal.inverted()
      return GestureRun(responder, priority: .high, hit: hit) {
        LongTouchRecognizer { [weak responder] point in
          _ = (responder as? ContextMenuResponder)?.openMenu(at: point, location: point.applying(toWindow))
        }
      }
    }
  }

  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled else { return false }
    viewGraph.graph.read(modifier).open(location)
    return true
  }
}

/// A finger that rests for half a second, as UIKit's context menus wait.
final class LongTouchRecognizer: _GestureRecognizer<Void> {
  private let isOn: Bool
  private let open: (CGPoint) -> Void
  private let press = LongPressGesture()._makeRecognizer()

  init(isOn: Bool = true, open: @escaping (CGPoint) -> Void) { (self.isOn, self.open) = (isOn, open) }

  override var deadline: Double? { press.deadline }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard isOn, event.isTouch else { return .failed }
    switch press.handle(event, &effects) {
    case .ended:
      let point = event.location(in: .local)
      effects.held.append { [open] in open(point) }
      return .ended(())
    case .failed: return .failed
    case .possible, .active: return .possible(nil)
    }
  }
}

extension InputRouter {
  /// Opens the innermost menu of what was hit.
  func openMenu(_ hits: [Hit], at location: CGPoint) {
    for hit in hits {
      guard let provider = hit.responder as? any ContextMenuProvider else { continue }
      let isOpen = viewGraph.acting(.tap, path: provider.path) {
        provider.openMenu(at: location.applying(hit.toLocal), location: location)
      }
      if isOpen { return }
    }
    // Texts that are not edited leave the menu to what is around them, unless it is for what is selected.
    for hit in hits {
      guard let text = hit.responder as? TextSelector else { continue }
      if viewGraph.acting(.tap, path: text.path, { text.openMenu(location.applying(hit.toLocal), location: location) })
      {
        return
      }
    }
  }

  /// Has the text under the middle button take what was selected last, in any program.
  func pasteSelection(_ hits: [Hit], at location: CGPoint) {
    for hit in hits {
      guard let editor = hit.responder as? TextFieldEditor, editor.isEnabled else { continue }
      viewGraph.acting(.text, path: editor.path) {
        focus.focus(editor, isByKeyboard: false)
        editor.insertSelection(at: location.applying(hit.toLocal))
      }
      return
    }
  }

  /// Opens the menu of what has the focus, inside or around it; returns whether there is one.
  func openMenuOfFocus() -> Bool {
    guard let focused = focus.focused else { return false }
    var links = displayList.chain(to: focused)
    displayList.list(of: focused)?.forEachResponder { [displayList] responder, _ in
      if responder is any ContextMenuProvider, let link = displayList.chain(to: responder).first { links.append(link) }
    }
    for link in links {
      guard let provider = link.responder as? any ContextMenuProvider else { continue }
      let place = provider.menuPlace ?? CGPoint(x: link.bounds.midX, y: link.bounds.midY)
      if provider.openMenu(at: place, location: place.applying(link.toLocal.inverted())) { return true }
    }
    return false
  }
}
