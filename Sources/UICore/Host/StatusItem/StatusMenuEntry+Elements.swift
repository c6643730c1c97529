extension StatusMenuEntry {
  /// The lines of a menu, from what assistive programs would be told of its items.
  ///
  /// Lines between items stand only between items, one at a place. What is no item, as a text or a slider, is a line that
  /// cannot be chosen; a picture is none.
  ///
  /// - Parameter act: runs what an item does.
  static func entries(
    _ elements: [AccessibilityElement], act: @escaping (@escaping () -> Void) -> Void
  ) -> [StatusMenuEntry] {
    var entries: [StatusMenuEntry] = []
    for entry in elements.flatMap({ lines($0, act) }) {
      if entry.kind == .separator, entries.last.map({ $0.kind == .separator }) ?? true { continue }
      entries.append(entry)
    }
    if entries.last?.kind == .separator { entries.removeLast() }
    return entries
  }

  private static func lines(
    _ element: AccessibilityElement, _ act: @escaping (@escaping () -> Void) -> Void
  ) -> [StatusMenuEntry] {
    let run = element.actions.first { $0.kind == .default }.map { action in { act(action.run) } }
    switch element.kind {
    case .separator: return [StatusMenuEntry(id: element.id, kind: .separator)]
    case .menu:
      // The first is its title.
      let children = entries(Array(element.children.dropFirst()), act: act)
      return [
        StatusMenuEntry(
          id: element.id, kind: .submenu, title: element.children.first?.label ?? element.label, children: children,
          run: run)
      ]
    default: break
    }
    if !element.children.isEmpty { return element.children.flatMap { lines($0, act) } }
    let title = element.label.isEmpty ? element.value ?? "" : element.label
    guard let run else {
      if title.isEmpty || element.traits.contains(.isImage) { return [] }
      return [StatusMenuEntry(id: element.id, kind: .text, title: title, isEnabled: false)]
    }
    return [
      StatusMenuEntry(
        id: element.id, kind: .item, title: title, isEnabled: element.isEnabled, mark: mark(of: element),
        isChoice: element.isChoice && element.kind != .menuItem, run: run)
    ]
  }

  private static func mark(of element: AccessibilityElement) -> Mark? {
    guard element.isChoice || element.traits.contains(.isToggle) else { return nil }
    if element.value == "2" { return .mixed }
    return element.traits.contains(.isSelected) || element.value == "1" ? .on : .off
  }
}
