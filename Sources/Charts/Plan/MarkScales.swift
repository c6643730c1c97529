import SwiftUI

/// The scales that marks take their looks from.
struct MarkScales {
  let styles: StyleScale
  /// The values of `position(by:)`, in order of their appearance.
  let positions: [_PlottedValue: Int]
  let legend: [LegendEntry]
  private let symbols: LookScale<any ChartSymbolShape>
  private let lines: LookScale<StrokeStyle>
  /// Whether whole lines are the program's, and not their dashes alone.
  private let setsLines: Bool
  private let sizes: SizeScale

  init(_ items: [MarkItem], _ settings: ChartSettings) {
    func ordered(_ key: (MarkStyle) -> StyleKey?) -> [StyleKey] {
      var known: Set<_PlottedValue> = []
      return items.compactMap { key($0.style) }.filter { known.insert($0.value).inserted }
    }
    let styleKeys = ordered(\.foregroundKey)
    let symbolKeys = ordered(\.symbolKey)
    let lineKeys = ordered(\.lineKey)
    styles = StyleScale(styleKeys.map(\.value), settings.styles, settings.styleNumbers, settings.styleType)
    let symbols = LookScale(symbolKeys.map(\.value), settings.symbols, standard: BasicChartSymbolShape.all)
    self.symbols = symbols
    let patterns: [[CGFloat]] = [[], [6, 3], [2, 2], [8, 3, 2, 3]]
    lines = LookScale(
      lineKeys.map(\.value), settings.lines,
      standard: patterns.map { StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0) })
    setsLines = settings.lines?.hasLooks ?? false
    sizes = SizeScale(ordered(\.sizeKey).map(\.value), settings.symbolSizes)
    var positions: [_PlottedValue: Int] = [:]
    for item in items {
      if let value = item.style.positionKey?.value, positions[value] == nil { positions[value] = positions.count }
    }
    self.positions = positions

    // A value with a colour and a symbol has one entry.
    var legend = styles.entries.map { entry in
      LegendEntry(value: entry.value, style: entry.style, symbol: symbols.look(of: entry.value))
    }
    for key in symbolKeys where !styleKeys.contains(where: { $0.value == key.value }) {
      legend.append(LegendEntry(value: key.value, style: StyleScale.palette[0], symbol: symbols.look(of: key.value)))
    }
    self.legend = styleKeys.isEmpty && symbolKeys.isEmpty && settings.styles == nil ? [] : legend
  }

  func symbol(of value: _PlottedValue) -> (any ChartSymbolShape)? { symbols.look(of: value) }
  func line(of value: _PlottedValue) -> StrokeStyle? { lines.look(of: value) }
  func size(of value: _PlottedValue) -> CGFloat? { sizes.size(of: value) }

  func look(of item: MarkItem) -> MarkLook {
    let style = item.style
    var symbol: (any ChartSymbolShape)?
    if case .shape(let shape)? = style.symbol { symbol = shape }
    if let key = style.symbolKey { symbol = symbols.look(of: key.value) }
    if symbol == nil, item.kind == .point {
      if case .view? = style.symbol {} else { symbol = BasicChartSymbolShape(kind: .circle) }
    }
    if item.isBetween { symbol = nil }
    var line = style.line ?? StrokeStyle(lineWidth: item.kind == .rule ? 1 : 2, lineCap: .butt, lineJoin: .round)
    if let key = style.lineKey, let look = lines.look(of: key.value) {
      if setsLines { line = look } else { line.dash = look.dash }
    }
    var size = style.symbolSize ?? 50
    if let key = style.sizeKey, let look = sizes.size(of: key.value), look.isFinite { size = max(look, 0) }
    return MarkLook(
      kind: item.kind, ink: style.foreground ?? style.foregroundKey.map { styles.style(of: $0.value) } ?? Color.blue,
      opacity: style.opacity.isFinite ? style.opacity : 1, line: line, interpolation: style.interpolation,
      symbol: symbol, symbolSize: size, cornerRadius: style.cornerRadius, offset: style.offset, blur: style.blur,
      clips: style.clips, shadow: style.shadow,
      width: item.width, height: item.height, sector: item.sector, hasBandX: false, hasBandY: false, isUpright: true,
      isGap: false, usesPlotArea: style.usesPlotArea, isCut: item.isSample)
  }
}
