import SwiftUI

/// The looks that the charts in a view give to values.
extension View {
  /// Sets the styles of values: `["Rain": .blue, "Snow": .gray]`.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let list = mapping.map { ($0.key.plotted, $0.value as any ShapeStyle) }
    return chartSetting { $0.styles = .list(list) }
  }
  /// Sets the styles of values and their order, or the colours of the numbers between two.
  public func chartForegroundStyleScale<Domain: ScaleDomain, R: ScaleRange>(
    domain: Domain, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    let (domain, styles) = (domain._setting, range._range.styles)
    return chartSetting {
      $0.styleType = type
      $0.styleNumbers = domain.numbers
      $0.styles = domain.numbers == nil && !domain.list.isEmpty ? .list(styles.list(for: domain.list)) : styles
    }
  }
  /// Sets the order of values in the legend and the palette, or the numbers that the gradient covers.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._setting
    return chartSetting {
      $0.styleType = type
      $0.styleNumbers = domain.numbers
      $0.styles = domain.numbers == nil ? .domain(domain.list) : nil
    }
  }
  /// Sets the styles that values take in order of their appearance; of numbers the colours from the least to the largest.
  public func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
  where R.VisualValue: ShapeStyle {
    let styles = range._range.styles
    return chartSetting {
      $0.styleType = type
      $0.styles = styles
    }
  }
  /// Sets how numbers become places in the gradient.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View { chartSetting { $0.styleType = type } }
  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { $0.styles = .function { DataValue(plotted: $0).map(mapping) } }
  }
  /// Sets the style of each of some values.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let list = domain.map { ($0.plotted, mapping($0) as any ShapeStyle) }
    return chartSetting { $0.styles = .list(list) }
  }

  // MARK: Symbols

  /// Sets the symbols of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>)
    -> some View
  {
    let pairs = mapping.map { ($0.key.plotted, $0.value as any ChartSymbolShape) }
    return chartSetting { $0.symbols = LookScaleSetting(pairs) }
  }
  /// Sets the symbols of values, and their order.
  public func chartSymbolScale<Domain: ScaleDomain, R: ScaleRange>(domain: Domain, range: R) -> some View
  where R.VisualValue: ChartSymbolShape {
    let setting = LookScaleSetting<any ChartSymbolShape>(domain: domain._setting, range: range._range.erased)
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the symbols of values, and their order.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
    let setting = LookScaleSetting<any ChartSymbolShape>(domain: domain._setting, range: .list(range))
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the order of values, in which they take symbols.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let setting = LookScaleSetting<any ChartSymbolShape>(domain: domain._setting)
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the symbols that values take in order of their appearance.
  public func chartSymbolScale<R: ScaleRange>(range: R) -> some View where R.VisualValue: ChartSymbolShape {
    let setting = LookScaleSetting<any ChartSymbolShape>(range: range._range.erased)
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the symbols that values take in order of their appearance.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let setting = LookScaleSetting<any ChartSymbolShape>(range: .list(range))
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the symbols of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S)
    -> some View
  {
    let setting = LookScaleSetting<any ChartSymbolShape>(mapping: { DataValue(plotted: $0).map(mapping) })
    return chartSetting { $0.symbols = setting }
  }
  /// Sets the symbols of each of some values.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View
  where Domain.Element: Plottable {
    let pairs = domain.map { ($0.plotted, mapping($0) as any ChartSymbolShape) }
    return chartSetting { $0.symbols = LookScaleSetting(pairs) }
  }

  // MARK: Sizes of symbols, in square points

  /// Sets the sizes of symbols of values.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    let pairs = mapping.map { ($0.key.plotted, $0.value) }
    return chartSetting { $0.symbolSizes = LookScaleSetting(pairs) }
  }
  /// Sets the sizes of symbols of values, and their order.
  public func chartSymbolSizeScale<Domain: ScaleDomain, R: ScaleRange>(domain: Domain, range: R, type: ScaleType? = nil)
    -> some View where R.VisualValue == CGFloat
  {
    let setting = LookScaleSetting<CGFloat>(domain: domain._setting, range: range._range, type: type)
    return chartSetting { $0.symbolSizes = setting }
  }
  /// Sets the order of values, or the numbers that the least and the largest size stand for.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let setting = LookScaleSetting<CGFloat>(domain: domain._setting, type: type)
    return chartSetting { $0.symbolSizes = setting }
  }
  /// Sets the sizes of symbols that values take in order of their appearance.
  public func chartSymbolSizeScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
  where R.VisualValue == CGFloat {
    let setting = LookScaleSetting<CGFloat>(range: range._range, type: type)
    return chartSetting { $0.symbolSizes = setting }
  }
  /// Sets the sizes of symbols of each value.
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    let setting = LookScaleSetting<CGFloat>(mapping: { DataValue(plotted: $0).map(mapping) })
    return chartSetting { $0.symbolSizes = setting }
  }
  /// Sets the sizes of symbols of each of some values.
  public func chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat)
    -> some View
  where Domain.Element: Plottable {
    let pairs = domain.map { ($0.plotted, mapping($0)) }
    return chartSetting { $0.symbolSizes = LookScaleSetting(pairs) }
  }

  // MARK: Lines

  /// Sets the lines of values.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    let pairs = mapping.map { ($0.key.plotted, $0.value) }
    return chartSetting { $0.lines = LookScaleSetting(pairs) }
  }
  /// Sets the lines of values, and their order.
  public func chartLineStyleScale<Domain: ScaleDomain, R: ScaleRange>(domain: Domain, range: R) -> some View
  where R.VisualValue == StrokeStyle {
    let setting = LookScaleSetting<StrokeStyle>(domain: domain._setting, range: range._range)
    return chartSetting { $0.lines = setting }
  }
  /// Sets the order of values, in which they take lines.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let setting = LookScaleSetting<StrokeStyle>(domain: domain._setting)
    return chartSetting { $0.lines = setting }
  }
  /// Sets the lines that values take in order of their appearance.
  public func chartLineStyleScale<R: ScaleRange>(range: R) -> some View where R.VisualValue == StrokeStyle {
    let setting = LookScaleSetting<StrokeStyle>(range: range._range)
    return chartSetting { $0.lines = setting }
  }
  /// Sets the lines of each value.
  public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
    let setting = LookScaleSetting<StrokeStyle>(mapping: { DataValue(plotted: $0).map(mapping) })
    return chartSetting { $0.lines = setting }
  }
  /// Sets the lines of each of some values.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View
  where Domain.Element: Plottable {
    let pairs = domain.map { ($0.plotted, mapping($0)) }
    return chartSetting { $0.lines = LookScaleSetting(pairs) }
  }
}

extension _ScaleRangeSetting where Value: ChartSymbolShape {
  fileprivate var erased: _ScaleRangeSetting<any ChartSymbolShape> {
    switch self {
    case .list(let list): .list(list)
    case .interval(let a, let b): .list([a, b])
    case .gradient: .list([])
    }
  }
}

extension _ScaleRangeSetting where Value: ShapeStyle {
  fileprivate var styles: StyleScaleSetting {
    switch self {
    case .list(let list): .range(list)
    case .interval(let a, let b): .range([a, b])
    case .gradient(let gradient): .gradient(gradient)
    }
  }
}

extension StyleScaleSetting {
  /// The styles of names in order; a gradient is divided among them.
  fileprivate func list(for domain: [_PlottedValue]) -> [(_PlottedValue, any ShapeStyle)] {
    switch self {
    case .range(let styles) where !styles.isEmpty:
      domain.enumerated().map { ($0.element, styles[$0.offset % styles.count]) }
    case .gradient(let gradient):
      domain.enumerated().map { ($0.element, gradient.color(at: Double($0.offset) / Double(max(domain.count - 1, 1)))) }
    default: []
    }
  }
}
