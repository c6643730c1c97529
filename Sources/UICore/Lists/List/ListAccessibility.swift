import AttributeGraph
import DisplayList
import Geometry

/// The rows of lists and tables as elements, where rows can be selected; elsewhere there is only what is in them.
extension ListDisplayRule: AccessibleRule {
  func accessibility(in graph: Graph) -> AccessibilityContent? { AccessibilityContent() }
  var accessibilitySize: Attribute<ViewSize>? { nil }
  var isAccessibilityLeaf: Bool { false }

  func accessibilityList(in graph: Graph) -> AccessibilityList? {
    guard let content, controller.selected.isSelectable else { return nil }
    let (children, places) = (graph.read(rows.children), graph.read(rows.placements))
    let indices = graph.read(rows.window).indices
    let current = graph.read(controller.isFocused) ? controller.currentIndex : nil
    var parts: [(index: Int, part: AccessibilityList.Part)] = []
    for (order, index) in indices.enumerated() where order < children.count && order < places.count {
      guard let display = children[order].outputs.display else { continue }
      let row = controller.accessibilityRow(index, isFocused: index == current)
      parts.append(
        (
          index,
          AccessibilityList.Part(
            id: display.id.index, row: row, content: graph.read(display), frame: places[order].frame)
        ))
    }
    return AccessibilityList(item: content.id.index, parts: parts.sorted { $0.index < $1.index }.map(\.part))
  }
}

extension ListController {
  /// Nil for a header or a footer.
  fileprivate func accessibilityRow(_ index: Int, isFocused: Bool) -> AccessibilityRow? {
    guard let content, isRow(index) else { return nil }
    let section = content.section(of: index)
    let isBehindHeader = section?.header.map { $0 < index } ?? false
    let first = (section?.views.lowerBound ?? 0) + (isBehindHeader ? 1 : 0)
    let others = [section?.header, section?.footer].count { $0 != nil }
    let value = value(at: index)
    let taker = responder?.accessibilityFocusTaker
    return AccessibilityRow(
      position: index - first + 1, count: (section?.views.count ?? content.count) - others,
      isSelected: selected.contains(value), isSelectable: value.map { canSelect(index, $0) } ?? false,
      isExpanded: state(at: index)?.isExpanded?(), isFocused: isFocused,
      select: { [weak self] in
        guard let self, !isRemoved else { return }
        click(index, modifiers: [])
        _ = activate(index)
      },
      takeFocus: value.flatMap { value in
        taker.map { take in
          { [weak self] in
            take()
            guard let self, !isRemoved else { return }
            lead = ListPlace(value: value, index: index)
            reveal(index)
          }
        }
      })
  }
}
