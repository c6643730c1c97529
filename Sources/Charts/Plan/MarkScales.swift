import SwiftUI

/// The scales that marks take their looks from.
struct MarkScales {
  let styles: StyleScale
  /// The values of `position(by:)`, in order of their appearance.
  let positions: [_PlottedValue: Int]
  let legend: [LegendEntry]
  private let symbols: [_PlottedValue: any ChartSymbolShape]
  private let dashes: [_PlottedValue: [CGFloat]]
  private let largestSize: Double

  init(_ items: [MarkItem], _ settings: ChartSettings) {
    func ordered(_ key: (MarkStyle) -> StyleKey?) -> [StyleKey] {
      var known: Set<_PlottedValue> = []
      return items.compactMap { key($0.style) }.filter { known.insert($0.value).inserted }
    }
    let styleKeys = ordered(\.foregroundKey)
    let symbolKeys = ordered(\.symbolKey)
    let lineKeys = ordered(\.lineKey)
    styles = StyleScale(styleKeys.map(\.value), settings.styles)
    var symbols: [_PlottedValue: any ChartSymbolShape] = [:]
    for (place, key) in symbolKeys.enumerated() {
      let shapes = BasicChartSymbolShape.all
      symbols[key.value] = settings.symbols[key.value] ?? shapes[place % shapes.count]
    }
    self.symbols = symbols
    let patterns: [[CGFloat]] = [[], [6, 3], [2, 2], [8, 3, 2, 3]]
    dashes = Dictionary(
      lineKeys.enumerated().map { ($1.value, patterns[$0 % patterns.count]) }, uniquingKeysWith: { a, _ in a })
    var positions: [_PlottedValue: Int] = [:]
    for item in items {
      if let value = item.style.positionKey?.value, positions[value] == nil { positions[value] = positions.count }
    }
    self.positions = positions
    largestSize = items.compactMap { $0.style.sizeKey?.value.scalar }.filter(\.isFinite).max() ?? 0

    // A value with a colour and a symbol has one entry.
    var legend = styles.entries.map { entry in
      LegendEntry(value: entry.value, style: entry.style, symbol: symbols[entry.value])
    }
    for key in symbolKeys where !styleKeys.contains(where: { $0.value == key.value }) {
      legend.append(LegendEntry(value: key.value, style: StyleScale.palette[0], symbol: symbols[key.value]))
    }
    self.legend = styleKeys.isEmpty && symbolKeys.isEmpty && settings.styles == nil ? [] : legend
  }

  func look(of item: MarkItem) -> MarkLook {
    let style = item.style
    var symbol: (any ChartSymbolShape)?
    if case .shape(let shape)? = style.symbol { symbol = shape }
    if let key = style.symbolKey { symbol = symbols[key.value] }
    if symbol == nil, item.kind == .point {
      if case .view? = style.symbol {} else { symbol = BasicChartSymbolShape(kind: .circle) }
    }
    var line = style.line ?? StrokeStyle(lineWidth: item.kind == .rule ? 1 : 2, lineCap: .butt, lineJoin: .round)
    if let key = style.lineKey { line.dash = dashes[key.value] ?? [] }
    var size = style.symbolSize ?? 50
    if let value = style.sizeKey?.value.scalar, value.isFinite, largestSize > 0 {
      size = 20 + 180 * max(value, 0) / largestSize
    }
    return MarkLook(
      kind: item.kind, ink: style.foreground ?? style.foregroundKey.map { styles.style(of: $0.value) } ?? Color.blue,
      opacity: style.opacity.isFinite ? style.opacity : 1, line: line, interpolation: style.interpolation,
      symbol: symbol, symbolSize: size, cornerRadius: style.cornerRadius, offset: style.offset, blur: style.blur,
      width: item.width, height: item.height, sector: item.sector, hasBandX: false, hasBandY: false, isUpright: true,
      isGap: false, usesPlotArea: style.usesPlotArea)
  }
}
