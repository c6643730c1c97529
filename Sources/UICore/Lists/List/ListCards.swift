import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// The cards behind the rows of a grouped list, and the lines between rows.
///
/// Rows that carry, move or do not exist leave them as they are: a card reaches from its section's first row that exists to the
/// last, and beyond where the section goes on.
struct ListCards {
  let look: ListCardLook
  let controller: ListController
  let context: RuleContext<DisplayList>

  init(_ look: ListCardLook, controller: ListController, context: RuleContext<DisplayList>) {
    (self.look, self.controller, self.context) = (look, controller, context)
  }

  struct Part {
    let rect: CGRect
    let path: Path?
    let color: Color
  }

  func parts(_ rows: LazyHandles, width: CGFloat) -> [Part] {
    let (children, places) = (context.read(rows.children), context.read(rows.placements))
    let (content, window) = (context.read(rows.content), context.read(rows.window))
    var (cards, lines): ([Part], [Part]) = ([], [])
    var card: CGRect?
    func finish(goesOn: Bool) {
      guard var rect = card else { return }
      card = nil
      if goesOn { rect.size.height += 2 * look.radius }
      let radii = CGSize(width: look.radius, height: look.radius)
      cards.append(
        Part(rect: rect, path: look.radius > 0 ? Path(roundedRect: rect, cornerSize: radii) : nil, color: look.color))
    }
    for ((index, child), place) in zip(zip(window.indices, children), places) {
      guard controller.isRow(index) else {
        finish(goesOn: false)
        continue
      }
      let section = content.section(of: index)
      func isSameSection(_ other: Int) -> Bool {
        other >= 0 && other < content.count && controller.isRow(other) && content.section(of: other) == section
      }
      let row = CGRect(
        x: look.margin, y: place.origin.y, width: max(0, width - 2 * look.margin), height: place.size.height)
      if card == nil {
        card = row
        if isSameSection(index - 1) {
          // The row before it does not exist: the card has no corners here.
          card?.origin.y -= 2 * look.radius
          card?.size.height += 2 * look.radius
        }
      } else {
        card = card?.union(row)
      }
      guard isSameSection(index + 1) else {
        finish(goesOn: false)
        continue
      }
      if let line = line(below: row, controller.state(of: child)) { lines.append(line) }
    }
    finish(goesOn: true)
    return cards + lines
  }

  private func line(below row: CGRect, _ state: ListRowState?) -> Part? {
    let separators = state?.traits[ListRowSeparatorTrait.self].map { context.read($0) }
    if let separators, separators.edges.contains(.bottom), separators.visibility == .hidden { return nil }
    let tint = state?.traits[ListRowSeparatorTintTrait.self].map { context.read($0) }
    let color = tint.flatMap { $0.edges.contains(.bottom) ? $0.color : nil }
    let indent = (state?.editingZones.leading ?? look.margin) - look.margin
    let direction = context.read(controller.inputs.environmentValue(\.layoutDirection))
    let rect = CGRect(
      x: direction == .rightToLeft ? row.minX : row.minX + indent, y: row.maxY - look.line,
      width: max(0, row.width - indent), height: look.line)
    return Part(rect: rect, path: nil, color: color ?? .separator)
  }
}
