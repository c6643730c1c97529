import SwiftUI

/// The line below the nose and the corners of the mouth.
struct DogMouth: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.minX + rect.width / 4, y: rect.maxY))
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.maxX - rect.width / 4, y: rect.maxY))
    return path
  }
}
