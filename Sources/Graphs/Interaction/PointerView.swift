import SwiftUI

/// The crosshair, tooltip and brush, with the gestures and keys that move the window.
///
/// Layers read nothing of its state, so that a moving pointer only redraws this view.
struct PointerView: View {
  let layout: PlotLayout
  let options: GraphOptions
  let control: WindowControl
  @State private var hover: CGPoint?
  @State private var drag: PlotDrag?
  @State private var pin: PlotPin?
  @Environment(\.graphGroup) private var group

  var body: some View {
    let plot = layout.plot
    let selection = selection
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
    .focusable()
    .onKeyPress(phases: [.down, .repeat]) { press in
      GraphKey(press).map(perform) == true ? .handled : .ignored
    }
    .offset(x: plot.minX, y: plot.minY)
    .onChange(of: selection) { _, new in options.selection?.wrappedValue = new }
    .onDisappear { leave() }
  }

  /// What this graph pointed at is pointed at no more; what another graph of the group points at stays.
  private func leave() {
    if pin != nil || hover != nil { group?.cursor = nil }
    (pin, hover) = (nil, nil)
    if options.selection?.wrappedValue != nil { options.selection?.wrappedValue = nil }
  }

  @ViewBuilder private func mark(_ selection: GraphSelection) -> some View {
    let x = layout.x.position(selection.x)
    let height = tooltipHeight(of: selection)
    CrosshairView(layout: layout, selection: selection, tooltip: standardTooltip(of: selection, x: x, y: height))
    if let height, case .custom(let make) = options.tooltip {
      TooltipPlacement(x: x, y: height) { CustomTooltip(selection: selection, make: make).fixedSize() }
        .allowsHitTesting(false)
    }
  }

  private func standardTooltip(of selection: GraphSelection, x: Double, y: Double?) -> StandardTooltip? {
    guard let y, case .standard = options.tooltip, !selection.values.isEmpty else { return nil }
    return StandardTooltip(selection: selection, title: layout.axes.x.title(of: selection.x), x: x, y: y)
  }

  /// The height of the pointer or of the highest point chosen with keys; nil if the pointer is in another graph.
  private func tooltipHeight(of selection: GraphSelection) -> Double? {
    guard pin != nil else { return hover.map { Double($0.y) } }
    guard let value = selection.values.first else { return layout.plot.height / 2 }
    return layout.spaces[value.side]?.y.position(value.height)
  }

  /// The selection of keys or of the pointer, in this graph or another one of the group.
  private var selection: GraphSelection? {
    if let pin { return layout.selection(at: pin.x, height: nil) }
    let x = hover.map { layout.x.value(at: Double($0.x)) } ?? group?.cursor
    return x.flatMap { layout.selection(at: $0, height: hover.map { Double($0.y) }) }
  }

  private func move(_ phase: HoverPhase) {
    switch phase {
    case .active(let point):
      // The pin stays until the pointer moves.
      if let pin, pin.pointer == point { return }
      pin = nil
      hover = point
      group?.cursor = layout.x.value(at: point.x)
    case .ended:
      hover = nil
      group?.cursor = pin?.x
    }
  }

  // MARK: Keys

  /// Performs a key's action; false if there was nothing to do.
  private func perform(_ key: GraphKey) -> Bool {
    let scale = layout.x.scale
    switch key {
    case .move(let isForward, let isFar):
      if pin != nil { return step(isForward, by: isFar ? GraphKey.farStep : 1) }
      let part = (isForward ? 1 : -1) * (isFar ? 1 : GraphKey.panPart)
      control.window = scale.stretch(of: layout.window, from: part, to: 1 + part)
    case .end(let isLast):
      guard let extent = control.plan.xExtent else { return false }
      if pin != nil { return choose(layout.farthestPoint(isLast: isLast)) }
      if isLast, control.options.following != nil, control.options.window == nil {
        control.reset()
      } else {
        let end = isLast ? extent.upperBound : extent.lowerBound
        let part = scale.part(of: end, in: layout.window) - (isLast ? 1 : 0)
        control.window = scale.stretch(of: layout.window, from: part, to: 1 + part)
      }
    case .zoom(let factor):
      let middle = pin.map { scale.part(of: $0.x, in: layout.window) } ?? 0.5
      zoom(by: factor, around: CGPoint(x: middle * layout.x.length, y: 0))
    case .choose:
      if pin != nil { return release() }
      return choose(layout.nearestPoint(to: selection?.x ?? layout.x.value(at: layout.x.length / 2)))
    case .reset: control.reset()
    case .leave:
      if release() { return true }
      if control.isReset { return false }
      control.reset()
    }
    return true
  }

  private func step(_ isForward: Bool, by count: Int) -> Bool {
    guard let pin else { return false }
    var x = pin.x
    for _ in 0..<count { x = layout.point(isForward ? .after(x) : .before(x)) ?? x }
    return choose(x)
  }

  /// Selects the values at an x and moves the window to show it.
  private func choose(_ x: Double?) -> Bool {
    guard let x else { return false }
    pin = PlotPin(x: x, pointer: pin?.pointer ?? hover)
    group?.cursor = x
    let part = layout.x.scale.part(of: x, in: layout.window)
    let beyond = part > 1 ? part - (1 - GraphKey.panPart) : part < 0 ? part - GraphKey.panPart : 0
    if beyond != 0 { control.window = layout.x.scale.stretch(of: layout.window, from: beyond, to: 1 + beyond) }
    return true
  }

  private func release() -> Bool {
    guard pin != nil else { return false }
    pin = nil
    group?.cursor = hover.map { layout.x.value(at: $0.x) }
    return true
  }

  /// Zooms around a position, whose value stays in place.
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

  /// The range that is dragged over, if the drag zooms.
  var brush: ClosedRange<Double>? { action == .zoom ? min(from, to)...max(from, to) : nil }

  /// The window that keeps the dragged value under the pointer.
  func panned(_ x: AxisMapping) -> ClosedRange<Double> {
    let mapping = AxisMapping(scale: x.scale, domain: start, length: x.length)
    return mapping.value(at: from - to)...mapping.value(at: x.length + from - to)
  }

  /// The window that was dragged over; nil if it is very small.
  func chosen(_ x: AxisMapping) -> ClosedRange<Double>? {
    let (lower, upper) = (max(0, min(from, to)), min(x.length, max(from, to)))
    return upper - lower < 4 ? nil : x.value(at: lower)...x.value(at: upper)
  }
}
