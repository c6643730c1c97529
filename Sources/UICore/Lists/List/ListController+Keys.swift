import Foundation
import Geometry

extension ListController {
  /// Answers a key while the list has the focus; returns whether it did.
  func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, count > 0 else { return false }
    let isShifted = press.modifiers.contains(.shift)
    if press.isCommand {
      guard case .character("a") = press.key, selected.isMultiple else {
        if press.key == .space, let lead, selected.isMultiple { selected.toggle(lead.value); return true }
        return false
      }
      selected.select(values(in: 0..<count))
      return true
    }
    guard press.modifiers.isDisjoint(with: [.option]) else { return false }
    switch press.key {
    case .downArrow: return step(1, isExtending: isShifted)
    case .upArrow: return step(-1, isExtending: isShifted)
    case .home: return move(to: 0, searching: 1, isExtending: isShifted)
    case .end: return move(to: count - 1, searching: -1, isExtending: isShifted)
    case .pageDown: return page(1, isExtending: isShifted)
    case .pageUp: return page(-1, isExtending: isShifted)
    case .delete, .deleteForward: return deleteSelected()
    case .escape:
      if carriedRows != nil {
        putBack()
        return true
      }
      guard let swipe = currentSwipe else { return false }
      closeSwipe(swipe)
      return true
    case .rightArrow, .leftArrow:
      guard let index = currentIndex, let state = state(at: index) else { return false }
      let isForward = graph.read(inputs.environmentValue(\.layoutDirection)) == .leftToRight
      return state.disclose?((press.key == .rightArrow) == isForward) ?? false
    case .return:
      guard let index = currentIndex else { return false }
      return activate(index) || runPrimaryAction()
    case .function(10) where isShifted: return openMenuOfLead()
    case .space:
      // Within what is typed it is a letter like others.
      if typing.isActive(at: now) { return true }
      guard let lead, selected.isSelectable else { return false }
      if selected.isMultiple, !selected.contains(lead.value) {
        selected.toggle(lead.value)
      } else {
        selected.select([lead.value])
      }
      return true
    default: return false
    }
  }

  private var now: Double { inputs.inputRouter?.now ?? viewGraph.now }

  /// Where the keyboard is; where nobody was, the first selected row that exists.
  var currentIndex: Int? {
    if let index = index(of: lead) { return index }
    guard let rows else { return nil }
    let selected = selected
    return graph.read(rows.window).indices.sorted().first { selected.contains(value(at: $0)) }
  }

  /// Follows a row's link, or presses its button, if it has one.
  func activate(_ index: Int) -> Bool {
    guard let act = state(at: index)?.action else { return false }
    act()
    return true
  }

  /// Deletes the selected rows, where their `ForEach` lets users, and selects the row that comes in their place.
  private func deleteSelected() -> Bool {
    guard let content else { return false }
    var runs: [Int: (offsets: IndexSet, action: (IndexSet) -> Void)] = [:]
    var gone: Set<Int> = []
    for index in selectedIndices(in: content) {
      guard let row = content.deletion(at: index, in: graph) else { continue }
      runs[row.run, default: (IndexSet(), row.action)].offsets.insert(row.offset)
      gone.insert(index)
    }
    guard let last = gone.max() else { return false }
    let next =
      (last + 1..<max(last + 1, count)).first { isRow($0) && !gone.contains($0) }
      ?? (0..<last).last { isRow($0) && !gone.contains($0) }
    if let next, let value = value(at: next) {
      selected.select([value])
      (lead, anchor) = (ListPlace(value: value, index: next), ListPlace(value: value, index: next))
    }
    for run in runs.keys.sorted() { runs[run]!.action(runs[run]!.offsets) }
    return true
  }

  /// Few are looked up one by one, many in one pass over all rows.
  func selectedIndices(in content: LazyContent) -> [Int] {
    let (values, path, selected) = (selected.values(), rowInputs?.path, selected)
    if values.count < 16 {
      return values.compactMap {
        content.index(ofValue: $0, near: lead?.index ?? 0, below: path, in: graph)
      }.sorted()
    }
    return (0..<content.count).filter {
      isRow($0) && selected.contains(content.value(at: $0, below: path, in: graph))
    }
  }

  private func step(_ direction: Int, isExtending: Bool) -> Bool {
    guard let current = currentIndex else {
      return move(to: direction > 0 ? 0 : count - 1, searching: direction, isExtending: false)
    }
    // At the end the key is still the list's: nothing around it is to scroll.
    _ = move(to: current + direction, searching: direction, isExtending: isExtending)
    return true
  }

  private func page(_ direction: Int, isExtending: Bool) -> Bool {
    guard let scroll, let area = scroll.state.currentArea, let rows else { return false }
    let current = currentIndex ?? (direction > 0 ? 0 : count - 1)
    guard let frame = frame(of: current) else { return false }
    let arrangement = graph.read(rows.arrangement)
    let position = arrangement.position(of: current) + CGFloat(direction) * max(0, area.viewport.height - frame.height)
    let target = min(max(0, position), max(0, arrangement.lengths.total - 1))
    return move(
      to: min(count - 1, arrangement.lengths.index(at: target)), searching: direction, isExtending: isExtending)
  }

  /// Moves to the next row from `index` on that can be selected.
  private func move(to index: Int, searching direction: Int, isExtending: Bool) -> Bool {
    guard let index = selectable(from: index, direction) ?? selectable(from: index - direction, -direction) else {
      return false
    }
    select(index, isExtending: isExtending)
    return true
  }

  /// How many rows in a row that cannot be selected are passed over.
  private static let mostSkipped = 1000

  private func selectable(from index: Int, _ direction: Int) -> Int? {
    var index = index
    for _ in 0..<Self.mostSkipped {
      guard index >= 0, index < count else { return nil }
      if isRow(index), canSelect(index, value(at: index)) { return index }
      index += direction
    }
    return nil
  }

  func select(_ index: Int, isExtending: Bool) {
    guard let value = value(at: index) else { return }
    let place = ListPlace(value: value, index: index)
    if isExtending, selected.isMultiple {
      if anchor == nil { anchor = lead ?? place }
      let from = self.index(of: anchor) ?? index
      selected.select(values(in: min(from, index)..<max(from, index) + 1))
    } else {
      selected.select([value])
      anchor = place
    }
    lead = place
    reveal(index)
  }

  /// Selects the next row whose text begins with what was typed.
  func type(_ text: String) {
    guard selected.isSelectable, let query = typing.add(text, at: now) else { return }
    // A further letter may still fit the row on which the last one stopped.
    let start = (currentIndex ?? -1) + (typing.isFirst ? 1 : 0)
    let deadline = ContinuousClock.now + .milliseconds(TypeSelect.budget)
    for step in 0..<count {
      let index = (max(0, start) + step) % count
      if isRow(index), let name = self.text(at: index), query.matches(name), canSelect(index, value(at: index)) {
        return select(index, isExtending: false)
      }
      if ContinuousClock.now > deadline { return }
    }
  }
}

extension ListController {
  /// The first text of a row. A row that does not exist is made for it and let go.
  func text(at index: Int) -> String? {
    guard let rows, let content else { return nil }
    if let state = state(at: index) { return state.firstText?() }
    return rows.withTemporaryRow(at: index, of: content) { child in state(of: child)?.firstText?() }
  }
}
