import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Whether people can select the text of views.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected; see ``TextSelectability/enabled``.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}

/// Text cannot be selected; see ``TextSelectability/disabled``.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select and copy text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether people can select the text of views inside.
  ///
  /// By dragging, by words with two clicks and by paragraphs with three, within one `Text`; Shift and the arrows change
  /// what is selected, Ctrl+A selects all, Ctrl+C copies. Labels of buttons and other controls stay as they are.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier<S>())
  }
}

private nonisolated struct TextSelectionModifier<S: TextSelectability>: PrimitiveViewModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner[TextSelectionKey.self] = S.allowsSelection ? { TextSelector($0) } : nil
    return body(inner)
  }
}

/// Selects and copies a text that is not edited. It has the keyboard while something is selected.
final class TextSelector: FocusResponder, TextSelecting, EditCommandResponder, ContextMenuProvider, @unchecked Sendable
{
  /// Incremented when the selection changes.
  let revision: Attribute<Int>
  private var revisionNumber = 0
  private var state = TextEditingState() {
    didSet {
      if oldValue.selection.isEmpty != state.selection.isEmpty, isContentFocus { router?.undo.setNeedsUpdate() }
    }
  }
  private var presses = PointerSelection()
  /// From the last drawing, at the view's origin.
  private var layout: TextLayout?

  override init(_ inputs: _ViewInputs) {
    revision = inputs.graph.source(0)
    super.init(inputs)
  }

  override var focusesOnClick: Bool { true }
  override var isTabStop: Bool { false }

  func wrap(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
    let presses = GestureResponder(inputs) { [self] responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { PointerRecognizer { [self] in pointer($0) } }
    }
    let touches = TextMenuTouch.responder(inputs) { [self] in
      router?.displayList.ancestors(of: self).contains { $0 is ContextMenuResponder } == false
    } open: { [self] in
      openMenu($0, location: $1)
    }
    let hover = HoverResponder(inputs, cursor: .text) { _ in }
    let graph = inputs.graph
    return wrap(touches.wrap(presses.wrap(hover.wrap(outputs, in: graph), in: graph), in: graph), in: graph)
  }

  func rects(in text: ResolvedText, _ layout: TextLayout) -> [CGRect] {
    self.layout = layout
    let string = text.styled.runs.map(\.text).joined()
    if string != state.text {
      state = TextEditingState()
      state.replaceText(string)
    }
    return isContentFocus && !state.selection.isEmpty ? layout.selectionRects(state.selection) : []
  }

  private func change(_ change: (inout TextEditingState) -> Void) {
    let old = state.selection
    change(&state)
    guard state.selection != old, !isRemoved else { return }
    revisionNumber += 1
    viewGraph.set(revision, to: revisionNumber)
  }

  private func pointer(_ event: GestureEvent) {
    guard let layout else { return }
    if event.kind == .up { return offerSelection() }
    let point = event.location(in: .local)
    change { presses.apply(event, to: &$0, at: layout.offset(at: point), character: layout.character(at: point)) }
  }

  override func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
    let selected = state.selection
    defer { if state.selection != selected { offerSelection() } }
    let isExtending = press.modifiers.contains(.shift)
    let unit: TextEditingState.Unit =
      press.modifiers.contains(.command)
      ? .all : press.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    switch press.key {
    case .leftArrow where isExtending: change { $0.move(.backward, by: unit, extending: true) }
    case .rightArrow where isExtending: change { $0.move(.forward, by: unit, extending: true) }
    case .home where isExtending: change { $0.move(.backward, by: .all, extending: true) }
    case .end where isExtending: change { $0.move(.forward, by: .all, extending: true) }
    case .escape where !state.selection.isEmpty: change { $0.moveCaret(to: $0.head) }
    case .character("a") where press.isCommand: perform(.selectAll)
    case .character("c") where press.isCommand && !state.selection.isEmpty: perform(.copy)
    default: return false
    }
    return true
  }

  // MARK: Commands

  var editCommands: EditCommands {
    if isRemoved || !isEnabled || state.text.isEmpty { return [] }
    return state.selection.isEmpty ? .selectAll : [.copy, .selectAll]
  }

  @discardableResult func perform(_ command: EditCommands) -> Bool {
    guard editCommands.contains(command) else { return false }
    if command == .copy {
      router?.services.writeClipboard(state.selectedText)
    } else {
      change { $0.selectAll() }
      offerSelection()
    }
    return true
  }

  /// Tells the desktop what is selected.
  private func offerSelection() {
    if !state.selection.isEmpty { router?.services.writeSelection(state.selectedText) }
  }

  /// Opens the menu for what is selected. Beside that, the text leaves the pointer to the menus of what is around it.
  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard let layout, let router, isContentFocus, !state.selection.isEmpty,
      layout.selectionRects(state.selection).contains(where: { $0.contains(point) })
    else { return false }
    router.focus.focus(self, isByKeyboard: false)
    return router.textMenu.open(for: self, offering: [.copy, .selectAll], at: location)
  }

  var menuPlace: CGPoint? {
    layout?.selectionRects(state.selection).first.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Opens the menu for the word under the pointer, unless it is for what is selected.
  func openMenu(_ point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled, let layout, let router else { return false }
    if openMenu(at: point, location: location) { return true }
    router.focus.focus(self, isByKeyboard: false)
    change { $0.selectWord(at: layout.character(at: point)) }
    return router.textMenu.open(for: self, offering: [.copy, .selectAll], at: location)
  }

  override func focusChanged() { if !isFocused, !isContentFocus { contentFocusLost() } }

  override func contentFocusLost() { if !isFocused { change { $0.moveCaret(to: $0.head) } } }
}
