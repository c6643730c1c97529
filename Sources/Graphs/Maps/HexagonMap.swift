import SwiftUI

/// Members of groups as hexagons in the colours of their values.
///
/// Groups stand beside each other, each with its name above; hexagons are as large as all of them fit, and have names and
/// values where these have room. Those without a value are grey.
public struct HexagonMap: View {
  /// A named group of hexagons.
  public struct Group: Hashable, Sendable {
    /// Empty: no title.
    public var name: String
    /// Its hexagons, in order.
    public var members: [Member]

    /// With a name, which may be empty.
    public init(_ name: String, _ members: [Member]) {
      self.name = name
      self.members = members
    }
  }

  /// One hexagon.
  public struct Member: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// NaN where there is none.
    public var value: Double
    /// From 0 to 1: its width as a part of the widest.
    public var size: Double

    /// With a name, which may be empty.
    public init(_ name: String, _ value: Double, size: Double = 1) {
      self.name = name
      self.value = value
      self.size = size
    }
  }

  let groups: [Group]
  let unit: MetricUnit
  let ramp: ColorRamp
  let range: ClosedRange<Double>

  /// - Parameters:
  ///   - groups: 2,000 members are drawn at most.
  ///   - range: the values of the ramp's ends; nil is from the least to the greatest.
  public init(
    _ groups: [Group], unit: MetricUnit = .short, ramp: ColorRamp = ColorRamp(), range: ClosedRange<Double>? = nil
  ) {
    var left = 2000
    self.groups = groups.compactMap { group in
      let members = Array(group.members.prefix(left))
      left -= members.count
      return members.isEmpty ? nil : Group(group.name, members)
    }
    self.unit = unit
    self.ramp = ramp
    let values = self.groups.lazy.flatMap(\.members).map(\.value).filter(\.isFinite)
    self.range = range ?? (values.min() ?? 0)...(values.max() ?? 1)
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let formatter = unit.formatter(symbols: NumberSymbols(locale: locale))
    VStack(spacing: 4) {
      Canvas { context, size in draw(formatter, size, &context) }
      HStack {
        RampScale(
          ramp: ramp, lowest: formatter.string(from: range.lowerBound),
          highest: formatter.string(from: range.upperBound))
        Spacer(minLength: 0)
      }
      .font(.system(size: 10))
      .foregroundStyle(.secondary)
      .frame(height: 14)
    }
  }

  private func draw(_ formatter: ValueFormatter, _ size: CGSize, _ context: inout GraphicsContext) {
    let layout = HexagonLayout(groups.map { ($0.members.count, !$0.name.isEmpty) }, in: size)
    for (index, group) in groups.enumerated() {
      let frame = layout.groups[index]
      if !group.name.isEmpty {
        let text = context.resolve(Text(group.name).font(.system(size: 10).weight(.medium)))
        context.drawShortened(text, group.name, .system(size: 10).weight(.medium), in: frame.title)
      }
      for (place, member) in group.members.enumerated() {
        draw(member, at: frame.centers[place], radius: layout.radius, formatter, &context)
      }
    }
  }

  private func draw(
    _ member: Member, at center: CGPoint, radius: Double, _ formatter: ValueFormatter, _ context: inout GraphicsContext
  ) {
    let part =
      range.upperBound > range.lowerBound
      ? (member.value - range.lowerBound) / (range.upperBound - range.lowerBound) : 1
    let color = member.value.isNaN ? Color.gray.opacity(0.3) : ramp.color(at: part)
    let size = member.size.isFinite ? min(max(member.size, 0.2), 1) : 1
    let shape = HexagonLayout.hexagon(center, radius: max(radius * size - 1, 0.5))
    context.fill(shape, with: .color(color))
    guard radius * size >= 20 else { return }
    let ink = member.value.isNaN ? Color.secondary : ValueFormat(background: color) { _ in true }.textColor ?? .white
    let value = member.value.isNaN ? "–" : formatter.string(from: member.value)
    let shown = [(member.name, Font.Weight.semibold), (value, .regular)].compactMap { text, weight in
      var resolved = context.resolve(Text(text).font(.system(size: 10).weight(weight)))
      resolved.shading = .color(ink)
      let width = resolved.measure(in: CGSize(width: 1000, height: 100)).width
      return width <= radius * size * 1.5 ? resolved : nil
    }
    // What has no room leaves the middle to the other.
    for (index, text) in shown.enumerated() {
      let offset = (Double(index) - Double(shown.count - 1) / 2) * 12
      context.draw(text, at: CGPoint(x: center.x, y: center.y + offset))
    }
  }
}

/// Where hexagons stand.
struct HexagonLayout {
  struct Frame {
    var title: CGRect
    var centers: [CGPoint]
  }

  /// From the middle to a corner, in points.
  private(set) var radius = 0.0
  private(set) var groups: [Frame] = []
  private static let titleHeight = 14.0
  private static let gap = 10.0

  /// - Parameter groups: the number of hexagons of each, and whether it has a title.
  init(_ groups: [(count: Int, hasTitle: Bool)], in size: CGSize) {
    // The largest radius at which all fit, to half a point: fewer than ten tries.
    var (low, high) = (1.0, max(1, min(size.width, size.height) / 2, 1))
    high = min(high, 60)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if Self.height(groups, radius: middle, width: size.width) <= size.height { low = middle } else { high = middle }
    }
    radius = low
    var frames: [Frame] = []
    _ = Self.place(groups, radius: low, width: size.width) { frames.append($0) }
    self.groups = frames
  }

  private static func height(_ groups: [(count: Int, hasTitle: Bool)], radius: Double, width: Double) -> Double {
    place(groups, radius: radius, width: width) { _ in }
  }

  /// Groups in lines, each as nearly square as it can be; returns the height of all.
  private static func place(
    _ groups: [(count: Int, hasTitle: Bool)], radius: Double, width: Double, _ add: (Frame) -> Void
  ) -> Double {
    let (stepX, stepY) = (radius * 3.squareRoot(), radius * 1.5)
    var (x, y, lineHeight) = (0.0, 0.0, 0.0)
    for group in groups {
      let fitting = max(1, Int(min((width - stepX / 2) / stepX, 1e6)))
      let wanted = max(1, Int((Double(group.count) * 1.2).squareRoot().rounded(.up)))
      let columns = groups.count == 1 ? fitting : min(fitting, wanted)
      let rows = (group.count + columns - 1) / columns
      let titleHeight = group.hasTitle ? titleHeight : 0
      let frameWidth = (Double(min(columns, group.count)) + (rows > 1 ? 0.5 : 0)) * stepX
      if x > 0, x + frameWidth > width { (x, y, lineHeight) = (0, y + lineHeight + gap, 0) }
      let frameHeight = titleHeight + Double(rows - 1) * stepY + 2 * radius
      add(
        Frame(
          title: CGRect(x: x, y: y, width: min(max(frameWidth, 40), width - x), height: titleHeight),
          centers: (0..<group.count).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            return CGPoint(
              x: x + (Double(column) + (row % 2 == 0 ? 0.5 : 1)) * stepX,
              y: y + titleHeight + radius + Double(row) * stepY)
          }))
      x += max(frameWidth, 40) + gap
      lineHeight = max(lineHeight, frameHeight)
    }
    return y + lineHeight
  }

  /// With a corner at the top.
  static func hexagon(_ center: CGPoint, radius: Double) -> Path {
    var path = Path()
    for corner in 0..<6 {
      let angle = (Double(corner) * 60 - 90) * .pi / 180
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
