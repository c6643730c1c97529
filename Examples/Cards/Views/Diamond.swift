import SwiftUI

/// A diamond whose sides curve inwards.
struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let bend = CGSize(width: rect.width * 0.15, height: rect.height / 6)
    let upperY = rect.midY - bend.height
    let lowerY = rect.midY + bend.height
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX + bend.width, y: upperY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX + bend.width, y: lowerY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX - bend.width, y: lowerY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.midX - bend.width, y: upperY))
    path.closeSubpath()
    return path
  }
}
