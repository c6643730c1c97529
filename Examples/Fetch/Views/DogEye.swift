import SwiftUI

/// An eye with its glint.
struct DogEye: View {
  let unit: CGFloat

  var body: some View {
    ZStack {
      Circle()
        .fill(.white.opacity(0.85))
        .frame(width: 10.5 * unit, height: 10.5 * unit)
      Circle()
        .fill(Color(red: 0.16, green: 0.1, blue: 0.07))
        .frame(width: 8.5 * unit, height: 8.5 * unit)
      Circle()
        .fill(.white)
        .frame(width: 2.6 * unit, height: 2.6 * unit)
        .offset(x: 1.4 * unit, y: -1.6 * unit)
    }
  }
}
