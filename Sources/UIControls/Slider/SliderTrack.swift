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

  var body: some View {
    let metrics = profile.controls
    let (knob, track) = (metrics.sliderKnob, metrics.sliderTrack)
    GeometryReader { proxy in
      let travel = max(proxy.size.width - knob, 1)
      let x = travel * scale.fraction(of: value)
      // From the neutral value to the knob; from the end of the track where the two are one.
      let start = neutral == scale.range.lowerBound ? 0 : knob / 2 + travel * scale.fraction(of: neutral)
      let marks = ticks.fractions(on: scale, length: travel)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlFill).frame(height: track)
        Capsule().fill(Color.accentColor)
          .frame(width: abs(x + knob / 2 - start), height: track)
          .offset(x: min(x + knob / 2, start))
        if !marks.isEmpty {
          SliderTickMarks(fractions: marks, knob: knob, track: track)
            .fill(Color.primary.opacity(0.3))
            .allowsHitTesting(false)
        }
        Circle().fill(Color.white)
          .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
          .overlay { Circle().inset(by: 0.25).stroke(Color.black.opacity(0.18), lineWidth: 0.5) }
          .overlay { if isDragging { Circle().fill(Color.black.opacity(0.08)) } }
          .frame(width: knob, height: knob)
          .modifier(FocusRing(cornerRadius: knob / 2, role: .slider(value, in: scale.range), press: press))
          .offset(x: x)
      }
      .frame(height: proxy.size.height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if !isDragging {
              isDragging = true
              editingChanged(true)
            }
            set(scale.value(at: (drag.location.x - knob / 2) / travel))
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

  private func set(_ new: Double) { if new != value { value = new } }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
    switch press.key {
    case .leftArrow, .downArrow: set(scale.snapped(value - scale.increment))
    case .rightArrow, .upArrow: set(scale.snapped(value + scale.increment))
    case .home: set(scale.limits.lowerBound)
    case .end: set(scale.limits.upperBound)
    default: return false
    }
    return true
  }
}
