import SwiftUI

/// Head, muzzle, eyes and nose, with hanging ears in front and others behind.
struct DogHead: View {
  let breed: Breed
  /// A hundredth of the portrait's width, in points.
  let unit: CGFloat

  var body: some View {
    ZStack {
      if breed.ears != .hanging { ears }
      Ellipse()
        .fill(breed.coat)
        .frame(width: 62 * breed.breadth * unit, height: 62 * unit)
        .offset(y: 3 * unit)
      Capsule()
        .fill(breed.marking)
        .frame(width: 9 * unit, height: 34 * unit)
        .offset(y: -8 * unit)
      Ellipse()
        .fill(breed.marking)
        .frame(width: 36 * breed.breadth * unit, height: 28 * unit)
        .offset(y: 19 * unit)
      DogEye(unit: unit)
        .offset(x: -13 * breed.breadth * unit, y: -2 * unit)
      DogEye(unit: unit)
        .offset(x: 13 * breed.breadth * unit, y: -2 * unit)
      DogMouth()
        .stroke(Color(white: 0.12), style: StrokeStyle(lineWidth: 1.6 * unit, lineCap: .round, lineJoin: .round))
        .frame(width: 16 * unit, height: 11 * unit)
        .offset(y: 22 * unit)
      Ellipse()
        .fill(Color(white: 0.1))
        .frame(width: 13 * unit, height: 9 * unit)
        .offset(y: 12 * unit)
      if breed.ears == .hanging { ears }
    }
  }

  private var ears: some View {
    ZStack {
      DogEar(kind: breed.ears, isLeft: true).fill(breed.coat)
      DogEar(kind: breed.ears, isLeft: true).fill(.black.opacity(0.22))
      DogEar(kind: breed.ears, isLeft: false).fill(breed.coat)
      DogEar(kind: breed.ears, isLeft: false).fill(.black.opacity(0.22))
    }
    .frame(width: (62 * breed.breadth + 16) * unit, height: 70 * unit)
  }
}
