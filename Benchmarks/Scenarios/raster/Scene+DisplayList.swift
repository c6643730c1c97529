import DisplayList
import Foundation
import Geometry
import TextLayout

extension RGBA {
  /// - Parameter argb: `0xAARRGGBB`, straight.
  init(argb: UInt32) { self.init(hex: argb & 0xFF_FFFF, alpha: Float(argb >> 24) / 255) }
}

extension Scene {
  /// The same picture as the renderer takes it, text laid out.
  func displayList(_ fonts: FontSystem) -> DisplayList {
    DisplayList(
      commands.enumerated().flatMap { index, command in
        items(of: command, fonts).map { bounds, content in
          DisplayItem(id: UInt32(index + 1), version: 1, bounds: bounds, content: content)
        }
      })
  }

  private func items(of command: Command, _ fonts: FontSystem) -> [(CGRect, DisplayItem.Content)] {
    func around(_ points: [CGPoint], outset: CGFloat = 0) -> CGRect {
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.insetBy(dx: -outset, dy: -outset)
    }
    func paint(_ color: UInt32) -> Paint { .color(RGBA(argb: color)) }

    switch command {
    case .polyline(let color, let width, let points):
      let style = StrokeStyle(lineWidth: width)
      return [(around(points, outset: width), .polylines([points], style, paint(color)))]
    case .rect(let color, let rect):
      return [(rect, .shape(ShapeItem(path: Path(rect), paint: paint(color))))]
    case .rects(let color, let rects):
      return [(rects.reduce(.null) { $0.union($1) }, .rectangles(rects, paint(color)))]
    case .rectPath(let color, let rects):
      let path = Path { path in for rect in rects { path.addRect(rect) } }
      return [(rects.reduce(.null) { $0.union($1) }, .shape(ShapeItem(path: path, paint: paint(color))))]
    case .curves(let color, let start, let curves):
      let path = Path { path in
        path.move(to: start)
        for curve in curves { path.addQuadCurve(to: curve.end, control: curve.control) }
        path.closeSubpath()
      }
      let points = [start] + curves.flatMap { [$0.control, $0.end] }
      return [(around(points), .shape(ShapeItem(path: path, paint: paint(color))))]
    case .text(let color, let origin, let text):
      let layout = fonts.layout(
        StyledText(text, TextRunAttributes(font: FontDescriptor(size: 13))))
      let runs = layout.lines.flatMap { line in
        line.runs.map { placed in
          (
            run: placed.run,
            origin: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y - line.origin.y)
          )
        }
      }
      let bounds = CGRect(x: origin.x - 2, y: origin.y - 14, width: layout.size.width + 4, height: 20)
      return [(bounds, .glyphs(GlyphItem(runs: runs, color: RGBA(argb: color))))]
    case .roundRect(let fill, let stroke, let width, let radius, let angle, let center, let size):
      let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let path = Path(roundedRect: frame, cornerRadius: radius, style: .circular)
      let bounds = frame.insetBy(dx: -width, dy: -width)
      let list = DisplayList([
        DisplayItem(id: 1, version: 1, bounds: bounds, content: .shape(ShapeItem(path: path, paint: paint(fill)))),
        DisplayItem(
          id: 2, version: 1, bounds: bounds,
          content: .shape(ShapeItem(path: path, paint: paint(stroke), stroke: StrokeStyle(lineWidth: width)))),
      ])
      let transform = CGAffineTransform(rotationAngle: angle).concatenating(
        CGAffineTransform(translationX: center.x, y: center.y))
      return [(bounds.applying(transform), .group(GroupItem(list, transform: transform)))]
    }
  }
}
