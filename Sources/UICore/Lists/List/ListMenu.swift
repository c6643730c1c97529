import Foundation

/// What a list does for all of its rows: opens a menu for some of them, or does what a double click and Return ask.
nonisolated package struct ListMenuModifier: PrimitiveViewModifier {
  /// Opens the menu for rows at a point of the window, in points; no row means the list itself.
  let open: ([AnyHashable], CGPoint) -> Void
  let primaryAction: (([AnyHashable]) -> Void)?

  package init(open: @escaping ([AnyHashable], CGPoint) -> Void, primaryAction: (([AnyHashable]) -> Void)?) {
    (self.open, self.primaryAction) = (open, primaryAction)
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let graph = inputs.graph
    inputs[ListMenuKey.self] = { graph.isAlive(modifier.attribute.id) ? graph.read(modifier.attribute) : nil }
    return ListMenuResponder(inputs).wrap(body(inputs), in: graph)
  }
}

/// Opens the menu beside all rows.
private final class ListMenuResponder: ViewResponder, ContextMenuProvider, @unchecked Sendable {
  private let menu: (() -> ListMenuModifier?)?

  override init(_ inputs: _ViewInputs) {
    menu = inputs[ListMenuKey.self]
    super.init(inputs)
  }

  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled, let menu = menu?() else { return false }
    menu.open([], location)
    return true
  }
}

/// The menu of the list around; nil where it has none.
private enum ListMenuKey: ViewInputKey { static var defaultValue: (() -> ListMenuModifier?)? { nil } }

extension ListController {
  private var menu: ListMenuModifier? { inputs[ListMenuKey.self]?() }

  /// Opens the menu of a row, or of all selected ones where it is one of them; returns whether there is one.
  func openMenu(of index: Int, at location: CGPoint) -> Bool {
    if state(at: index)?.openMenu?(location) == true { return true }
    guard let menu, isRow(index), let value = value(at: index), selected.accepts(value) else { return false }
    menu.open(selected.contains(value) ? selected.values() : [value], location)
    return true
  }

  /// Opens the menu of where the keyboard is.
  func openMenuOfLead() -> Bool {
    guard let index = currentIndex, let rows, let rowInputs, let order = graph.read(rows.window).order(of: index) else {
      return false
    }
    let places = graph.read(rows.placements)
    guard order < places.count else { return false }
    let middle = CGPoint(x: places[order].frame.midX, y: places[order].frame.midY)
    return openMenu(of: index, at: middle.applying(rowInputs.space.transform()))
  }

  /// Does what a double click or Return asks for the selected rows; returns whether there is anything.
  func runPrimaryAction() -> Bool {
    let values = selected.values()
    guard let action = menu?.primaryAction, !values.isEmpty else { return false }
    action(values)
    return true
  }
}

extension ListPressResponder: ContextMenuProvider {
  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled, let index = list.index(at: point) else { return false }
    return list.openMenu(of: index, at: location)
  }
}
