import DisplayList
import Foundation
import Geometry
import UITestSupport

@testable import UICore

extension TestHost {
  /// Writes under an animation and starts it at the present time.
  func animate(_ animation: Animation?, _ write: () -> Void) {
    withAnimation(animation, write)
    update()
  }

  /// The leftmost, topmost point drawn in an opaque colour, in pixels of the window; nil where nothing is.
  func corner(_ color: UInt32 = 0xffff_0000) -> (x: Int, y: Int)? {
    let bitmap = snapshot()
    return bitmap.pixels.firstIndex(of: color).map { ($0 % bitmap.width, $0 / bitmap.width) }
  }

  /// How many pixels are drawn in a colour.
  func area(_ color: UInt32 = 0xffff_0000) -> Int { snapshot().pixels.count { $0 == color } }
}

/// Pure red, whatever the appearance.
let pureRed = Color(red: 1, green: 0, blue: 0)
let pureBlue = Color(red: 0, green: 0, blue: 1)

/// Keeps the value that a ``Meter`` was last drawn with. Main thread.
final class Gauge: @unchecked Sendable { var value = 0.0 }

/// A rectangle that tells the value it is shown with in each frame.
struct Meter: Shape {
  var value: Double
  let gauge: Gauge
  nonisolated init(_ value: Double, _ gauge: Gauge) {
    self.value = value
    self.gauge = gauge
  }
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    gauge.value = value
    return Path(rect)
  }
}
