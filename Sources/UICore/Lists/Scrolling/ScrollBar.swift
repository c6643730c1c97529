import DisplayList
import Foundation
import Geometry

/// What the pointer does with a scroll view's bars.
struct ScrollBarState: Equatable {
  /// The axis whose bar the pointer is near.
  var near: Axis?
  /// The axis whose bar is dragged.
  var dragged: Axis?

  /// The bar that stays and is drawn wider.
  var active: Axis? { dragged ?? near }
}

extension ScrollArea {
  /// Where the bar of an axis can be grabbed: along the edge, as wide as a pointer needs it. In a low row of buttons it leaves
  /// most of them alone.
  func barTrack(_ axis: Axis) -> CGRect? {
    guard limit[axis] > 0 else { return nil }
    let width = min(ScrollIndicatorMetrics.grip, viewport[axis.opposite] / 4)
    let isLeft = axis == .vertical && direction == .rightToLeft
    let side = isLeft ? 0 : viewport[axis.opposite] - width
    return CGRect(origin: CGPoint(axis, 0, cross: side), size: CGSize(axis, viewport[axis], cross: width))
  }

  /// The offset at which the bar of an axis starts at `start`, along its track.
  func offset(_ axis: Axis, barAt start: CGFloat, margins: EdgeInsets) -> CGFloat {
    guard let track = barLengths(axis, margins: margins), track.room > 0 else { return 0 }
    let part = min(max((start - track.start) / track.room, 0), 1)
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    return (isMirrored ? 1 - part : part) * limit[axis]
  }
}

extension ScrollState {
  /// Which bar a point of the viewport is near.
  private func bar(at point: CGPoint) -> Axis? {
    guard let area = currentArea, setting(\.isScrollEnabled) == true else { return nil }
    let axes = setting(\.scrollIndicatorAxes) ?? []
    return Axis.allCases.first { axes.contains(Axis.Set($0)) && area.barTrack($0)?.contains(point) == true }
  }

  func pointerMoved(to point: CGPoint?) {
    // A scroll view that has gone hears that the pointer has left it.
    if isRemoved { return }
    let origin = viewportOrigin()
    setBars { $0.near = point.flatMap { bar(at: CGPoint(x: $0.x - origin.x, y: $0.y - origin.y)) } }
  }

  fileprivate func setBars(_ change: (inout ScrollBarState) -> Void) {
    guard !isRemoved, let viewGraph else { return }
    let old = barState
    change(&barState)
    if barState != old { viewGraph.set(bars, to: barState) }
  }
}

/// The pointer on a scroll bar: drags it, or moves a page towards a press beside it.
final class ScrollBarRecognizer: _GestureRecognizer<Void> {
  private let state: ScrollState
  private var axis: Axis?
  /// From the bar's start to the pointer.
  private var grip: CGFloat = 0

  init(_ state: ScrollState) { self.state = state }

  override var isDiscrete: Bool { false }
  override var insists: Bool { axis != nil }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard let area = state.currentArea else { return .failed }
    let (point, state) = (event.location(in: .local), state)
    let margins = state.setting(\.contentMargins)??.indicators.insets ?? EdgeInsets()
    switch event.kind {
    case .timer: return .possible(nil)
    case .down:
      guard let axis = Axis.allCases.first(where: { area.barTrack($0)?.contains(point) == true }),
        let bar = area.indicator(axis, at: state.currentOffset, margins: margins)
      else { return .failed }
      let place = point[axis]
      let (start, end) = (bar.origin[axis], bar.origin[axis] + bar.size[axis])
      guard (start...end).contains(place) else {
        let isBackwards = (place < start) != (axis == .horizontal && area.direction == .rightToLeft)
        effects.held.append { _ = state.step(axis, by: isBackwards ? -area.viewport[axis] : area.viewport[axis]) }
        return .ended(())
      }
      self.axis = axis
      grip = place - start
      effects.held.append { state.setBars { $0.dragged = axis } }
      return .active(())
    case .moved:
      guard let axis else { return .failed }
      let offset = area.offset(axis, barAt: point[axis] - grip, margins: margins)
      let place = CGPoint(axis, offset, cross: state.currentTarget[axis.opposite])
      effects.held.append { state.drag(to: place) }
      return .active(())
    case .up:
      effects.held.append { state.setBars { $0.dragged = nil } }
      return .ended(())
    }
  }

  override func cancel(_ effects: inout GestureEffects) {
    let state = state
    effects.immediate.append { state.setBars { $0.dragged = nil } }
  }
}
