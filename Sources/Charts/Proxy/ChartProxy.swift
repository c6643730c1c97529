import SwiftUI

/// The scales and the plot of a chart, for views in front of and behind it.
///
/// Positions are points from the plot's upper left corner.
public struct ChartProxy {
  let plan: ChartPlan
  let settings: ChartSettings
  /// The plot's size in points.
  public let plotSize: CGSize
  let anchor: Anchor<CGRect>
  let isMirrored: Bool

  /// The plot's frame: `geometry[proxy.plotFrame!]`.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The plot's frame: `geometry[proxy.plotAreaFrame]`.
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  /// The plot's size in points.
  public var plotAreaSize: CGSize { plotSize }

  // MARK: From values to points

  /// Where a value stands on the horizontal axis; nil where it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.scale.fraction(value.plotted).map { x(of: $0) }
  }
  /// Where a value stands on the vertical axis; nil where it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.scale.fraction(value.plotted).map { y(of: $0) }
  }
  /// Where two values stand; nil where one has no place.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The band of a value on the horizontal axis, of no width for numbers and dates.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    plan.x.scale.band(value.plotted).map {
      let (a, b) = (x(of: $0.lowerBound), x(of: $0.upperBound))
      return min(a, b)...max(a, b)
    }
  }
  /// The band of a value on the vertical axis, of no height for numbers and dates.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    plan.y.scale.band(value.plotted).map { y(of: $0.upperBound)...y(of: $0.lowerBound) }
  }

  // MARK: From points to values

  /// The value at a place on the horizontal axis; nil where the axis has values of another kind.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    let fraction = plan.x.scale.fraction(at: isMirrored ? plotSize.width - position : position, length: plotSize.width)
    return plan.x.scale.value(at: fraction).flatMap(P.init(plotted:))
  }
  /// The value at a place on the vertical axis; nil where the axis has values of another kind.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    let fraction = plan.y.scale.fraction(at: plotSize.height - position, length: plotSize.height)
    return plan.y.scale.value(at: fraction).flatMap(P.init(plotted:))
  }
  /// The values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The value of the sector at an angle, clockwise from the top: the sum of the values up to there.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    guard let total = plan.sectors.last?.upTo, total > 0 else { return nil }
    let turn = angle.degrees / 360
    return P(plotted: .number((turn - turn.rounded(.down)) * total))
  }

  /// The angle of a point around the middle of the plot, clockwise from the top, where sectors begin.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let turn = atan2(isMirrored ? -x : x, -y)
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  // MARK: Scales

  /// What the horizontal axis covers: its names, or its least and its largest value.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.wholeX.scale.values.compactMap(P.init(plotted:))
  }
  /// What the vertical axis covers: its names, or its least and its largest value.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.wholeY.scale.values.compactMap(P.init(plotted:))
  }

  /// The style of a value of `foregroundStyle(by:)`.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let value = value.plotted
    guard
      plan.styles.numbers != nil && value.scalar != nil || plan.styles.entries.contains(where: { $0.value == value })
    else { return nil }
    return AnyShapeStyle(erasing: plan.styles.style(of: value))
  }
  /// The symbol of a value of `symbol(by:)`.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    plan.scales.symbol(of: value.plotted).map(AnyChartSymbolShape.init(erasing:))
  }
  /// The area of the symbol of a value of `symbolSize(by:)`, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { plan.scales.size(of: value.plotted) }
  /// The line of a value of `lineStyle(by:)`.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { plan.scales.line(of: value.plotted) }

  private func x(of fraction: Double) -> CGFloat {
    let x = plan.x.scale.position(of: fraction, length: plotSize.width)
    return isMirrored ? plotSize.width - x : x
  }

  private func y(of fraction: Double) -> CGFloat {
    plotSize.height - plan.y.scale.position(of: fraction, length: plotSize.height)
  }
}

extension View {
  /// Shows a view in front of charts.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ProxyLayer(isInFront: true, alignment: alignment) { AnyView(content($0)) }
    return chartSetting { $0.layers.append(layer) }
  }

  /// Shows a view behind charts.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ProxyLayer(isInFront: false, alignment: alignment) { AnyView(content($0)) }
    return chartSetting { $0.layers.append(layer) }
  }

  /// Changes the plot of charts: its background, its border, its size.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSetting { $0.plotStyles.append { AnyView(content($0)) } }
  }
}

/// The plot of a chart.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// The plot's frame, for the layers around it.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
