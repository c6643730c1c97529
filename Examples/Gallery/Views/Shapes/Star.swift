import SwiftUI

/// A star with any number of points.
struct Star: Shape {
  let points: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<(2 * points) {
        let angle = Double.pi * (Double(index) / Double(points) - 0.5)
        let length = index.isMultiple(of: 2) ? radius : radius * 0.55
        let point = CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
