import SwiftUI

/// The scales of the charts in a view.
extension View {
  /// Sets the values that the horizontal axis covers; an array of numbers from large to small runs backwards.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let setting = domain._setting
    return chartSetting { $0.x.set(domain: setting, type: type) }
  }
  /// Sets the values that the horizontal axis covers, and the part of the plot that it takes.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let setting = domain._setting
    return chartSetting { $0.x.set(domain: setting, range: range, type: type) }
  }
  /// Sets the part of the plot that the horizontal axis takes.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(range: range, type: type) }
  }
  /// Sets how the horizontal axis maps values.
  public func chartXScale(type: ScaleType?) -> some View { chartSetting { $0.x.set(type: type) } }

  /// Sets the values that the vertical axis covers; an array of numbers from large to small runs backwards.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let setting = domain._setting
    return chartSetting { $0.y.set(domain: setting, type: type) }
  }
  /// Sets the values that the vertical axis covers, and the part of the plot that it takes.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let setting = domain._setting
    return chartSetting { $0.y.set(domain: setting, range: range, type: type) }
  }
  /// Sets the part of the plot that the vertical axis takes.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(range: range, type: type) }
  }
  /// Sets how the vertical axis maps values.
  public func chartYScale(type: ScaleType?) -> some View { chartSetting { $0.y.set(type: type) } }

  // MARK: Styles

  /// Sets the styles of values: `["Rain": .blue, "Snow": .gray]`.
  public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let list = mapping.map { ($0.key.plotted, $0.value as any ShapeStyle) }
    return chartSetting { $0.styles = .list(list) }
  }
  /// Sets the styles of values, each as long as the other.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let list = zip(domain, range.isEmpty ? [] : domain.indices.map { range[$0 % range.count] })
      .map { ($0.plotted, $1 as any ShapeStyle) }
    return chartSetting { $0.styles = .list(list) }
  }
  /// Sets the order of values in the legend and the palette.
  public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting { $0.styles = .domain(values) }
  }
  /// Sets the styles that values take in order of their appearance.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartSetting { $0.styles = .range(range) }
  }
  /// Sets the colours of numbers, from the least to the largest.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartSetting { $0.styles = .gradient(range) }
  }
  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { $0.styles = .function { DataValue(plotted: $0).map(mapping) } }
  }
  /// Sets the style of each of some values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let list = domain.map { ($0.plotted, mapping($0) as any ShapeStyle) }
    return chartSetting { $0.styles = .list(list) }
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let symbols = Dictionary(mapping.map { ($0.key.plotted, $0.value) }, uniquingKeysWith: { a, _ in a })
    return chartSetting { $0.symbols = symbols }
  }
  /// Sets the symbols of values, each as long as the other.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let symbols = Dictionary(zip(domain.map(\.plotted), range).map { ($0, $1) }, uniquingKeysWith: { a, _ in a })
    return chartSetting { $0.symbols = symbols }
  }
}

extension AxisSettings {
  fileprivate mutating func set(
    domain: _ScaleDomainSetting? = nil, range: PlotDimensionScaleRange? = nil, type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { padding = range.padding }
    if let type { self.type = type }
  }
}
