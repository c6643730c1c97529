import SwiftUI

/// Five lines that cross each other.
struct Pentagram: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<5 {
        let angle = Double.pi * (Double(index) * 0.8 - 0.5)
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
