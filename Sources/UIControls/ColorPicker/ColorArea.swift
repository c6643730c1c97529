import Foundation
import Geometry
import UICore

/// All colours of a hue: more saturated to the right, brighter to the top.
struct ColorArea: View {
  let components: ColorComponents
  let set: (ColorComponents) -> Void

  static let height: CGFloat = 120

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    let (width, height) = (ColorPanel.width, Self.height)
    let knob: CGFloat = 14
    shape.fill(Color(hue: components.hue, saturation: 1, brightness: 1))
      .overlay {
        shape.fill(LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .leading, endPoint: .trailing))
      }
      .overlay { shape.fill(LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom)) }
      .overlay { shape.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5) }
      .overlay(alignment: .topLeading) {
        ColorKnob(color: opaque)
          .frame(width: knob, height: knob)
          .offset(
            x: components.saturation * width - knob / 2, y: (1 - components.brightness) * height - knob / 2)
      }
      .frame(width: width, height: height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          move(to: drag.location.x / width, 1 - drag.location.y / height)
        }
      )
      .modifier(FocusRing(cornerRadius: 6, press: press))
  }

  private var opaque: Color {
    Color(hue: components.hue, saturation: components.saturation, brightness: components.brightness)
  }

  private func move(to saturation: Double, _ brightness: Double) {
    var components = components
    components.saturation = min(max(saturation, 0), 1)
    components.brightness = min(max(brightness, 0), 1)
    set(components)
  }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    let step = 0.05
    switch press.key {
    case .leftArrow: move(to: components.saturation - step, components.brightness)
    case .rightArrow: move(to: components.saturation + step, components.brightness)
    case .upArrow: move(to: components.saturation, components.brightness + step)
    case .downArrow: move(to: components.saturation, components.brightness - step)
    default: return false
    }
    return true
  }
}

/// A slider over colours.
struct ColorTrack<Track: View>: View {
  /// 0…1.
  let fraction: Double
  let knob: Color
  let set: (Double) -> Void
  @ViewBuilder let track: Track

  var body: some View {
    let (width, height) = (ColorPanel.width, CGFloat(14))
    let travel = width - height
    track
      .overlay { Capsule().strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5) }
      .overlay(alignment: .leading) {
        ColorKnob(color: knob).frame(width: height, height: height).offset(x: travel * fraction)
      }
      .frame(width: width, height: height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          set(min(max((drag.location.x - height / 2) / travel, 0), 1))
        }
      )
      .modifier(FocusRing(cornerRadius: height / 2, press: press))
  }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .leftArrow, .downArrow: set(max(fraction - 0.05, 0))
    case .rightArrow, .upArrow: set(min(fraction + 0.05, 1))
    case .home: set(0)
    case .end: set(1)
    default: return false
    }
    return true
  }
}

/// A white ring around a colour.
private struct ColorKnob: View {
  let color: Color

  var body: some View {
    Circle().fill(Color.white)
      .shadow(color: .black.opacity(0.3), radius: 1.5, y: 0.5)
      .overlay { Circle().inset(by: 2).fill(color) }
      .allowsHitTesting(false)
  }
}
