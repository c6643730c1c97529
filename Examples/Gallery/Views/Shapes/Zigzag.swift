import SwiftUI

/// A line that shows its joins.
struct Zigzag: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let area = rect.insetBy(dx: 8, dy: 14)
    return Path { path in
      path.move(to: CGPoint(x: area.minX, y: area.maxY))
      path.addLine(to: CGPoint(x: area.minX + area.width / 3, y: area.minY))
      path.addLine(to: CGPoint(x: area.minX + area.width * 2 / 3, y: area.maxY))
      path.addLine(to: CGPoint(x: area.maxX, y: area.minY))
    }
  }
}
