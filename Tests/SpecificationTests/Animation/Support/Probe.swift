import SwiftUI
import UITestSupport

/// The value that a ``Probe`` was drawn with last. Main thread.
final class Reading: @unchecked Sendable {
  var value = Double.nan

  /// Whether the value is the expected one, up to the rounding of a few operations.
  func isClose(to expected: Double) -> Bool { abs(value - expected) < 1e-9 * max(1, abs(expected)) }
}

/// A rectangle that tells the value with which it is drawn in each frame.
struct Probe: Shape {
  var value: Double
  let reading: Reading

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    reading.value = value
    return Path(rect)
  }
}

/// A host that shows one value, which starts at 0.
@MainActor struct ProbeHost {
  let lever = Lever<Double>()
  let reading = Reading()
  let host: TestHost

  init() throws {
    let (lever, reading) = (lever, reading)
    host = try TestHost { Driven(lever, 0.0) { Probe(value: $0, reading: reading).fill(pureRed) } }
  }

  /// Moves the value under an animation that starts now.
  func animate(_ animation: Animation?, to value: Double) { host.animate(animation) { lever.value = value } }
}
