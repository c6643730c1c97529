import SwiftUI

/// Selects for `chartGesture`: what `chartXSelection` and its like bind is set. Places beyond the plot's ends are its ends.
extension ChartProxy {
  /// Selects the value at a place on the horizontal axis.
  public func selectXValue(at xPosition: CGFloat) { settings.x.selection?.set(x(at: xPosition)) }
  /// Selects the value at a place on the vertical axis.
  public func selectYValue(at yPosition: CGFloat) { settings.y.selection?.set(y(at: yPosition)) }

  /// Selects the interval between two places on the horizontal axis.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    if let start = x(at: from), let end = x(at: to) { settings.x.rangeSelection?.set((start, end)) }
  }
  /// Selects the interval between two places on the vertical axis.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    if let start = y(at: from), let end = y(at: to) { settings.y.rangeSelection?.set((start, end)) }
  }

  /// Selects the value of the sector at an angle, clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    settings.angleSelection?.set(value(atAngle: angle, as: Double.self).map { .number($0) })
  }

  /// Selects what is at a point; nothing for nil.
  func select(_ point: CGPoint?) {
    settings.x.selection?.set(point.flatMap { x(at: $0.x) })
    settings.y.selection?.set(point.flatMap { y(at: $0.y) })
    guard let point, isInCircle(point) else {
      settings.angleSelection?.set(nil)
      return
    }
    selectAngleValue(at: angle(at: point))
  }

  private func isInCircle(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x - plotSize.width / 2, point.y - plotSize.height / 2)
    return hypot(x, y) <= min(plotSize.width, plotSize.height) / 2
  }

  private func x(at position: CGFloat) -> _PlottedValue? {
    let x = min(max(isMirrored ? plotSize.width - position : position, 0), plotSize.width)
    return plan.x.scale.value(at: plan.x.scale.fraction(at: x, length: plotSize.width))
  }

  private func y(at position: CGFloat) -> _PlottedValue? {
    let y = min(max(plotSize.height - position, 0), plotSize.height)
    return plan.y.scale.value(at: plan.y.scale.fraction(at: y, length: plotSize.height))
  }
}
