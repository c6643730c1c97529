import SwiftUI

/// Where a selection goes; nil where nothing is selected.
struct SelectionTarget {
  var set: (_PlottedValue?) -> Void

  init<P: Plottable & Equatable>(_ binding: Binding<P?>) {
    set = { value in
      let value = value.flatMap(P.init(plotted:))
      // A pointer that moves inside of a band changes nothing.
      if binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }
}

/// Where a selection of an interval goes.
struct RangeSelectionTarget {
  var set: ((_PlottedValue, _PlottedValue)?) -> Void

  init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    set = { ends in
      let range = ends.flatMap { ends -> ClosedRange<P>? in
        guard let a = P(plotted: ends.0), let b = P(plotted: ends.1) else { return nil }
        return min(a, b)...max(a, b)
      }
      if binding.wrappedValue != range { binding.wrappedValue = range }
    }
  }
}

extension View {
  /// Selects the value on the horizontal axis at which the pointer is, or a finger drags.
  public func chartXSelection<P: Plottable & Equatable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.selection = SelectionTarget(value) }
  }
  /// Selects the interval on the horizontal axis over which the pointer is dragged.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.x.rangeSelection = RangeSelectionTarget(range) }
  }
  /// Selects the value on the vertical axis at which the pointer is, or a finger drags.
  public func chartYSelection<P: Plottable & Equatable>(value: Binding<P?>) -> some View {
    chartSetting { $0.y.selection = SelectionTarget(value) }
  }
  /// Selects the interval on the vertical axis over which the pointer is dragged.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.y.rangeSelection = RangeSelectionTarget(range) }
  }
  /// Selects a value between zero and the sum of all sectors: that at the angle at which the pointer is.
  public func chartAngleSelection<P: Plottable & Equatable>(value: Binding<P?>) -> some View {
    chartSetting { $0.angleSelection = SelectionTarget(value) }
  }
}

extension ChartSettings {
  var hasSelection: Bool {
    x.selection != nil || y.selection != nil || x.rangeSelection != nil || y.rangeSelection != nil
      || angleSelection != nil
  }
}

/// Follows the pointer over the plot; the plot is not drawn again.
struct SelectionLayer: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let size: CGSize
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): select(point)
        case .ended: select(nil)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            select(drag.location)
            selectRange(drag.startLocation, drag.location)
          }
      )
  }

  private func values(at point: CGPoint) -> (x: _PlottedValue?, y: _PlottedValue?) {
    let isMirrored = layoutDirection == .rightToLeft
    let x = min(max(isMirrored ? size.width - point.x : point.x, 0), size.width)
    let y = min(max(size.height - point.y, 0), size.height)
    let (across, up) = (plan.x.scale, plan.y.scale)
    return (
      across.value(at: across.fraction(at: x, length: size.width)),
      up.value(at: up.fraction(at: y, length: size.height))
    )
  }

  private func select(_ point: CGPoint?) {
    let values = point.map(values(at:))
    settings.x.selection?.set(values?.x)
    settings.y.selection?.set(values?.y)
    settings.angleSelection?.set(point.flatMap(sector(at:)))
  }

  private func selectRange(_ start: CGPoint, _ end: CGPoint) {
    let (from, to) = (values(at: start), values(at: end))
    if let a = from.x, let b = to.x { settings.x.rangeSelection?.set((a, b)) }
    if let a = from.y, let b = to.y { settings.y.rangeSelection?.set((a, b)) }
  }

  private func sector(at point: CGPoint) -> _PlottedValue? {
    guard let total = plan.sectors.last?.upTo, total > 0 else { return nil }
    let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
    guard hypot(x, y) <= min(size.width, size.height) / 2 else { return nil }
    // Clockwise from the top.
    let turn = atan2(layoutDirection == .rightToLeft ? -x : x, -y) / (2 * .pi)
    return .number((turn < 0 ? turn + 1 : turn) * total)
  }
}
