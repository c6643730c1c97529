import Foundation
import Geometry
import UICore

/// A bar that is filled up to the value.
struct GaugeBar: View {
  /// 0…1.
  let fraction: Double
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let height = profile.controls.progressHeight
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlFill)
        if fraction > 0 {
          GaugeFill()
            .mask(alignment: .leading) { Capsule().frame(width: max(proxy.size.width * fraction, height)) }
        }
      }
    }
    .frame(minWidth: 40)
    .frame(height: height)
  }
}

/// A bar with a marker at the value, in a gap.
struct GaugeMarkedBar: View {
  /// 0…1.
  let fraction: Double
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let height = profile.controls.progressHeight
    let gap: CGFloat = 2
    GeometryReader { proxy in
      let before = (proxy.size.width - height) * fraction
      let after = proxy.size.width - height - before
      ZStack(alignment: .leading) {
        GaugeFill().mask(alignment: .leading) {
          HStack(spacing: 0) {
            Capsule().frame(width: max(before - gap, 0))
            Spacer(minLength: 0)
            Capsule().frame(width: max(after - gap, 0))
          }
        }
        Circle().fill(Color.primary).frame(width: height, height: height).offset(x: before)
      }
    }
    .frame(minWidth: 40)
    .frame(height: height)
  }
}

/// What a straight gauge is filled with, along its whole length.
private struct GaugeFill: View {
  @Environment(\.gaugeTint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let gradient = tint?.gradient {
      let isForward = direction == .leftToRight
      Rectangle().fill(
        LinearGradient(
          gradient: gradient, startPoint: isForward ? .leading : .trailing, endPoint: isForward ? .trailing : .leading))
    } else {
      Rectangle().fill(tint?.style ?? AnyShapeStyle(Color.accentColor))
    }
  }
}
