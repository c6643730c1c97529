import AttributeGraph
import Foundation

/// A control that the environment's keyboard shortcut triggers.
protocol ShortcutTarget: ViewResponder {
  var shortcut: Attribute<KeyboardShortcut?> { get }
  /// The scope that the control is in.
  var shortcutScope: ModalResponder? { get }
  /// Its place in the table; only that uses it.
  var shortcutIndex: Int { get set }
  func performShortcut()
}

/// The keyboard shortcuts of a window. Of several controls with the same one that has precedence which is nearest to the
/// focus, then the latest; the window's own come last.
///
/// Every button is in it and few have a shortcut: what a control costs is a place in an array. Keys ask all of them, a few
/// nanoseconds each.
final class ShortcutTable {
  /// In the order in which they were made. A removed one leaves a gap; when half are gaps, they are closed.
  private var targets: [(any ShortcutTarget)?] = []
  private var gaps = 0
  private var own: [(shortcut: KeyboardShortcut, action: () -> Bool)] = []

  func add(_ target: any ShortcutTarget) {
    target.shortcutIndex = targets.count
    targets.append(target)
  }

  /// Adds one of the window's own.
  ///
  /// - Parameter action: returns whether it did anything.
  func add(_ shortcut: KeyboardShortcut, action: @escaping () -> Bool) { own.append((shortcut, action)) }

  func remove(_ target: any ShortcutTarget) {
    targets[target.shortcutIndex] = nil
    gaps += 1
    guard gaps * 2 > targets.count else { return }
    targets.removeAll { $0 == nil }
    for index in targets.indices { targets[index]?.shortcutIndex = index }
    gaps = 0
  }

  /// - Parameters:
  ///   - scope: the one that keys stay in.
  ///   - focus: the path of the view with the focus. A column with a search of its own answers while the focus is in it,
  ///     whichever column was made last.
  func perform(_ press: KeyStroke, in scope: ModalResponder?, near focus: ViewPath? = nil) -> Bool {
    // Controls beside each other share an environment.
    var last: (shortcut: AttributeID, matches: Bool)?
    var nearest: (target: any ShortcutTarget, depth: Int)?
    for case let target? in targets.reversed() where target.shortcutScope === scope {
      let shortcut = target.shortcut
      if last?.shortcut != shortcut.id {
        last = (shortcut.id, target.viewGraph.graph.read(shortcut)?.matches(press) == true)
      }
      guard last?.matches == true, target.isEnabled else { continue }
      guard let focus else {
        nearest = (target, 0)
        break
      }
      let depth = target.path.map(focus.depth(sharedWith:)) ?? 0
      if nearest.map({ depth > $0.depth }) ?? true { nearest = (target, depth) }
    }
    if let nearest {
      nearest.target.performShortcut()
      return true
    }
    if scope != nil { return false }
    return own.contains { $0.shortcut.matches(press) && $0.action() }
  }
}

/// Does something when the environment's keyboard shortcut is pressed.
nonisolated package struct ShortcutModifier: PrimitiveViewModifier {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ShortcutResponder(inputs, modifier: modifier.attribute).enter()
    return body(inputs)
  }
}

private final class ShortcutResponder: ViewResponder, ShortcutTarget, @unchecked Sendable {
  let shortcut: Attribute<KeyboardShortcut?>
  weak var shortcutScope: ModalResponder?
  var shortcutIndex = 0
  private let modifier: Attribute<ShortcutModifier>
  private weak var table: ShortcutTable?

  init(_ inputs: _ViewInputs, modifier: Attribute<ShortcutModifier>) {
    self.modifier = modifier
    shortcut = inputs.environmentValue(\.keyboardShortcut)
    shortcutScope = inputs[ModalScopeKey.self]
    table = inputs.inputRouter?.shortcuts
    super.init(inputs)
  }

  func enter() { table?.add(self) }
  override func removed() { table?.remove(self) }
  func performShortcut() { viewGraph.graph.read(modifier).action() }
}
