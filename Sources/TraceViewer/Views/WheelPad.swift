import SwiftUI

/// Reports how far a wheel or a touchpad turned over it.
///
/// SwiftUI reports scrolling only through scroll views. So this is a scroll view with empty content, so large that its
/// ends are never reached: it returns to the middle before that.
struct WheelPad: View {
  /// How many points content would move up and left.
  let action: (_ dx: Double, _ dy: Double) -> Void

  private static let extent: CGFloat = 1_000_000
  private static let name = "wheel"

  var body: some View {
    ScrollViewReader { scroller in
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .named(Self.name)).origin) { old, new in
            let (dx, dy) = (old.x - new.x, old.y - new.y)
            if max(abs(dx), abs(dy)) < Self.extent / 8 { action(dx, dy) }
            let offset = max(abs(new.x + Self.extent / 2), abs(new.y + Self.extent / 2))
            if offset > Self.extent / 4 { scroller.scrollTo(Self.name, anchor: .center) }
          }
        }
        .frame(width: Self.extent, height: Self.extent)
        .contentShape(Rectangle())
        .id(Self.name)
      }
      .coordinateSpace(.named(Self.name))
      .onAppear { scroller.scrollTo(Self.name, anchor: .center) }
    }
  }
}
