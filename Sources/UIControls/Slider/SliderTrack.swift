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
  @State private var room = SliderRoom()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let metrics = profile.controls
    let (knob, track) = (metrics.sliderKnob, metrics.sliderTrack)
    let start = neutral == scale.range.lowerBound ? nil : scale.fraction(of: neutral)
    let fraction = scale.fraction(of: value)
    // The width is read in the gesture and by the faces: a wider slider is laid out, and not made anew.
    SliderLayout(value: fraction, knob: knob, height: metrics.sliderHeight, room: room) {
      TrackFace(
        start: start, animatableData: fraction, marks: ticks.fractions(on: scale), knob: knob, track: track)
      KnobFace(isPressed: isDragging)
        .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
        .modifier(FocusRing(cornerRadius: knob / 2, role: .slider(value, in: scale.range), press: press))
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          if !isDragging {
            isDragging = true
            editingChanged(true)
          }
          // Places are from the left, values from where the track begins.
          let fraction = (drag.location.x - knob / 2) / max(room.width - knob, 1)
          set(scale.value(at: direction == .rightToLeft ? 1 - fraction : fraction))
        }
        .onEnded { _ in
          isDragging = false
          editingChanged(false)
        }
    )
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
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

/// How wide a slider is, in points: nobody need be told when it changes.
private final class SliderRoom {
  var width: CGFloat = 0
}

/// The track over all, and the knob at `value` in front of it.
private struct SliderLayout: Layout, BuiltIn {
  /// 0…1.
  let value: Double
  /// Its diameter, and the height of all, in points.
  let knob, height: CGFloat
  let room: SliderRoom

  /// In points. Our own figure.
  private static let leastWidth: CGFloat = 60

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, Self.leastWidth), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    room.width = bounds.width
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let x = bounds.minX + max(bounds.width - knob, 1) * value
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY - knob / 2), proposal: ProposedViewSize(width: knob, height: knob))
  }
}
