import SwiftUI

/// Draws the grid, the base line and the labels of all axes.
struct AxesView: View {
  let picture: AxesPicture
  private let metrics = AxisMetrics()

  init(picture: AxesPicture) { self.picture = picture }

  var body: some View {
    Canvas { context, size in
      // Paler than the lines of layers.
      let grid = context.resolve(.color(.primary.opacity(0.09)))
      let label = context.resolve(.style(.secondary))
      for side in YAxisSide.allCases { draw(side, grid, label, &context) }
      drawX(grid, label, size, &context)
      drawMarks(&context)
    }
  }

  private func draw(
    _ side: YAxisSide, _ grid: GraphicsContext.Shading, _ label: GraphicsContext.Shading,
    _ context: inout GraphicsContext
  ) {
    guard let axis = picture.y[side], let space = picture.spaces[side] else { return }
    let plot = picture.plot
    let hasGrid = !axis.isHidden && (side == .leading || picture.y[.leading] == nil)
    let line = 1 / picture.scale
    if let title = axis.title, !axis.isHidden {
      var text = context.resolve(Text(title).font(metrics.font.weight(.medium)))
      text.shading = label
      let x = side == .leading ? 0 : picture.size.width
      context.draw(text, at: CGPoint(x: x, y: 0), anchor: side == .leading ? .topLeading : .topTrailing)
    }
    for tick in axis.ticks {
      let y = picture.snapped(plot.minY + space.y.position(tick.value))
      if hasGrid {
        context.fill(Path(CGRect(x: plot.minX, y: y, width: plot.width, height: line)), with: grid)
      }
      if axis.isHidden || tick.label.isEmpty { continue }
      var text = context.resolve(Text(tick.label).font(metrics.font.monospacedDigit()))
      text.shading = label
      let x = side == .leading ? plot.minX - metrics.labelGap : plot.maxX + metrics.labelGap
      context.draw(text, at: CGPoint(x: x, y: y), anchor: side == .leading ? .trailing : .leading)
    }
  }

  private func drawX(
    _ grid: GraphicsContext.Shading, _ label: GraphicsContext.Shading, _ size: CGSize,
    _ context: inout GraphicsContext
  ) {
    let plot = picture.plot
    let line = 1 / picture.scale
    if picture.x.isHidden { return }
    let axis = context.resolve(.style(.tertiary))
    context.fill(Path(CGRect(x: plot.minX, y: picture.snapped(plot.maxY), width: plot.width, height: line)), with: axis)
    for mark in picture.x.marks where mark.isLine {
      let x = picture.snapped(plot.minX + mark.position)
      context.fill(Path(CGRect(x: x, y: plot.minY, width: line, height: plot.height)), with: grid)
    }
    let labels = XAxisLabels(picture.x.marks, start: plot.minX, width: size.width, gap: metrics.labelGap) {
      context.resolve(text($0, $1)).measure(in: CGSize(width: 1000, height: 100)).width
    }
    for place in labels.labels {
      var text = context.resolve(text(place.context, place.text))
      text.shading = label
      context.draw(text, at: CGPoint(x: picture.snapped(place.middle), y: plot.maxY + 5), anchor: .top)
    }
  }

  /// The date or year in bold where it changes, then the label.
  private func text(_ context: String, _ label: String) -> Text {
    let own = Text(label).font(metrics.font.monospacedDigit())
    if context.isEmpty { return own }
    let bold = Text(context).font(metrics.font.weight(.semibold))
    return label.isEmpty ? bold : bold + Text(" ").font(metrics.font) + own
  }

  /// The marks of axes with minor ticks, outside the plot.
  private func drawMarks(_ context: inout GraphicsContext) {
    let (plot, line) = (picture.plot, 1 / picture.scale)
    let ink = context.resolve(.style(.tertiary))
    if !picture.x.isHidden, !picture.x.minors.isEmpty {
      let majors = picture.x.marks.map(\.position)
      for (position, length) in metrics.marks(minors: picture.x.minors, majors: majors) {
        let x = picture.snapped(plot.minX + position)
        context.fill(Path(CGRect(x: x, y: plot.maxY, width: line, height: length)), with: ink)
      }
    }
    for (side, axis) in picture.y where !axis.isHidden && !axis.minors.isEmpty {
      guard let space = picture.spaces[side] else { continue }
      let places = { (values: [Double]) in values.map { space.y.position($0) } }
      let majors = places(axis.ticks.filter(\.isMajor).map(\.value))
      for (position, length) in metrics.marks(minors: places(axis.minors), majors: majors) {
        let x = side == .leading ? plot.minX - length : plot.maxX
        let y = picture.snapped(plot.minY + position)
        context.fill(Path(CGRect(x: x, y: y, width: length, height: line)), with: ink)
      }
    }
  }
}
