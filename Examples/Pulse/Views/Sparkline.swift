import SwiftUI

/// The last two minutes as a line over its faint area; the newest value is at the trailing edge.
struct Sparkline: View {
  let values: [Double]
  let range: ClosedRange<Double>
  let color: Color

  var body: some View {
    Canvas { context, size in
      let points = SparklinePoints.points(of: values, in: range, size: size)
      guard let first = points.first, let last = points.last else { return }
      let line = Path { $0.addLines(points) }
      var area = line
      area.addLine(to: CGPoint(x: last.x, y: size.height))
      area.addLine(to: CGPoint(x: first.x, y: size.height))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [color.opacity(0.3), color.opacity(0.03)]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
      context.stroke(line, with: .color(color), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
      let dot = CGRect(x: last.x - 3, y: last.y - 3, width: 6, height: 6)
      context.fill(Path(ellipseIn: dot), with: .color(color))
    }
  }
}
