import Foundation
import Geometry
import UICore

/// The dimensions of round gauges, in points. Apple publishes none.
private enum RingMetrics {
  static let size: CGFloat = 58
  static let width: CGFloat = 6
  /// Between the marker and the ring.
  static let gap: CGFloat = 2
  /// Where open rings begin and how far they reach, in degrees clockwise from the right.
  static let start = 135.0
  static let sweep = 270.0
}

/// An open ring with a marker at the value. It goes clockwise in either direction of layout, with its bounds at its ends.
struct OpenGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let (start, sweep, width) = (RingMetrics.start, RingMetrics.sweep, RingMetrics.width)
    let radius = (RingMetrics.size - width) / 2
    let value = configuration.value
    // Of the marker, its gap and the round ends of the ring, as a part of the ring.
    let reach = Double((width + RingMetrics.gap) / radius) / (sweep * .pi / 180)
    ZStack {
      if value > reach { RingStroke(from: 0, to: value - reach) }
      if value < 1 - reach { RingStroke(from: value + reach, to: 1) }
      Circle().fill(Color.primary).frame(width: width, height: width)
        .offset(
          x: radius * cos((start + sweep * value) * .pi / 180), y: radius * sin((start + sweep * value) * .pi / 180)
        )
        .environment(\.layoutDirection, .leftToRight)
      configuration.currentValueLabel.modifier(RingFace())
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 4) {
            configuration.minimumValueLabel.environment(\.layoutDirection, direction)
            configuration.maximumValueLabel.environment(\.layoutDirection, direction)
          }
          .environment(\.layoutDirection, .leftToRight)
        } else {
          configuration.label
        }
      }
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .frame(maxWidth: RingMetrics.size * 0.6)
    }
    .frame(width: RingMetrics.size, height: RingMetrics.size)
  }
}

/// A ring that is filled up to the value.
struct ClosedGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let inset = RingMetrics.width / 2
    ZStack {
      Circle().inset(by: inset).stroke(Color.controlFill, lineWidth: RingMetrics.width)
      if configuration.value > 0 { RingStroke(from: 0, to: configuration.value, start: -90, sweep: 360) }
      if let value = configuration.currentValueLabel {
        value.modifier(RingFace())
      } else {
        configuration.label.modifier(RingFace())
      }
    }
    .frame(width: RingMetrics.size, height: RingMetrics.size)
  }
}

/// What is in the middle of a ring, smaller where it has no room.
private struct RingFace: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 18, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: RingMetrics.size - 2 * RingMetrics.width - 6)
  }
}

/// A part of a ring, clockwise in either direction of layout.
private struct RingStroke: View {
  let from, to: Double
  var start = RingMetrics.start
  var sweep = RingMetrics.sweep
  @Environment(\.gaugeTint) private var tint

  var body: some View {
    let arc = RingArc(start: start + sweep * from, end: start + sweep * to, inset: RingMetrics.width / 2)
    let stroke = StrokeStyle(lineWidth: RingMetrics.width, lineCap: .round)
    if let gradient = tint?.gradient {
      // The round ends are of the colours of the ends, which a gradient all around would have on one side only.
      let end = Double(RingMetrics.width / (RingMetrics.size - RingMetrics.width)) * 180 / .pi
      let first = start - end
      arc.stroke(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .degrees(first),
          endAngle: .degrees(first + min(sweep + 2 * end, 360))),
        style: stroke)
    } else {
      arc.stroke(tint?.style ?? AnyShapeStyle(Color.accentColor), style: stroke)
    }
  }
}

private struct RingArc: Shape, BuiltIn {
  /// Degrees clockwise from the right.
  let start, end: Double
  let inset: CGFloat
  typealias Body = _ShapeView<Self, ForegroundStyle>

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: max(min(rect.width, rect.height) / 2 - inset, 0),
        startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
    }
  }
}
