import Foundation
import Geometry
import UICore

/// The track of a slider, with its knob and its ticks.
struct SliderTrack: View {
  @Binding var value: Double
  let scale: SliderScale
  /// Where the coloured part of the track begins.
  let neutral: Double
  let ticks: SliderTicks
  let editingChanged: (Bool) -> Void
  @State private var isDragging = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let metrics = profile.controls
    let (knob, track) = (metrics.sliderKnob, metrics.sliderTrack)
    // The size is read where there are marks, and in the gesture: a wider slider is laid out, and not made anew.
    GeometryReader { proxy in
      let marks = marks(proxy)
      let start = neutral == scale.range.lowerBound ? nil : scale.fraction(of: neutral)
      SliderLayout(start: start, value: scale.fraction(of: value), knob: knob, track: track) {
        Capsule().fill(Color.controlFill)
        Capsule().fill(Color.accentColor)
        if !marks.isEmpty {
          SliderTickMarks(fractions: marks, knob: knob, track: track)
            .fill(Color.primary.opacity(0.3))
            .allowsHitTesting(false)
        }
        Circle().fill(Color.white)
          .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
          .overlay { Circle().inset(by: 0.25).stroke(Color.black.opacity(0.18), lineWidth: 0.5) }
          .overlay { Circle().fill(Color.black.opacity(isDragging ? 0.08 : 0)) }
          .modifier(FocusRing(cornerRadius: knob / 2, role: .slider(value, in: scale.range), press: press))
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if !isDragging {
              isDragging = true
              editingChanged(true)
            }
            // Places are from the left, values from where the track begins.
            let fraction = (drag.location.x - knob / 2) / travel(proxy)
            set(scale.value(at: direction == .rightToLeft ? 1 - fraction : fraction))
          }
          .onEnded { _ in
            isDragging = false
            editingChanged(false)
          })
    }
    .frame(minWidth: 60)
    .frame(height: metrics.sliderHeight)
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
  }

  /// How far the knob goes, in points.
  private func travel(_ proxy: GeometryProxy) -> CGFloat { max(proxy.size.width - profile.controls.sliderKnob, 1) }

  private func marks(_ proxy: GeometryProxy) -> [Double] {
    if case .none = ticks { return [] }
    return ticks.fractions(on: scale, length: travel(proxy))
  }

  private func set(_ new: Double) { if new != value { value = new } }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
    switch press.key {
    case .leftArrow, .rightArrow:
      let isForwards = (press.key == .rightArrow) == (direction == .leftToRight)
      set(scale.snapped(value + (isForwards ? scale.increment : -scale.increment)))
    case .downArrow: set(scale.snapped(value - scale.increment))
    case .upArrow: set(scale.snapped(value + scale.increment))
    case .home: set(scale.limits.lowerBound)
    case .end: set(scale.limits.upperBound)
    default: return false
    }
    return true
  }
}

/// The track over the whole width, the coloured part of it from `start` to the knob's middle, marks over all, and the knob at
/// `value`.
private struct SliderLayout: Layout, BuiltIn {
  /// Where the coloured part begins, 0…1; nil for the end of the track.
  let start: Double?
  /// 0…1.
  let value: Double
  /// Diameter and height in points.
  let knob, track: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let travel = max(bounds.width - knob, 1)
    func place(_ view: LayoutSubview, x: CGFloat, width: CGFloat, height: CGFloat) {
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY - height / 2),
        proposal: ProposedViewSize(width: width, height: height))
    }
    let middle = travel * value + knob / 2
    let start = start.map { travel * $0 + knob / 2 } ?? 0
    place(subviews[0], x: 0, width: bounds.width, height: track)
    place(subviews[1], x: min(start, middle), width: abs(middle - start), height: track)
    for marks in subviews[2..<subviews.count - 1] { place(marks, x: 0, width: bounds.width, height: bounds.height) }
    place(subviews[subviews.count - 1], x: middle - knob / 2, width: knob, height: knob)
  }
}
