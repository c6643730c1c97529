import SwiftUI

/// Petals around a middle.
struct Flower: Shape {
  let petals: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let petal = Path(ellipseIn: CGRect(x: 0, y: -radius * 0.2, width: radius, height: radius * 0.4))
    var path = Path()
    for index in 0..<petals {
      let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: 2 * .pi * CGFloat(index) / CGFloat(petals))
      path.addPath(petal, transform: turn)
    }
    return path
  }
}
