import SwiftUI

/// Marks in points of a plot of a size.
struct MarkGeometry {
  let size: CGSize
  let x: AxisPadding
  let y: AxisPadding

  init(_ drawing: MarkDrawing, size: CGSize) {
    self.size = size
    x = drawing.xPadding
    y = drawing.yPadding
  }

  func x(_ fraction: Double) -> CGFloat { x.start + fraction * (size.width - x.start - x.end) }
  func y(_ fraction: Double) -> CGFloat { size.height - y.start - fraction * (size.height - y.start - y.end) }

  /// Where a mark stands: a bar's rectangle, a point without a size.
  func rect(_ look: MarkLook, _ place: MarkPlaces.Place) -> CGRect {
    var (left, right) = (x(place.x0), x(place.x1))
    var (top, bottom) = (y(place.y1), y(place.y0))
    (left, right) = (look.points.left ?? left, look.points.right ?? right)
    (top, bottom) = (look.points.top ?? top, look.points.bottom ?? bottom)
    if left > right { swap(&left, &right) }
    if top > bottom { swap(&top, &bottom) }
    switch look.kind {
    case .bar, .rectangle:
      let share = look.kind == .bar ? 0.7 : 1
      if look.hasBandX { (left, right) = fitted(left, right, look.width, share) }
      if look.hasBandY { (top, bottom) = fitted(top, bottom, look.height, share) }
      let isRectangle = look.kind == .rectangle
      if !look.hasBandX, look.isUpright || isRectangle, left == right { (left, right) = thin(left, look.width) }
      if !look.hasBandY, !look.isUpright || isRectangle, top == bottom { (top, bottom) = thin(top, look.height) }
    case .line, .point, .area:
      if look.hasBandX { left = (left + right) / 2; right = left }
      if look.hasBandY { top = (top + bottom) / 2; bottom = top }
    case .rule:
      if look.hasBandX { left = (left + right) / 2; right = left }
      if look.hasBandY { top = (top + bottom) / 2; bottom = top }
    case .sector: return sectorFrame(look)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: look.offset.x, dy: look.offset.y)
  }

  private func fitted(
    _ low: CGFloat, _ high: CGFloat, _ dimension: MarkDimension, _ share: CGFloat
  ) -> (CGFloat, CGFloat) {
    let length = dimension.length(in: high - low, automatic: share)
    let middle = (low + high) / 2
    return (middle - length / 2, middle + length / 2)
  }

  /// A bar or a rectangle at a single value: 10 points, or as wide as is said.
  private func thin(_ middle: CGFloat, _ dimension: MarkDimension) -> (CGFloat, CGFloat) {
    let length = dimension.length(in: 10, automatic: 1)
    return (middle - length / 2, middle + length / 2)
  }

  // MARK: Sectors

  private func sectorFrame(_ look: MarkLook) -> CGRect {
    let radius = outerRadius(look)
    return CGRect(x: size.width / 2 - radius, y: size.height / 2 - radius, width: 2 * radius, height: 2 * radius)
  }

  private func outerRadius(_ look: MarkLook) -> CGFloat {
    look.sector?.outer.length(in: radius, automatic: 1) ?? radius
  }

  private var radius: CGFloat { max(min(size.width, size.height) / 2, 0) }

  /// A sector less its insets, each side moved by half of the gap, and by `inset` on all sides.
  func sector(_ look: MarkLook, _ place: MarkPlaces.Place, inset: CGFloat = 0) -> Path {
    let half = radius
    let outer = outerRadius(look) - inset
    var inner = (look.sector?.inner.length(in: half, automatic: 0) ?? 0)
    if inner > 0 { inner += inset }
    guard outer > inner, outer > 0, place.x1 > place.x0 else { return Path() }
    let center = CGPoint(x: size.width / 2 + look.offset.x, y: size.height / 2 + look.offset.y)
    let isWhole = place.x1 - place.x0 >= 1 - 1e-9
    let side = isWhole ? 0 : (look.sector?.inset ?? 0) + inset
    let (start, end) = ((place.x0 - 0.25) * 2 * .pi, (place.x1 - 0.25) * 2 * .pi)
    // A side moved by `side` meets a circle that much of an angle later.
    func shift(_ radius: CGFloat) -> Double { radius > side ? asin(side / radius) : .pi / 2 }
    let outerShift = shift(outer)
    guard end - start > 2 * outerShift || isWhole else { return Path() }
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start + outerShift), endAngle: .radians(end - outerShift),
        clockwise: false)
      let innerShift = shift(inner)
      if inner > 0, end - start > 2 * innerShift || isWhole {
        if isWhole {
          path.closeSubpath()
          path.move(to: CGPoint(x: center.x + inner * cos(end), y: center.y + inner * sin(end)))
        }
        path.addArc(
          center: center, radius: inner, startAngle: .radians(end - innerShift), endAngle: .radians(start + innerShift),
          clockwise: true)
      } else if !isWhole {
        // Where both sides meet.
        let middle = (start + end) / 2
        let reach = side > 0 ? min(side / sin(min((end - start) / 2, .pi / 2)), outer) : 0
        path.addLine(to: CGPoint(x: center.x + reach * cos(middle), y: center.y + reach * sin(middle)))
      }
      path.closeSubpath()
    }
  }

  /// What an annotation stands beside: of a sector the middle of its ring.
  func annotated(_ look: MarkLook, _ place: MarkPlaces.Place) -> CGRect {
    guard look.kind == .sector else {
      let rect = rect(look, place)
      guard look.kind == .point || look.kind == .line && look.symbol != nil else { return rect }
      let side = look.symbolSize.squareRoot() / 2
      return rect.insetBy(dx: -side, dy: -side)
    }
    let inner = look.sector?.inner.length(in: radius, automatic: 0) ?? 0
    let distance = (inner + outerRadius(look)) / 2
    let angle = ((place.x0 + place.x1) / 2 - 0.25) * 2 * .pi
    return CGRect(
      x: size.width / 2 + look.offset.x + distance * cos(angle),
      y: size.height / 2 + look.offset.y + distance * sin(angle),
      width: 0, height: 0)
  }
}
