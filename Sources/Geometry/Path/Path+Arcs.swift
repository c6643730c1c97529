import Foundation

extension Path {
  /// Adds an arc of a circle. If there is a current point, a line leads from it to the start of the arc.
  ///
  /// As in Core Graphics, angles grow from the positive x axis towards the positive y axis, and `clockwise` assumes
  /// that y points up: on screen, where y points down, `false` looks clockwise. From an angle to the same angle plus a
  /// full turn, the arc is a closed circle. Other end angles that are against the direction count from the last full
  /// turn. An arc is not added if one of its numbers is not finite.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    let isCircle = abs(delta - turn) < 1e-9
    if clockwise && delta > 0 {
      delta = isCircle ? -turn : delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise && delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    let wasEmpty = isEmpty
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    if isCircle, wasEmpty { closeSubpath() }
  }

  /// Adds an arc of a circle that turns by `delta`. If there is a current point, a line leads from it to the start of
  /// the arc.
  ///
  /// Turns after the second would only repeat the first and are left out.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let (start, turn) = (startAngle.radians, 2 * Double.pi)
    var sweep = delta.radians
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    if abs(sweep) > 2 * turn { sweep = sweep.remainder(dividingBy: turn) + (sweep > 0 ? turn : -turn) }

    func point(_ angle: Double, tangent: Double) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * CGFloat(cosine - tangent * sine),
        y: center.y + radius * CGFloat(sine + tangent * cosine)
      ).applying(transform)
    }
    let first = point(start, tangent: 0)
    var list = takeElements()
    if let current = Self.currentPoint(list) {
      if current != first { list.append(.line(to: first)) }
    } else {
      list.append(.move(to: first))
    }
    // Split into quarters and a rest: a cubic follows a quarter circle within 0.03 % of its radius.
    let quarter = sweep < 0 ? -turn / 4 : turn / 4
    let count = Int((sweep / quarter - 1e-9).rounded(.up))
    for i in 0..<max(count, 0) {
      let (from, to) = (start + quarter * Double(i), start + (i == count - 1 ? sweep : quarter * Double(i + 1)))
      let tangent = 4 / 3 * tan((to - from) / 4)
      list.append(
        .curve(
          to: point(to, tangent: 0), control1: point(from, tangent: tangent), control2: point(to, tangent: -tangent)))
    }
    storage = .elements(list)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc of `radius`.
  ///
  /// Adds a line to where the arc touches the first side, then the arc. If there is no corner (points are equal or on a
  /// line, or `radius` is 0), it adds a line to `tangent1End`. Without a current point it does nothing.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let from = current.applying(transform.inverted())
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let lengths = hypot(ax, ay) * hypot(bx, by)
    let cross = ax * by - ay * bx
    let dot = ax * bx + ay * by
    guard radius > 0, radius.isFinite, lengths.isFinite, abs(cross) > 1e-9 * lengths else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // Half the angle between the sides determines where the circle touches them and where its centre is.
    let half = atan2(abs(cross), dot) / 2
    let distance = radius / tan(half)
    let (ux, uy) = (ax / hypot(ax, ay), ay / hypot(ax, ay))
    let side: CGFloat = cross > 0 ? 1 : -1
    let touch = CGPoint(x: tangent1End.x + ux * distance, y: tangent1End.y + uy * distance)
    let center = CGPoint(x: touch.x - uy * radius * side, y: touch.y + ux * radius * side)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(start)),
      delta: Angle(radians: Double((.pi - 2 * half) * -side)), transform: transform)
  }
}
