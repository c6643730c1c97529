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
