import SwiftUI

/// The Earth seen from above a place, with its parallels and meridians.
struct Globe: View {
  let coordinate: Coordinate
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Circle()
        .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Graticule(coordinate: coordinate)
        .stroke(.white.opacity(0.45), lineWidth: 0.75)
      Circle()
        .fill(.white)
        .frame(width: 6, height: 6)
    }
  }

  /// Warm at the equator, cold at the poles; dimmer on a dark ground.
  private var colors: [Color] {
    let warmth = 1 - abs(coordinate.latitude) / 90
    let hue = 0.6 - 0.52 * warmth * warmth
    let light = colorScheme == .dark ? 0.82 : 1
    return [
      Color(hue: hue, saturation: 0.62, brightness: 0.92 * light),
      Color(hue: hue + 0.05, saturation: 0.78, brightness: 0.7 * light),
    ]
  }
}
