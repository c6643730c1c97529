import SwiftUI

/// A chart at its size: axes, marks and what lies over them.
struct PlotView: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let size: CGSize
  @Binding var windowStart: Double?
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
    let y = AxisPlan(plan.y, axis: .vertical, settings: settings.y, length: size.height * 0.9, environment: environment)
    let margin = max(x.ticks.values.max() ?? 0, y.ticks.values.max() ?? 0) + 1
    ChartLayout(x: x.ticks, y: y.ticks, xPadding: settings.x.padding, yPadding: settings.y.padding, margin: margin) {
      AxisLines(x: x.lines, y: y.lines, margin: margin, xPadding: settings.x.padding, yPadding: settings.y.padding)
        .flipsForRightToLeftLayoutDirection(true)
        .layoutValue(key: ChartPart.self, value: .lines)
      plot.layoutValue(key: ChartPart.self, value: .plot)
      ForEach(x.labels) { label in
        label.view.fixedSize(horizontal: !isCategory(plan.x), vertical: false)
          .rotationEffect(label.placing.isVertical ? .degrees(90) : .zero)
          .layoutValue(key: ChartPart.self, value: .label(.horizontal, LabelPlace(label, bands: bands(plan.x))))
      }
      ForEach(y.labels) { label in
        label.view.layoutValue(key: ChartPart.self, value: .label(.vertical, LabelPlace(label, bands: nil)))
      }
      ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
        title.content.layoutValue(
          key: ChartPart.self,
          value: .title(title.position.side, spacing: title.spacing, alignment: title.alignment ?? .center))
      }
    }
    .backgroundPreferenceValue(PlotFrameKey.self) { layers($0, isInFront: false) }
    .overlayPreferenceValue(PlotFrameKey.self) { layers($0, isInFront: true) }
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
        drawing: plan.drawing, places: plan.drawing.places, isClipped: settings.x.scroll.pages(of: plan.fullX) > 1
      )
      .flipsForRightToLeftLayoutDirection(true)
      .accessibilityChildren { SpokenMarks(marks: plan.spoken, drawing: plan.drawing) }
      if !plan.annotations.isEmpty {
        AnnotationsView(plan: plan)
      }
    }
    let styled = settings.plotStyles.reduce(AnyView(content)) { $1(ChartPlotContent(content: $0)) }
    return
      styled
      .overlay { if settings.hasSelection { selection } }
      .overlay { ScrollLayer(plan: plan, settings: settings.x.scroll, windowStart: $windowStart) }
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
  }

  private var selection: some View {
    GeometryReader { SelectionLayer(plan: plan, settings: settings, size: $0.size) }
  }

  @ViewBuilder private func layers(_ anchor: Anchor<CGRect>?, isInFront: Bool) -> some View {
    let layers = settings.layers.filter { $0.isInFront == isInFront }
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(
          plan: plan, plotSize: geometry[anchor].size, anchor: anchor, isMirrored: layoutDirection == .rightToLeft)
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          layer.content(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
        }
      }
    }
  }
}

/// Turns wheels and fingers over the plot into a window of the horizontal axis.
struct ScrollLayer: View {
  let plan: ChartPlan
  let settings: ScrollSettings
  @Binding var windowStart: Double?
  @State private var position = ScrollPosition()

  var body: some View {
    let pages = settings.pages(of: plan.fullX)
    if pages > 1 {
      GeometryReader { geometry in
        let width = geometry.size.width * pages
        let domain = plan.fullX.domain
        let perPoint = (domain.upperBound - domain.lowerBound) / width
        ScrollView(.horizontal, showsIndicators: false) {
          Color.clear.frame(width: width, height: geometry.size.height).contentShape(Rectangle())
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.x
        } action: { old, new in
          let start = domain.lowerBound + new * perPoint
          if old != new, windowStart != start {
            windowStart = start
            settings.report(start, plan.fullX)
          }
        }
        .onAppear { position.scrollTo(x: (plan.x.scale.domain.lowerBound - domain.lowerBound) / perPoint) }
        .onChange(of: settings.place(in: plan.fullX)) { _, new in
          // The program moves the chart; what it was told is where it is.
          if let new, abs(new - plan.x.scale.domain.lowerBound) > perPoint {
            position.scrollTo(x: (new - domain.lowerBound) / perPoint)
          }
        }
      }
    }
  }
}

extension ScrollSettings {
  fileprivate func report(_ start: Double, _ scale: ChartScale) {
    let domain = scale.domain
    let fraction = (start - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    if let value = scale.value(at: min(max(fraction, 0), 1)) { set?(value) }
  }
}
