import SwiftUI

/// What follows the pointer: crosshair, marks, tooltip and brush, and the gestures that move the window.
///
/// Nothing of it is read by the layers, so that a moving pointer redraws this view alone.
struct PointerView: View {
  let layout: PlotLayout
  let options: GraphOptions
  let control: WindowControl
  @State private var hover: CGPoint?
  @State private var drag: PlotDrag?
  @Environment(\.graphGroup) private var group

  var body: some View {
    let plot = layout.plot
    ZStack(alignment: .topLeading) {
      Color.clear.contentShape(Rectangle())
      if let brush = drag?.brush {
        Rectangle()
          .fill(Color.accentColor.opacity(0.18))
          .frame(width: brush.upperBound - brush.lowerBound, height: plot.height)
          .offset(x: brush.lowerBound)
      }
      if drag == nil, let selection { mark(selection) }
    }
    .frame(width: plot.width, height: plot.height)
    .onContinuousHover { phase in move(phase) }
    .gesture(dragging)
    .simultaneousGesture(
      MagnifyGesture().onChanged { value in zoom(by: value.magnification, around: value.startLocation) }
    )
    .onTapGesture(count: 2) { control.reset() }
    .offset(x: plot.minX, y: plot.minY)
    .onChange(of: selection) { _, new in options.selection?.wrappedValue = new }
  }

  @ViewBuilder private func mark(_ selection: GraphSelection) -> some View {
    let x = layout.x.position(selection.x)
    CrosshairView(layout: layout, selection: selection)
    switch options.tooltip {
    case .none: EmptyView()
    case .standard:
      if hover != nil && !selection.values.isEmpty {
        TooltipPlacement(x: x, y: Double(hover?.y ?? 0)) {
          StandardTooltip(selection: selection, title: layout.axes.x.title(of: selection.x))
        }
      }
    case .custom(let make):
      if hover != nil {
        TooltipPlacement(x: x, y: Double(hover?.y ?? 0)) { CustomTooltip(selection: selection, make: make) }
      }
    }
  }

  /// What the pointer is at, in this graph or in another one of the group.
  private var selection: GraphSelection? {
    let x = hover.map { layout.x.value(at: Double($0.x)) } ?? group?.cursor
    return x.flatMap { layout.selection(at: $0, height: hover.map { Double($0.y) }) }
  }

  private func move(_ phase: HoverPhase) {
    switch phase {
    case .active(let point):
      hover = point
      group?.cursor = layout.x.value(at: point.x)
    case .ended:
      hover = nil
      group?.cursor = nil
    }
  }

  /// Keeps what is at a place there.
  private func zoom(by factor: Double, around place: CGPoint) {
    let (window, middle) = (layout.window, Double(place.x))
    let lower = layout.x.value(at: middle - middle / factor)
    let upper = layout.x.value(at: middle + (layout.x.length - middle) / factor)
    if upper - lower > window.upperBound.ulp * 1000 { control.window = lower...upper }
  }

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 3)
      .onChanged { value in
        if drag == nil { drag = PlotDrag(action: options.drag, start: control.window) }
        drag?.from = value.startLocation.x
        drag?.to = value.location.x
        if options.drag == .pan, let drag { control.window = drag.panned(layout.x) }
      }
      .onEnded { _ in
        if let drag, options.drag == .zoom, let window = drag.chosen(layout.x) { control.window = window }
        drag = nil
      }
  }
}

/// A drag across a plot.
struct PlotDrag: Equatable {
  let action: GraphDragAction
  /// The window where the drag began.
  let start: ClosedRange<Double>
  /// Positions in the plot, in points.
  var from = 0.0
  var to = 0.0

  /// The stretch that is dragged over, where the drag zooms.
  var brush: ClosedRange<Double>? { action == .zoom ? min(from, to)...max(from, to) : nil }

  /// The window that puts the value under the pointer back under it.
  func panned(_ x: AxisMapping) -> ClosedRange<Double> {
    let mapping = AxisMapping(scale: x.scale, domain: start, length: x.length)
    return mapping.value(at: from - to)...mapping.value(at: x.length + from - to)
  }

  /// The window that was dragged over; nil where that is next to nothing.
  func chosen(_ x: AxisMapping) -> ClosedRange<Double>? {
    let (lower, upper) = (max(0, min(from, to)), min(x.length, max(from, to)))
    return upper - lower < 4 ? nil : x.value(at: lower)...x.value(at: upper)
  }
}
