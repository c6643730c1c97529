import SwiftUI

/// What modifiers around a chart say of it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var styles: StyleScaleSetting?
  /// What the gradient of numbers covers; nil for what the marks have.
  var styleNumbers: ClosedRange<Double>?
  var styleType: ScaleType?
  var symbols: LookScaleSetting<any ChartSymbolShape>?
  var symbolSizes: LookScaleSetting<CGFloat>?
  var lines: LookScaleSetting<StrokeStyle>?
  var legend = LegendSettings()
  var layers: [ProxyLayer] = []
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var angleSelection: SelectionTarget?
  /// Selects in place of the pointer.
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  /// Where it comes to rest that was scrolled.
  var scrollBehavior: (any ChartScrollTargetBehavior)?
}

extension ChartSettings {
  /// Divides axes of dates by a calendar.
  func with(_ calendar: Calendar, _ timeZone: TimeZone) -> ChartSettings {
    var (copy, calendar) = (self, calendar)
    calendar.timeZone = timeZone
    (copy.x.calendar, copy.y.calendar) = (calendar, calendar)
    return copy
  }
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
  var styles: [(ChartAxisContent) -> AnyView] = []
  var selection: SelectionTarget?
  var rangeSelection: RangeSelectionTarget?
  var scroll = ScrollSettings()
  /// The environment's, in its time zone.
  var calendar = Calendar.current
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
