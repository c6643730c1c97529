import SwiftUI

/// A chart at its size: axes, marks and what lies over them.
struct PlotView: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let size: CGSize
  @Binding var windowStart: WindowStart
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .caption) private var hundred: CGFloat = 100

  var body: some View {
    let environment = AxisEnvironment(
      locale: locale, timeZone: timeZone, calendar: calendar, textScale: max(hundred / 100, 0.1))
    // Before the labels are measured the plot is about as large as the chart.
    let x = AxisPlan(
      plan.x, axis: .horizontal, settings: settings.x, length: size.width * 0.9, environment: environment)
    let y = AxisPlan(
      plan.y, axis: .vertical, settings: settings.y, length: size.height * 0.9,
      environment: environment.with(labelsBelow: x.labels.contains { $0.side != .top }))
    let margin = max(x.ticks.values.max() ?? 0, y.ticks.values.max() ?? 0) + 1
    let layout = ChartLayout(
      x: x.ticks, y: y.ticks, xPadding: settings.x.padding, yPadding: settings.y.padding, margin: margin)
    layout {
      AxisLines(x: x.lines, y: y.lines, margin: margin, xPadding: settings.x.padding, yPadding: settings.y.padding)
        .flipsForRightToLeftLayoutDirection(true)
        .layoutValue(key: ChartPart.self, value: .lines)
      plot.layoutValue(key: ChartPart.self, value: .plot)
      xLabels(x.labels, isHidden: !settings.x.styles.isEmpty)
      yLabels(y.labels, isHidden: !settings.y.styles.isEmpty)
      if !settings.x.styles.isEmpty {
        ForEach(Self.sides(x), id: \.self) { side in
          let labels = AxisRoomLayout(chart: layout, side: side) { xLabels(x.labels.filter { $0.side == side }) }
          settings.x.styles.reduce(AnyView(labels)) { AnyView($1(ChartAxisContent(content: $0))) }
            .layoutValue(key: ChartPart.self, value: .axis(side))
        }
      }
      if !settings.y.styles.isEmpty {
        ForEach(Self.sides(y), id: \.self) { side in
          let labels = AxisRoomLayout(chart: layout, side: side) { yLabels(y.labels.filter { $0.side == side }) }
          settings.y.styles.reduce(AnyView(labels)) { AnyView($1(ChartAxisContent(content: $0))) }
            .layoutValue(key: ChartPart.self, value: .axis(side))
        }
      }
      ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
        title.content.layoutValue(
          key: ChartPart.self,
          value: .title(title.position.side, spacing: title.spacing, alignment: title.alignment ?? .center))
      }
    }
    .coordinateSpace(.named(AnnotationsView.chartSpace))
    .backgroundPreferenceValue(PlotFrameKey.self) { layers($0, isInFront: false) }
    .overlayPreferenceValue(PlotFrameKey.self) { layers($0, isInFront: true) }
  }

  private static func sides(_ axis: AxisPlan) -> [AxisMarkPosition.Side] {
    axis.labels.map(\.side).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// - Parameter isHidden: whether they only take their room, and show in that of the axis.
  private func xLabels(_ labels: [AxisPlan.Label], isHidden: Bool = false) -> some View {
    ForEach(labels) { label in
      label.view.fixedSize(horizontal: !isCategory(plan.x), vertical: false)
        .rotationEffect(label.placing.isVertical ? .degrees(90) : .zero)
        .opacity(isHidden ? 0 : 1).accessibilityHidden(isHidden)
        .layoutValue(key: ChartPart.self, value: .label(.horizontal, LabelPlace(label, bands: bands(plan.x))))
    }
  }

  private func yLabels(_ labels: [AxisPlan.Label], isHidden: Bool = false) -> some View {
    ForEach(labels) { label in
      label.view
        .opacity(isHidden ? 0 : 1).accessibilityHidden(isHidden)
        .layoutValue(key: ChartPart.self, value: .label(.vertical, LabelPlace(label, bands: nil)))
    }
  }

  private var titles: [AxisTitle] {
    (settings.x.visibility == .hidden ? [] : settings.x.titles)
      + (settings.y.visibility == .hidden ? [] : settings.y.titles)
  }

  private func isCategory(_ made: ScaleMaker) -> Bool { if case .category = made.scale.kind { true } else { false } }

  /// How many bands the labels of names share the axis with.
  private func bands(_ made: ScaleMaker) -> Double? {
    isCategory(made) ? made.scale.domain.upperBound - made.scale.domain.lowerBound : nil
  }

  private var plot: some View {
    let content = ZStack {
      MarkCanvas(
        drawing: plan.drawing, places: plan.drawing.places,
        isClipped: !plan.scrollAxes(settings).isEmpty
      )
      .flipsForRightToLeftLayoutDirection(true)
      .accessibilityChildren { SpokenMarks(marks: plan.spoken, drawing: plan.drawing) }
      if !plan.annotations.isEmpty {
        AnnotationsView(plan: plan, chart: size)
      }
    }
    let styled = settings.plotStyles.reduce(AnyView(content)) { $1(ChartPlotContent(content: $0)) }
    return
      styled
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(PlotFrameKey.self) { anchor in
        if let anchor {
          if settings.hasSelection { selection(anchor) } else { scrolling(anchor) }
        }
      }
  }

  private func selection(_ anchor: Anchor<CGRect>) -> some View {
    // Around what scrolls, which would else keep the pointer from it.
    GeometryReader { geometry in
      SelectionLayer(
        proxy: proxy(anchor, geometry.size), scrolls: !plan.scrollAxes(settings).isEmpty
      ) {
        scrolling(anchor)
      }
    }
  }

  private func scrolling(_ anchor: Anchor<CGRect>) -> some View {
    ScrollLayer(plan: plan, settings: settings, plot: anchor, windowStart: $windowStart)
  }

  private func proxy(_ anchor: Anchor<CGRect>, _ size: CGSize) -> ChartProxy {
    ChartProxy(
      plan: plan, settings: settings, plotSize: size, anchor: anchor,
      isMirrored: layoutDirection == .rightToLeft)
  }

  @ViewBuilder private func layers(_ anchor: Anchor<CGRect>?, isInFront: Bool) -> some View {
    let layers = settings.layers.filter { $0.isInFront == isInFront }
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = proxy(anchor, geometry[anchor].size)
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          layer.content(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
        }
      }
    }
  }
}
