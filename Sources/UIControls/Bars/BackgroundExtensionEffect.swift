import Foundation
import Geometry
import UICore

extension View {
  /// Shows blurred mirror images of the view beside it, where bars and the like cover the window's edges.
  ///
  /// The images are further views of the same description, which take no input: for pictures and colours.
  public func backgroundExtensionEffect() -> some View { modifier(BackgroundExtension()) }
}

private struct BackgroundExtension: ViewModifier {
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let direction = direction
    content.background {
      GeometryReader { proxy in
        let (size, insets) = (proxy.size, proxy.safeAreaInsets)
        let isMirrored = direction == .rightToLeft
        let left = isMirrored ? insets.trailing : insets.leading
        let right = isMirrored ? insets.leading : insets.trailing
        ZStack(alignment: .topLeading) {
          ForEach(Self.places(left: left, right: right, top: insets.top, bottom: insets.bottom)) { place in
            content
              .environment(\.layoutDirection, direction)
              .frame(width: size.width, height: size.height)
              .scaleEffect(x: place.x == 0 ? 1 : -1, y: place.y == 0 ? 1 : -1)
              .offset(x: left + CGFloat(place.x) * size.width, y: insets.top + CGFloat(place.y) * size.height)
          }
        }
        .frame(
          width: size.width + left + right, height: size.height + insets.top + insets.bottom, alignment: .topLeading
        )
        .blur(radius: 10)
        .clipped()
        .offset(x: -left, y: -insets.top)
        .environment(\.layoutDirection, .leftToRight)
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }

  /// Where an image stands: so many times the view's size beside it.
  struct Place: Identifiable {
    let x, y: Int
    var id: Int { 3 * y + x }
  }

  /// The places at edges that something covers.
  static func places(left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) -> [Place] {
    var result: [Place] = []
    for y in -1...1 where y == 0 || (y < 0 ? top : bottom) > 0 {
      for x in -1...1 where x == 0 || (x < 0 ? left : right) > 0 { result.append(Place(x: x, y: y)) }
    }
    // Where nothing is covered there is nothing to show.
    return result.count == 1 ? [] : result
  }
}
