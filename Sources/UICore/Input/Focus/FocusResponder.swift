import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that can have the keyboard focus.
class FocusResponder: ViewResponder, KeyResponder, @unchecked Sendable {
  /// The `focused` modifiers around the view, innermost first.
  let bindings: FocusBindingNode?
  /// The modifiers around the view that publish while it has the focus, innermost first.
  let values: FocusedValueNode?
  /// What views inside are told; another one where they were made before.
  final var flag: FocusFlag
  /// Whether the view is above the window's content, in its menu bar.
  let isInWindowTop: Bool
  weak var router: InputRouter?
  /// What keeps the focus inside while it is open, around the view; nil where there is none.
  private(set) final weak var scope: ModalResponder?
  private let row: RowScope?
  private let place: Place
  private(set) final var isFocused = false

  override init(_ inputs: _ViewInputs) {
    let bindings = inputs.environmentValue(\.focusBindings)
    let values = inputs.environmentValue(\.focusedValueNode)
    (self.bindings, self.values) = inputs.graph.withoutTracking {
      (inputs.graph.read(bindings), inputs.graph.read(values))
    }
    flag = FocusFlag(inputs.base)
    isInWindowTop = inputs[WindowTopKey.self]
    router = inputs.inputRouter
    scope = inputs[ModalScopeKey.self]
    row = inputs.rowScope
    place = Place(inputs)
    super.init(inputs)
    self.bindings?.add(self)
  }

  override func removed() {
    bindings?.remove(self)
    router?.focus.responderWasRemoved(self)
  }

  /// Whether it may have the focus.
  var canFocus: Bool { true }
  /// Whether Tab stops here.
  var isTabStop: Bool { row?.isTabStop ?? true }
  /// Whether Tab stops here now.
  final var isStop: Bool { isEnabled && canFocus && isTabStop && !isGoing }
  /// Whether it is on its way out, though it still shows.
  final var isGoing: Bool { place.presence?.isGoing == true }
  /// What is around the view now; nil once it is gone.
  final var environment: EnvironmentValues? {
    guard !isRemoved else { return nil }
    let graph = viewGraph.graph
    return graph.withoutTracking { graph.read(place.environment.values) }
  }
  /// Whether the view reads from right to left.
  final var isRightToLeft: Bool { environment?.layoutDirection == .rightToLeft }
  /// Whether a click moves the focus here.
  var focusesOnClick: Bool { false }

  /// Whether typed text goes here.
  var takesText: Bool { false }

  final func setFocused(_ value: Bool) {
    guard value != isFocused else { return }
    isFocused = value
    flag.set(value)
    focusChanged()
  }

  func focusChanged() {}
  /// Menus no longer act on the view, which had lost the focus to one before.
  func contentFocusLost() {}
  /// Whether it has the focus, or a menu has it that acts on the view.
  final var isContentFocus: Bool { router?.focus.contentFocus === self }
  func press(_ press: KeyStroke) -> Bool { false }
  func insertText(_ text: String) {}
  func compose(_ text: String, caret: Int) {}
  /// Called after each update while the view has the focus.
  func didUpdate() {}
  /// The window gained or lost the keyboard focus.
  func windowFocusChanged(_ isActive: Bool) {}
}

extension PrimitiveViewModifier {
  /// Makes what can have the focus around each view of a list. Where the list can change, its views are made before that, and are
  /// told by a flag that is there already.
  nonisolated static func makeFocusList(
    _ inputs: _ViewListInputs, _ body: (_ViewListInputs) -> _ViewListOutputs,
    make: @escaping (_ViewInputs, FocusFlag, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) -> _ViewListOutputs {
    let (base, flag) = (inputs.base, FocusFlag(inputs.base))
    var inputs = inputs
    inputs.base.focusFlag = flag
    return body(inputs).map(in: inputs.graph) { element in
      element.wrapping { inputs, body in inputs.with(base) { make($0, flag, body) } }
    }
  }
}

/// Where a view stands, as far as Tab goes by it.
private final class Place {
  let environment: EnvironmentScope
  let presence: ViewPresence?

  init(_ inputs: _ViewInputs) { (environment, presence) = (inputs.environment, inputs.presence) }
}

/// Whether a view is above the window's content.
enum WindowTopKey: ViewInputKey { static var defaultValue: Bool { false } }
