import SwiftUI

/// Draws a threshold's line or range, and its label.
struct ThresholdView: View {
  let mark: ThresholdMark
  let style: LayerStyle
  let space: PlotSpace

  var body: some View {
    Canvas { context, size in
      if mark.lower.isNaN || mark.upper.isNaN { return }
      let color = style.color ?? mark.severity.color
      let (upper, lower) = (space.snapped(space.y.position(mark.upper)), space.snapped(space.y.position(mark.lower)))
      if lower > upper {
        let rect = CGRect(x: 0, y: upper, width: size.width, height: lower - upper)
        context.fill(Path(rect), with: .color(color.opacity(0.12)))
      } else {
        let line = style.stroke ?? StrokeStyle(lineWidth: 1, dash: [5, 3])
        var path = Path()
        path.move(to: CGPoint(x: 0, y: upper + 0.5))
        path.addLine(to: CGPoint(x: size.width, y: upper + 0.5))
        context.stroke(path, with: .color(color), style: line)
      }
      if mark.label.isEmpty { return }
      let text = context.resolve(Text(mark.label).font(.caption2).foregroundStyle(color))
      let height = text.measure(in: size).height
      // Above the line, unless that is above the graph.
      let y = upper - height - 1 < 0 ? upper + 2 : upper - height - 1
      context.draw(text, at: CGPoint(x: size.width - 4, y: y), anchor: .topTrailing)
    }
  }
}

/// Tints a stretch of time.
struct RegionView: View {
  let mark: RegionMark
  let style: LayerStyle
  let space: PlotSpace

  var body: some View {
    Canvas { context, size in
      let left = space.snapped(max(0, space.x.position(mark.x.lowerBound)))
      let right = space.snapped(min(size.width, space.x.position(mark.x.upperBound)))
      guard right > left else { return }
      let color = style.color ?? .gray
      let rect = CGRect(x: left, y: 0, width: right - left, height: size.height)
      context.fill(Path(rect), with: .color(color.opacity(0.14)))
      if mark.label.isEmpty { return }
      let text = context.resolve(Text(mark.label).font(.caption2).foregroundStyle(.secondary))
      if text.measure(in: size).width < rect.width - 8 {
        context.draw(text, at: CGPoint(x: left + 4, y: 3), anchor: .topLeading)
      }
    }
  }
}

/// Draws the moment of an event, with a flag at the top.
struct EventView: View {
  let mark: EventMark
  let style: LayerStyle
  let space: PlotSpace

  var body: some View {
    Canvas { context, size in
      let x = space.snapped(space.x.position(mark.x)) + 0.5
      guard x >= 0, x <= size.width else { return }
      let color = style.color ?? mark.severity.color
      var line = Path()
      line.move(to: CGPoint(x: x, y: 0))
      line.addLine(to: CGPoint(x: x, y: size.height))
      context.stroke(line, with: .color(color.opacity(0.8)), style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
      if mark.label.isEmpty { return }
      let text = context.resolve(Text(mark.label).font(.caption2).foregroundStyle(color))
      let width = text.measure(in: size).width
      let anchor: UnitPoint = x + width + 6 > size.width ? .topTrailing : .topLeading
      context.draw(text, at: CGPoint(x: anchor == .topLeading ? x + 4 : x - 4, y: 3), anchor: anchor)
    }
  }
}

/// Puts a view at its place.
struct AnnotationView: View {
  let mark: AnnotationMark
  let space: PlotSpace

  var body: some View {
    let point = space.point(mark.x, mark.y)
    // Out of sight where there is no such place.
    let isPlace = point.x.isFinite && point.y.isFinite
    // A point-sized frame whose content hangs out of it the way that the alignment says.
    mark.content
      .fixedSize()
      .frame(width: 0, height: 0, alignment: mark.alignment)
      .offset(x: isPlace ? point.x : 0, y: isPlace ? point.y : 0)
      .opacity(isPlace ? 1 : 0)
      .frame(width: space.size.width, height: space.size.height, alignment: .topLeading)
      .clipped()
  }
}
