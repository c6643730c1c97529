import SwiftUI

/// What a key does in a graph that has the focus.
enum GraphKey: Equatable {
  /// The arrows: move the window by a tenth, with Shift by its width; from point to point where one is chosen.
  case move(isForward: Bool, isFar: Bool)
  /// Home and End: to the first or last point.
  case end(isLast: Bool)
  /// Plus and minus: around the chosen point, or the middle.
  case zoom(by: Double)
  /// Space and Return: choose the point under the pointer or in the middle, or let go of it.
  case choose
  /// Zero: show everything again.
  case reset
  /// Escape: let go of the point; then show everything; then leave the key to others.
  case leave

  /// The part of the window that an arrow moves it by.
  static let panPart = 0.1
  /// The points that an arrow goes by with Shift.
  static let farStep = 10

  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return nil }
    let isFar = press.modifiers.contains(.shift)
    switch press.key {
    case .leftArrow: self = .move(isForward: false, isFar: isFar)
    case .rightArrow: self = .move(isForward: true, isFar: isFar)
    case .home: self = .end(isLast: false)
    case .end: self = .end(isLast: true)
    // Where plus needs Shift, it is on the key of the equals sign.
    case "+", "=": self = .zoom(by: 1.5)
    case "-", "_": self = .zoom(by: 1 / 1.5)
    case .space, .return: self = .choose
    case "0": self = .reset
    case .escape: self = .leave
    default: return nil
    }
  }
}

/// A point that was chosen by keys.
struct PlotPin: Equatable {
  var x: Double
  /// Where the pointer lay then; it takes over when it moves.
  var pointer: CGPoint?
}

extension Scale {
  /// Where a value stands in a window: 0 at its lower end, 1 at its upper.
  func part(of value: Double, in window: ClosedRange<Double>) -> Double {
    let (lower, upper) = (transformed(window.lowerBound), transformed(window.upperBound))
    return upper > lower ? (transformed(value) - lower) / (upper - lower) : 0
  }

  /// The stretch between two parts of a window, which may be outside 0…1.
  func stretch(of window: ClosedRange<Double>, from start: Double, to end: Double) -> ClosedRange<Double> {
    let (lower, upper) = (transformed(window.lowerBound), transformed(window.upperBound))
    let (first, last) = (inverse(lower + start * (upper - lower)), inverse(lower + end * (upper - lower)))
    return first <= last ? first...last : window
  }
}
