import GraphData

/// What is different for some of a request's series.
public struct SeriesOverride: Sendable, Equatable {
  /// Which series are meant.
  public enum Matcher: Sendable, Equatable {
    /// The series with this name.
    case name(String)
    /// The series of the query with this name.
    case query(String)
    /// A regular expression over names.
    case pattern(String)
    /// Series of which a statistic passes a comparison.
    case value(Statistic, ConditionalFormat.Comparator, Double)
    /// Series all of whose values are zero, or that have none.
    case allZero
    /// Series without any value.
    case allNull
    /// All series.
    case every
  }

  /// One property of a series, with the value that replaces the widget's own.
  public enum Property: Sendable, Equatable {
    /// One colour instead of the palette.
    case color(DashboardColor)
    /// What stands for a point.
    case display(SeriesStyle.Display)
    case interpolation(SeriesStyle.Interpolation)
    case lineWidth(Double)
    case dash(SeriesStyle.Dash)
    case fillOpacity(Double)
    case stacking(SeriesStyle.Stacking)
    case nulls(SeriesStyle.Nulls)
    /// What becomes of values before they are drawn.
    case transform(SeriesStyle.Transform)
    /// The diameter of markers in points.
    case pointSize(Double)
    /// Which points have a marker.
    case pointMarkers(SeriesStyle.PointMarkers)
    case unit(MetricUnit)
    case trailingAxis(Bool)
    /// Replaces the name.
    case displayName(String)
    /// Shown, but not named below.
    case hiddenFromLegend
    /// Not shown at all.
    case hidden
  }

  public var matcher: Matcher
  public var properties: [Property]

  public init(matcher: Matcher, properties: [Property]) {
    self.matcher = matcher
    self.properties = properties
  }
}

extension SeriesStyle {
  /// The style with an override's properties; those that are no matter of style change nothing.
  public func applying(_ properties: [SeriesOverride.Property]) -> SeriesStyle {
    var style = self
    for property in properties {
      switch property {
      case .color(let color): style.color = color
      case .display(let display): style.display = display
      case .interpolation(let interpolation): style.interpolation = interpolation
      case .lineWidth(let width): style.lineWidth = width
      case .dash(let dash): style.dash = dash
      case .fillOpacity(let opacity): style.fillOpacity = opacity
      case .stacking(let stacking): style.stacking = stacking
      case .nulls(let nulls): style.nulls = nulls
      case .transform(let transform): style.transform = transform
      case .pointSize(let size): style.pointSize = size
      case .pointMarkers(let markers): style.pointMarkers = markers
      case .unit(let unit): style.unit = unit
      case .trailingAxis(let isTrailing): style.isOnTrailingAxis = isTrailing
      case .displayName, .hiddenFromLegend, .hidden: break
      }
    }
    return style
  }
}
