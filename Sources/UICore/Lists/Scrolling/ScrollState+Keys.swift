import Foundation
import Geometry

extension ScrollState {
  /// Scrolls as a key asks that nothing else took.
  ///
  /// - Returns: whether there was anything to scroll.
  func scroll(by press: KeyStroke) -> Bool {
    guard press.phase != .up, let area = currentArea,
      press.modifiers.isDisjoint(with: [.control, .command, .option])
    else { return false }
    let isBackwards = press.modifiers.contains(.shift)
    let axis: Axis = area.axes.contains(.vertical) && area.limit.y > 0 ? .vertical : .horizontal
    // A line of what was in sight stays, to read on from.
    let page = max(ScrollMotion.line, area.viewport[axis] - ScrollMotion.line)
    let forward: CGFloat = area.direction == .rightToLeft ? -1 : 1
    switch press.key {
    case .pageDown: return step(axis, by: page)
    case .pageUp: return step(axis, by: -page)
    case .space: return step(axis, by: isBackwards ? -page : page)
    case .home: return step(axis, to: 0)
    case .end: return step(axis, to: .greatestFiniteMagnitude)
    case .downArrow: return step(.vertical, by: ScrollMotion.line)
    case .upArrow: return step(.vertical, by: -ScrollMotion.line)
    case .rightArrow: return step(.horizontal, by: forward * ScrollMotion.line)
    case .leftArrow: return step(.horizontal, by: -forward * ScrollMotion.line)
    default: return false
    }
  }

  func step(_ axis: Axis, by distance: CGFloat) -> Bool { step(axis, to: currentTarget[axis] + distance) }

  private func step(_ axis: Axis, to position: CGFloat) -> Bool {
    step(to: CGPoint(axis, position, cross: currentTarget[axis.opposite]))
  }

  /// Moves so that a rectangle in the viewport's space comes into sight, with some of what is beside it.
  ///
  /// - Returns: how far the content moves.
  func reveal(_ rect: CGRect) -> CGVector {
    guard let area = currentArea, !rect.isNull else { return .zero }
    let start = viewportOrigin()
    let rect = rect.offsetBy(dx: -start.x, dy: -start.y)
    let old = currentOffset
    let origin = area.origin(at: ScrollOffset(point: old))
    // What is wholly in sight stays.
    let seen = CGRect(origin: .zero, size: area.viewport).insetBy(dx: -0.5, dy: -0.5)
    if seen.contains(rect) { return .zero }
    let margin = Self.revealMargin
    var wanted = rect.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -margin, dy: -margin)
    if wanted.width > area.viewport.width { wanted = wanted.insetBy(dx: margin, dy: 0) }
    if wanted.height > area.viewport.height { wanted = wanted.insetBy(dx: 0, dy: margin) }
    let new = area.offset(showing: wanted, anchor: nil, from: old)
    if new == old { return .zero }
    scroll(to: new)
    return area.movement(from: old, to: new)
  }

  /// Points beside what was brought into sight, so that one sees whether there is more. Our own figure.
  private static let revealMargin: CGFloat = 12
}
