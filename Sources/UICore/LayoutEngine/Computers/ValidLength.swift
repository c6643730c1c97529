import Foundation

/// A frame dimension as SwiftUI takes it: a negative or NaN one (or an infinite one, unless allowed) counts as absent.
func validLength(_ length: CGFloat?, allowingInfinity: Bool = false) -> CGFloat? {
  guard let length, length >= 0, allowingInfinity || length != .infinity else { return nil }
  return length
}

/// A finite distance of either sign; anything else is zero.
func validDistance(_ distance: CGFloat) -> CGFloat { distance.isFinite ? distance : 0 }
