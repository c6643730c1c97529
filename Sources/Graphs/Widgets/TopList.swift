import SwiftUI

/// Groups in the order of their values, each with a bar in proportion to the largest value.
///
/// Values below zero have no bar. Rows are 24 points high and scroll if not all fit. The bar of a group with parts is
/// divided; a part has the same colour in all groups. A legend below names the parts.
public struct TopList: View {
  /// A group with its parts.
  public struct Stack: Hashable, Sendable, Identifiable {
    public var name: String
    public var parts: [NamedValue]
    public var id: String { name }

    public init(_ name: String, parts: [NamedValue]) {
      self.name = name
      self.parts = parts
    }

    /// The sum of the parts that have a value.
    public var total: Double { parts.lazy.map(\.value).filter(\.isFinite).reduce(0, +) }
  }

  let items: [NamedValue]
  /// The parts of each item, if bars are divided.
  let stacks: [Stack]
  let unit: MetricUnit
  let palette: GraphPalette
  let formats: [ValueFormat]

  /// - Parameter items: in the order in which they are listed.
  public init(
    _ items: [NamedValue], unit: MetricUnit = .short, palette: GraphPalette = .standard, formats: [ValueFormat] = []
  ) {
    self.items = items
    stacks = []
    self.unit = unit
    self.palette = palette
    self.formats = formats
  }

  /// - Parameter stacks: in the order in which they are listed.
  public init(
    stacks: [Stack], unit: MetricUnit = .short, palette: GraphPalette = .standard, formats: [ValueFormat] = []
  ) {
    items = stacks.map { NamedValue($0.name, $0.total) }
    self.stacks = stacks
    self.unit = unit
    self.palette = palette
    self.formats = formats
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let most = items.lazy.map(\.value).filter(\.isFinite).max() ?? 0
    let formatter = unit.formatter(symbols: NumberSymbols(locale: locale))
    let colors = TopListColors(stacks, palette: palette)
    VStack(spacing: 4) {
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(items.indices, id: \.self) { index in
            row(index, most: most, formatter, colors)
          }
        }
      }
      if colors.names.count > 1 { TopListLegend(colors: colors) }
    }
  }

  private func row(_ index: Int, most: Double, _ formatter: ValueFormatter, _ colors: TopListColors) -> some View {
    let item = items[index]
    let format = formats.first(for: item.value)
    let share = most > 0 && item.value.isFinite ? min(1, max(0, item.value / most)) : 0
    return HStack(spacing: 8) {
      Text(item.value.isFinite ? formatter.string(from: item.value) : "–")
        .font(.system(size: 11).weight(.semibold).monospacedDigit())
        .foregroundStyle(format?.foreground ?? .primary)
        .lineLimit(1)
        .frame(width: 72, alignment: .trailing)
      Text(item.name)
        .font(.system(size: 11))
        .lineLimit(1)
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
        .background(alignment: .leading) {
          GeometryReader { geometry in
            let width = max(2, geometry.size.width * share)
            if stacks.isEmpty {
              RoundedRectangle(cornerRadius: 3)
                .fill((format?.background ?? item.color ?? palette.color(at: 0)).opacity(0.32))
                .frame(width: width)
            } else {
              TopListBar(stack: stacks[index], colors: colors)
                .frame(width: width, height: geometry.size.height)
                .clipShape(RoundedRectangle(cornerRadius: 3))
            }
          }
        }
    }
  }
}

/// The colours of parts, by their sums over all groups.
struct TopListColors {
  private(set) var names: [String] = []
  private var colors: [String: Color] = [:]
  private var places: [String: Int] = [:]

  init(_ stacks: [TopList.Stack], palette: GraphPalette) {
    var sums: [String: Double] = [:]
    for part in stacks.lazy.flatMap(\.parts) {
      if sums[part.name] == nil { names.append(part.name) }
      sums[part.name, default: 0] += part.value.isFinite ? part.value : 0
      if let color = part.color { colors[part.name] = color }
    }
    names.sort { (sums[$1] ?? 0, $0) < (sums[$0] ?? 0, $1) }
    for (place, name) in names.enumerated() {
      places[name] = place
      if colors[name] == nil { colors[name] = palette.color(at: place) }
    }
  }

  /// Parts in the order of the legend, so that colours have about the same position in each bar.
  func ordered(_ parts: [NamedValue]) -> [NamedValue] {
    parts.sorted { (places[$0.name] ?? 0) < (places[$1.name] ?? 0) }
  }

  subscript(name: String) -> Color { colors[name] ?? .accentColor }
}

/// A bar divided by the shares of its parts.
private struct TopListBar: View {
  let stack: TopList.Stack
  let colors: TopListColors

  var body: some View {
    Canvas { context, size in
      let parts = colors.ordered(stack.parts.filter { $0.value > 0 && $0.value.isFinite })
      let total = parts.reduce(0) { $0 + $1.value }
      var x = 0.0
      for part in parts where total > 0 {
        let end = x + size.width * part.value / total
        // A line of the background between neighbours.
        let width = max(0.5, (end - x) - (end < size.width - 0.5 ? 1 : 0))
        context.fill(
          Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(colors[part.name].opacity(0.38)))
        x = end
      }
    }
  }
}

/// The names of parts in one line, with the number of those that do not fit.
private struct TopListLegend: View {
  let colors: TopListColors
  private static let shown = 5

  var body: some View {
    HStack(spacing: 10) {
      ForEach(colors.names.prefix(Self.shown), id: \.self) { name in
        HStack(spacing: 4) {
          RoundedRectangle(cornerRadius: 2).fill(colors[name].opacity(0.7)).frame(width: 8, height: 8)
          Text(name.isEmpty ? "–" : name).lineLimit(1)
        }
      }
      if colors.names.count > Self.shown { Text("+\(colors.names.count - Self.shown)").fixedSize() }
      Spacer(minLength: 0)
    }
    .font(.system(size: 10))
    .foregroundStyle(.secondary)
    .frame(height: 14)
  }
}
