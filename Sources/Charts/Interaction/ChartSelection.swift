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
  ///
  /// A finger that drags over a chart that scrolls scrolls it; there a tap selects.
  public func chartXSelection<P: Plottable & Equatable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.selection = SelectionTarget(value) }
  }
  /// Selects the interval on the horizontal axis over which the pointer is dragged.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.x.rangeSelection = RangeSelectionTarget(range) }
  }
  /// Selects the value on the vertical axis at which the pointer is, or a finger drags.
  ///
  /// A finger that drags over a chart that scrolls scrolls it; there a tap selects.
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

extension View {
  /// Selects by a gesture of the program's, in place of the pointer: the gesture is over the plot, and its closures ask the
  /// proxy to select.
  ///
  ///     .chartGesture { proxy in
  ///       SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
  ///     }
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartSetting { $0.gesture = { AnyGesture(gesture($0).map { _ in }) } }
  }
}

extension ChartSettings {
  var hasSelection: Bool {
    x.selection != nil || y.selection != nil || x.rangeSelection != nil || y.rangeSelection != nil
      || angleSelection != nil || gesture != nil
  }
}

/// Follows the pointer over the plot; the plot is not drawn again.
struct SelectionLayer<Content: View>: View {
  let proxy: ChartProxy
  /// Whether a finger that drags scrolls.
  let scrolls: Bool
  @ViewBuilder let content: Content
  /// Whether a pointer stays over the plot when its button is let go; a finger does not.
  @State private var isHovering = false

  var body: some View {
    let stack = ZStack {
      Color.clear.contentShape(Rectangle())
      content
    }
    if let gesture = proxy.settings.gesture {
      stack.gesture(gesture(proxy))
    } else {
      stack
        .onContinuousHover { phase in
          switch phase {
          case .active(let point):
            isHovering = true
            proxy.select(point)
          case .ended:
            isHovering = false
            proxy.select(nil)
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              proxy.select(drag.location)
              proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
              proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
            }
            .onEnded { _ in if !isHovering { proxy.select(nil) } }
        )
        .simultaneousGesture(
          SpatialTapGesture().onEnded { if !isHovering { proxy.select($0.location) } },
          including: scrolls ? .all : .subviews)
    }
  }
}
