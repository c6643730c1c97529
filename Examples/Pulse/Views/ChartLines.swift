import SwiftUI

/// Lines at the top, the middle and the bottom of a chart, on whole points.
struct ChartLines: View {
  var body: some View {
    Canvas { context, size in
      for step in 0...2 {
        let y = ((size.height - 1) * CGFloat(step) / 2).rounded(.down)
        context.fill(Path(CGRect(x: 0, y: y, width: size.width, height: 1)), with: .color(.gray.opacity(0.25)))
      }
    }
  }
}
