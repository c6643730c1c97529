import SwiftUI

/// Countries in the colours of their values: the higher, the darker; those without a value are grey.
///
///     WorldMap([NamedValue("DE", 120), NamedValue("Japan", 40)])
///
/// An equal-earth map, so that areas compare. Borders are Natural Earth's. Values below zero count as zero.
public struct WorldMap: View {
  let values: [Int: Double]
  let unmatched: [String]
  let unit: MetricUnit
  let ramp: ColorRamp
  let frame: CGRect
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - items: countries by their code (ISO 3166-1 alpha-2) or English name; those of one country are added up.
  ///   - focus: a country that fills the map; nil is the world, as far as it is inhabited.
  public init(
    _ items: [NamedValue], unit: MetricUnit = .short, ramp: ColorRamp = ColorRamp(), focus: String? = nil
  ) {
    var values: [Int: Double] = [:]
    var unmatched: [String] = []
    for item in items where item.value.isFinite {
      if let place = WorldOutline.places[item.name.lowercased()] {
        values[place, default: 0] += item.value
      } else {
        unmatched.append(item.name)
      }
    }
    self.values = values
    self.unmatched = unmatched
    self.unit = unit
    self.ramp = ramp
    frame = Self.frame(of: focus)
  }

  /// Whether a text is the code or the English name of a country on the map.
  nonisolated public static func knows(_ name: String) -> Bool { WorldOutline.places[name.lowercased()] != nil }

  /// The map above its scale.
  public var body: some View {
    let highest = max(values.values.max() ?? 0, .leastNormalMagnitude)
    VStack(spacing: 4) {
      Canvas { context, size in draw(highest: highest, size, &context) }
      HStack(spacing: 8) {
        if !values.isEmpty { RampScale(ramp: ramp, lowest: "0", highest: highestText(highest)) }
        Spacer(minLength: 0)
        if !unmatched.isEmpty {
          Text("Not on the map: \(unmatched.prefix(3).joined(separator: ", "))\(unmatched.count > 3 ? "…" : "")")
            .lineLimit(1)
        }
      }
      .font(.system(size: 10))
      .foregroundStyle(.secondary)
      .frame(height: 14)
    }
  }

  private func highestText(_ highest: Double) -> String {
    unit.formatter(symbols: NumberSymbols(locale: locale)).string(from: highest)
  }

  private func draw(highest: Double, _ size: CGSize, _ context: inout GraphicsContext) {
    let scale = min(size.width / frame.width, size.height / frame.height)
    let origin = CGPoint(
      x: (size.width - frame.width * scale) / 2 - frame.minX * scale,
      y: (size.height - frame.height * scale) / 2 - frame.minY * scale)
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale) }
    let border = context.resolve(.color(.primary.opacity(0.22)))
    let empty = context.resolve(.color(.primary.opacity(0.10)))
    var plain = Path()
    var colored: [(Path, Double)] = []
    var dots: [(CGPoint, Double)] = []
    for (index, outline) in WorldOutline.all.enumerated() {
      let value = values[index]
      if outline.rings.first?.count == 1 {
        if let value { dots.append((place(outline.rings[0][0]), value)) }
        continue
      }
      var path = Path()
      for ring in outline.rings {
        path.move(to: place(ring[0]))
        for point in ring.dropFirst() { path.addLine(to: place(point)) }
        path.closeSubpath()
      }
      if let value { colored.append((path, value)) } else { plain.addPath(path) }
    }
    let style = StrokeStyle(lineWidth: 0.5, lineJoin: .round)
    context.fill(plain, with: empty)
    context.stroke(plain, with: border, style: style)
    for (path, value) in colored {
      // A square root, so that little can be told from nothing.
      context.fill(path, with: .color(ramp.color(at: (max(value, 0) / highest).squareRoot())))
      context.stroke(path, with: border, style: style)
    }
    for (point, value) in dots {
      let circle = Path(ellipseIn: CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5))
      context.fill(circle, with: .color(ramp.color(at: (max(value, 0) / highest).squareRoot())))
      context.stroke(circle, with: border, style: style)
    }
  }

  /// What of the map is seen.
  static func frame(of focus: String?) -> CGRect {
    if let focus, let place = WorldOutline.places[focus.lowercased()], let ring = WorldOutline.all[place].rings.first,
      ring.count > 1
    {
      var bounds = CGRect(origin: ring[0], size: .zero)
      for point in ring { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
      return bounds.insetBy(dx: -bounds.width * 0.08, dy: -bounds.height * 0.08)
    }
    // From 84° N to the end of Tierra del Fuego.
    let top = EqualEarth.point(longitude: 0, latitude: 84).y
    return CGRect(x: -0.48, y: top, width: 0.97, height: EqualEarth.point(longitude: 0, latitude: -56).y - top)
  }
}
