import SwiftUI

/// Turns wheels and fingers over the plot into a window of the axes.
struct ScrollLayer: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let plot: Anchor<CGRect>
  @Binding var windowStart: WindowStart
  @State private var position = ScrollPosition()
  @Environment(\.layoutDirection) private var layoutDirection

  /// What the scroll view says; offsets of contents of different sizes have nothing to do with each other.
  private struct Reading: Equatable {
    let offset: CGPoint
    let size: CGSize
  }

  var body: some View {
    let axes = plan.scrollAxes(settings)
    if !axes.isEmpty {
      GeometryReader { geometry in
        let size = CGSize(
          width: geometry.size.width * settings.x.scroll.pages(of: plan.wholeX.scale),
          height: geometry.size.height * settings.y.scroll.pages(of: plan.wholeY.scale))
        let measures = ScrollMeasures(plan, settings, plot: geometry.size)
        ScrollView(axes, showsIndicators: false) {
          Color.clear.frame(width: size.width, height: size.height).contentShape(Rectangle())
        }
        .scrollPosition($position)
        .scrollTargetBehavior(
          ChartScrolling(
            behavior: settings.scrollBehavior,
            proxy: ChartProxy(
              plan: plan.unscrolled, settings: settings, plotSize: size, anchor: plot,
              isMirrored: layoutDirection == .rightToLeft),
            measures: measures)
        )
        .onScrollGeometryChange(for: Reading.self) {
          Reading(offset: $0.contentOffset, size: $0.contentSize)
        } action: { old, new in
          guard old.size == new.size else { return }
          move(
            to: WindowStart(
              x: measures.x?.value(at: new.offset.x), y: measures.y?.value(at: new.offset.y)),
            measures)
        }
        .onAppear { show(seen, measures) }
        .onChange(of: measures) { _, measures in
          // Another size, another length or other data: the least values stay there, if they can.
          show(seen, measures)
          if windowStart != WindowStart() { move(to: seen, measures) }
        }
        .onChange(of: settings.x.scroll.place(in: plan.wholeX.scale)) { _, new in
          guard let new, settings.x.scroll.isMoved(plan.x.scale, measures.x) else { return }
          show(WindowStart(x: new, y: seen.y), measures)
        }
        .onChange(of: settings.y.scroll.place(in: plan.wholeY.scale)) { _, new in
          guard let new, settings.y.scroll.isMoved(plan.y.scale, measures.y) else { return }
          show(WindowStart(x: seen.x, y: new), measures)
        }
      }
    }
  }

  private var seen: WindowStart {
    WindowStart(x: plan.x.scale.domain.lowerBound, y: plan.y.scale.domain.lowerBound)
  }

  private func show(_ start: WindowStart, _ measures: ScrollMeasures) {
    func offset(_ measure: ScrollMeasure?, _ value: Double?) -> CGFloat {
      measure.flatMap { measure in value.map { CGFloat(measure.offset(of: $0)) } } ?? 0
    }
    position.scrollTo(
      point: CGPoint(x: offset(measures.x, start.x), y: offset(measures.y, start.y)))
  }

  private func move(to start: WindowStart, _ measures: ScrollMeasures) {
    // Less than a part of a point is what rounding makes.
    func isMoved(_ old: Double?, _ new: Double, _ measure: ScrollMeasure) -> Bool {
      old.map { abs($0 - new) >= measure.perPoint / 100 } ?? true
    }
    if let measure = measures.x, let new = start.x, isMoved(windowStart.x, new, measure) {
      windowStart.x = new
      settings.x.scroll.report(new, plan.wholeX.scale)
    }
    if let measure = measures.y, let new = start.y, isMoved(windowStart.y, new, measure) {
      windowStart.y = new
      settings.y.scroll.report(new, plan.wholeY.scale)
    }
  }
}

extension ScrollSettings {
  fileprivate func report(_ start: Double, _ scale: ChartScale) {
    let domain = scale.domain
    if let value = scale.value(of: min(max(start, domain.lowerBound), domain.upperBound)) {
      set?(value)
    }
  }

  /// Whether the program moves the chart: what it was told is where it is. A name or a whole number is told for all places
  /// up to the next.
  fileprivate func isMoved(_ seen: ChartScale, _ measure: ScrollMeasure?) -> Bool {
    guard let measure, let start else { return false }
    if let told, let value = seen.value(of: seen.domain.lowerBound), told(value) == start {
      return false
    }
    return start.scalar.map { abs($0 - seen.domain.lowerBound) > measure.perPoint } ?? true
  }
}

extension ChartPlan {
  /// The axes that scroll.
  func scrollAxes(_ settings: ChartSettings) -> Axis.Set {
    var axes: Axis.Set = []
    if settings.x.scroll.pages(of: wholeX.scale) > 1 { axes.insert(.horizontal) }
    if settings.y.scroll.pages(of: wholeY.scale) > 1 { axes.insert(.vertical) }
    return axes
  }
}
