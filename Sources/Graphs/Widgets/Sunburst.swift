import SwiftUI

/// Groups as shares of a circle, with subgroups as rings around it.
public struct Sunburst: View {
  /// A share and its parts.
  public struct Slice: Hashable, Sendable {
    public var name: String
    public var value: Double
    public var children: [Slice]
    public var color: Color?

    public init(_ name: String, _ value: Double, children: [Slice] = [], color: Color? = nil) {
      self.name = name
      self.value = value
      self.children = children
      self.color = color
    }

    fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  }

  let slices: [Slice]
  let unit: MetricUnit
  let palette: GraphPalette
  let holeRatio: Double
  let showsTotal: Bool

  /// - Parameters:
  ///   - holeRatio: the radius of the hole as a part of the radius; 0 makes a pie.
  ///   - showsTotal: whether the sum of all is written into the hole.
  public init(
    _ slices: [Slice], unit: MetricUnit = .short, palette: GraphPalette = .standard, holeRatio: Double = 0.55,
    showsTotal: Bool = true
  ) {
    self.slices = slices.filter { $0.value > 0 && $0.value.isFinite }.sorted { $0.value > $1.value }
    self.unit = unit
    self.palette = palette
    self.holeRatio = min(max(holeRatio, 0), 0.95)
    self.showsTotal = showsTotal
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let total = slices.reduce(0) { $0 + $1.value }
    ZStack {
      Canvas { context, size in
        guard total > 0 else { return }
        let radius = max(0, min(size.width, size.height) / 2 - 2)
        let ring = radius * (1 - holeRatio) / Double(slices.map(\.depth).max() ?? 1)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        var start = -Double.pi / 2
        for (index, slice) in slices.enumerated() {
          let angle = slice.value / total * 2 * .pi
          draw(
            slice, color: slice.color ?? palette.color(at: index), from: start, angle, inner: radius * holeRatio, ring,
            center, &context)
          start += angle
        }
      }
      if showsTotal && holeRatio > 0.3 {
        Text(unit.formatter(symbols: NumberSymbols(locale: locale)).string(from: total))
          .font(.system(size: 15).weight(.semibold).monospacedDigit())
      }
    }
  }

  private func draw(
    _ slice: Slice, color: Color, from start: Double, _ angle: Double, inner: Double, _ ring: Double, _ center: CGPoint,
    _ context: inout GraphicsContext
  ) {
    // A gap of 1.5 points between neighbours, at the outer edge.
    let gap = min(angle / 4, 0.75 / max(inner + ring, 1))
    var path = Path()
    let (from, to) = (Angle(radians: start + gap), Angle(radians: start + angle - gap))
    path.addArc(center: center, radius: inner + ring - 1, startAngle: from, endAngle: to, clockwise: false)
    if inner > 0 {
      path.addArc(center: center, radius: inner, startAngle: to, endAngle: from, clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    context.fill(path, with: .color(color))
    let sum = slice.children.reduce(0) { $0 + max(0, $1.value) }
    guard sum > 0 else { return }
    var childStart = start
    for child in slice.children where child.value > 0 {
      let part = child.value / max(sum, slice.value) * angle
      draw(
        child, color: child.color ?? color.opacity(0.7), from: childStart, part, inner: inner + ring, ring, center,
        &context)
      childStart += part
    }
  }
}
