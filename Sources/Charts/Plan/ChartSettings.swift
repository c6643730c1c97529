import SwiftUI

/// What modifiers around a chart say of it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var styles: StyleScaleSetting?
  var symbols: [_PlottedValue: any ChartSymbolShape] = [:]
  var legend = LegendSettings()
  var layers: [ProxyLayer] = []
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var angleSelection: SelectionTarget?
}

/// What modifiers say of one axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// Nil for the standard marks.
  var marks: [_AxisSpec]?
  var domain = _ScaleDomainSetting(storage: .automatic(includesZero: nil, isReversed: false))
  var type: ScaleType?
  var padding = AxisPadding()
  var titles: [AxisTitle] = []
  var selection: SelectionTarget?
  var rangeSelection: RangeSelectionTarget?
  var scroll = ScrollSettings()
}

struct AxisTitle {
  /// Nil is bottom and leading.
  var position: AxisMarkPosition
  var alignment: Alignment?
  var spacing: CGFloat
  var content: AnyView
}

/// A view in front of or behind a chart that is told its scales.
struct ProxyLayer {
  var isInFront: Bool
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

extension EnvironmentValues {
  private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings) { change(&$0) }
  }
}
