import SwiftUI

/// What a key does in a graph that has the focus.
enum GraphKey: Equatable {
  /// Arrows: move the window by a tenth, with Shift by its width; if a point is chosen, move to the next point.
  case move(isForward: Bool, isFar: Bool)
  /// Home and End: move to the first or last point.
  case end(isLast: Bool)
  /// Plus and minus: zoom around the chosen point, or the middle.
  case zoom(by: Double)
  /// Space and Return: choose the point under the pointer or in the middle, or release it.
  case choose
  /// Zero: show everything again.
  case reset
  /// Escape: release the point; if there is none, show everything; if everything is shown, do not handle the key.
  case leave

  /// The part of the window's width by which an arrow moves it.
  static let panPart = 0.1
  /// The number of points by which an arrow with Shift moves.
  static let farStep = 10

  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return nil }
    let isFar = press.modifiers.contains(.shift)
    switch press.key {
    case .leftArrow: self = .move(isForward: false, isFar: isFar)
    case .rightArrow: self = .move(isForward: true, isFar: isFar)
    case .home: self = .end(isLast: false)
    case .end: self = .end(isLast: true)
    // On many keyboards, plus is Shift and the equals sign.
    case "+", "=": self = .zoom(by: 1.5)
    case "-", "_": self = .zoom(by: 1 / 1.5)
    case .space, .return: self = .choose
    case "0": self = .reset
    case .escape: self = .leave
    default: return nil
    }
  }
}

/// A point chosen with the keyboard.
struct PlotPin: Equatable {
  var x: Double
  /// The pointer's position at that time; once the pointer moves, the pin is dropped.
  var pointer: CGPoint?
}

extension Scale {
  /// The position of a value in a window: 0 at its lower end, 1 at its upper end.
  func part(of value: Double, in window: ClosedRange<Double>) -> Double {
    let (lower, upper) = (transformed(window.lowerBound), transformed(window.upperBound))
    return upper > lower ? (transformed(value) - lower) / (upper - lower) : 0
  }

  /// The range between two positions in a window, which may be outside 0…1.
  func stretch(of window: ClosedRange<Double>, from start: Double, to end: Double) -> ClosedRange<Double> {
    let (lower, upper) = (transformed(window.lowerBound), transformed(window.upperBound))
    let (first, last) = (inverse(lower + start * (upper - lower)), inverse(lower + end * (upper - lower)))
    return first <= last ? first...last : window
  }
}
