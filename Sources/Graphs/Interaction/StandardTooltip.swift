import SwiftUI

/// The position on the x axis, and a row for each value, in a box beside the crosshair.
struct StandardTooltip {
  let selection: GraphSelection
  let title: String
  /// The crosshair's x and the pointer's y in the plot, in points.
  let x: Double
  let y: Double

  private static let font = Font.system(size: 11)
  private static let padding = CGSize(width: 9, height: 7)
  private static let symbol = 7.0
  private static let columnGap = 6.0
  private static let rowGap = 2.0
  private static let titleGap = 3.0

  /// - Parameter scale: pixels per point.
  func draw(in context: GraphicsContext, plot: CGSize, scale: Double) {
    let title = Line(context, Text(title).font(Self.font), .style(.secondary))
    let rows = selection.values.map { value in
      Row(
        color: value.color, name: Line(context, Text(value.name).font(Self.font), .foreground),
        label: Line(context, Text(value.label).font(Self.font.monospacedDigit().weight(.semibold)), .foreground))
    }
    let nameWidth = rows.map(\.name.size.width).max() ?? 0
    let labelWidth = rows.map(\.label.size.width).max() ?? 0
    let grid = Self.symbol + Self.columnGap + nameWidth + Self.columnGap + labelWidth
    let rowsHeight = rows.reduce(0) { $0 + $1.height } + Double(rows.count - 1) * Self.rowGap
    let box = TooltipPlacement.frame(
      of: CGSize(
        width: max(title.size.width, grid) + 2 * Self.padding.width,
        height: title.size.height + Self.titleGap + rowsHeight + 2 * Self.padding.height),
      besideX: x, y: y, in: plot)
    func snapped(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let (left, top) = (snapped(box.minX), snapped(box.minY))
    drawBackground(CGRect(x: left, y: top, width: box.width, height: box.height), context)
    let start = left + Self.padding.width
    var row = top + Self.padding.height
    title.draw(in: context, at: CGPoint(x: start, y: row))
    row += title.size.height + Self.titleGap
    for each in rows {
      let disc = CGRect(
        x: start, y: snapped(row + (each.height - Self.symbol) / 2), width: Self.symbol, height: Self.symbol)
      context.fill(Path(ellipseIn: disc), with: .color(each.color))
      let name = CGPoint(
        x: start + Self.symbol + Self.columnGap, y: snapped(row + (each.height - each.name.size.height) / 2))
      each.name.draw(in: context, at: name)
      let label = CGPoint(
        x: start + grid - each.label.size.width, y: snapped(row + (each.height - each.label.size.height) / 2))
      each.label.draw(in: context, at: label)
      row += each.height + Self.rowGap
    }
  }

  private func drawBackground(_ box: CGRect, _ context: GraphicsContext) {
    var shadowed = context
    shadowed.addFilter(.shadow(color: .black.opacity(0.22), radius: 5, y: 2))
    shadowed.fill(Path(roundedRect: box, cornerRadius: 6), with: .style(.background))
    let border = Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5)
    context.stroke(border, with: .style(.quaternary), lineWidth: 1)
  }

  private struct Row {
    let color: Color
    let name: Line
    let label: Line
    var height: Double { max(name.size.height, label.size.height, symbol) }
  }

  /// One line of text.
  private struct Line {
    private let text: GraphicsContext.ResolvedText
    let size: CGSize
    /// More than any line takes. It is measured and drawn in the same space, so that it is laid out once.
    private static let room = CGSize(width: 10_000, height: 1000)

    init(_ context: GraphicsContext, _ text: Text, _ shading: GraphicsContext.Shading) {
      var text = context.resolve(text)
      text.shading = shading
      self.text = text
      size = text.measure(in: Self.room)
    }

    func draw(in context: GraphicsContext, at place: CGPoint) {
      context.draw(text, in: CGRect(origin: place, size: Self.room))
    }
  }
}
