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
    let isMirrored = isMirrored
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
        !look.separatesRows && other >= 0 && other < content.count && controller.isRow(other)
          && content.section(of: other) == section
      }
      let state = controller.state(of: child)
      let margins = state?.margins ?? (leading: look.margin, trailing: look.margin)
      let row = CGRect(
        x: isMirrored ? margins.trailing : margins.leading, y: place.origin.y,
        width: max(0, width - margins.leading - margins.trailing), height: place.size.height)
      // Rows of a section that keep different distances from the edges are on cards of their own.
      if let last = card, last.minX != row.minX || last.width != row.width { finish(goesOn: false) }
      if card == nil {
        card = row
        if index == window.views.lowerBound, isSameSection(index - 1) {
          // The row before it does not exist: the card has no corners here.
          card?.origin.y -= 2 * look.radius
          card?.size.height += 2 * look.radius
        }
      } else {
        card = card?.union(row)
      }
      let own = state.map { RowLines(of: $0, context) { content.place(of: index) { controller.isRow($0) } } }
      if own?.sectionShows(.top) == true { lines.append(line(.top, row, row.minY, own, state)) }
      guard isSameSection(index + 1) else {
        finish(goesOn: false)
        if own?.sectionShows(.bottom) == true {
          lines.append(line(.bottom, row, row.maxY - look.line, own, state))
        }
        continue
      }
      if own?.showsBelow(own: true) != false {
        lines.append(line(.bottom, row, row.maxY - look.line, own, state, isInner: true))
      }
    }
    finish(goesOn: true)
    return cards + lines
  }

  /// - Parameter isInner: whether the line is between two rows, where it begins with their content.
  private func line(
    _ edge: VerticalEdge, _ row: CGRect, _ y: CGFloat, _ lines: RowLines?, _ state: ListRowState?, isInner: Bool = false
  ) -> Part {
    let margin = state?.margins.leading ?? look.margin
    let indent = isInner ? (state?.editingZones.leading ?? margin) - margin : 0
    let rect = CGRect(
      x: isMirrored ? row.minX : row.minX + indent, y: y, width: max(0, row.width - indent), height: look.line)
    return Part(rect: rect, path: nil, color: lines?.color(edge) ?? .separator)
  }

  private var isMirrored: Bool {
    context.read(controller.inputs.environmentValue(\.layoutDirection)) == .rightToLeft
  }
}
