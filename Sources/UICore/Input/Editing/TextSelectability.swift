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
final class TextSelector: FocusResponder, TextSelecting, @unchecked Sendable {
  /// Incremented when the selection changes.
  let revision: Attribute<Int>
  private var revisionNumber = 0
  private var state = TextEditingState()
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
    let hover = HoverResponder(inputs, cursor: .text) { _ in }
    let graph = inputs.graph
    return wrap(presses.wrap(hover.wrap(outputs, in: graph), in: graph), in: graph)
  }

  func rects(in text: ResolvedText, _ layout: TextLayout) -> [CGRect] {
    self.layout = layout
    let string = text.styled.runs.map(\.text).joined()
    if string != state.text {
      state = TextEditingState()
      state.replaceText(string)
    }
    return isFocused && !state.selection.isEmpty ? layout.selectionRects(state.selection) : []
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
    let point = event.location(in: .local)
    change { presses.apply(event, to: &$0, at: layout.offset(at: point), character: layout.character(at: point)) }
  }

  override func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
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
    case .character("a") where press.isCommand: change { $0.selectAll() }
    case .character("c") where press.isCommand && !state.selection.isEmpty:
      router?.services.writeClipboard(state.selectedText)
    default: return false
    }
    return true
  }

  override func focusChanged() {
    if !isFocused { change { $0.moveCaret(to: $0.head) } }
  }
}
