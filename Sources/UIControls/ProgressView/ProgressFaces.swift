import Foundation
import Geometry
import UICore

/// A bar between the label and the description of the value.
struct LinearProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let height = profile.controls.progressHeight
    VStack(alignment: .leading, spacing: 4) {
      label
      if let fraction {
        ProgressBar(fraction: fraction, height: height)
      } else {
        MovingBar(height: height)
      }
      currentValueLabel.font(.callout).defaultForegroundStyle(.secondary)
    }
    .modifier(.accessibleControl(fraction: fraction))
    .modifier(ControlSpacing())
  }
}

/// A ring or a spinner over the label and the description of the value.
struct CircularProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let size = profile.controls.spinnerSize
    VStack(spacing: 6) {
      if let fraction {
        ProgressRing(fraction: fraction).frame(width: size, height: size)
      } else {
        Spinner().frame(width: size, height: size)
      }
      label
      currentValueLabel.font(.callout).defaultForegroundStyle(.secondary)
    }
    .modifier(.accessibleControl(fraction: fraction))
    .modifier(ControlSpacing())
  }
}

private struct ProgressBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlFill)
        if fraction > 0 { Capsule().fill(Color.accentColor).frame(width: max(proxy.size.width * fraction, height)) }
      }
    }
    .frame(minWidth: 40)
    .frame(height: height)
  }
}

/// A part of a bar that moves to and fro, once in three seconds.
private struct MovingBar: View {
  let height: CGFloat

  var body: some View {
    TimelineView(.animation(minimumInterval: 1.0 / 30)) { context in
      let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3) / 3
      let position = (1 - cos(2 * .pi * time)) / 2
      GeometryReader { proxy in
        let part = max(proxy.size.width * 0.3, height)
        ZStack(alignment: .leading) {
          Capsule().fill(Color.controlFill)
          Capsule().fill(Color.accentColor).frame(width: part).offset(x: (proxy.size.width - part) * position)
        }
      }
    }
    .frame(minWidth: 40)
    .frame(height: height)
  }
}

private struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    let width: CGFloat = 3
    ZStack {
      Circle().inset(by: width / 2).stroke(Color.controlFill, lineWidth: width)
      if fraction > 0 {
        Circle().inset(by: width / 2).trim(from: 0, to: fraction)
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
    }
  }
}
