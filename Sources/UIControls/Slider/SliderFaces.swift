import Foundation
import Geometry
import UICore

/// The track of a slider, the coloured part of it up to the knob's middle, and dots below it.
nonisolated struct TrackFace: ControlFace {
  let size: CGSize? = nil
  let hasDirection = true
  /// Where the coloured part begins, 0…1; nil for the end of the track.
  let start: Double?
  /// Where the knob is, 0…1.
  var animatableData: Double
  let marks: SliderMarks
  /// The knob's diameter and the track's height in points.
  let knob, track: CGFloat

  /// Of a dot, and above it, in points. Our own figures.
  private static let (radius, gap): (CGFloat, CGFloat) = (1.25, 3)

  func hitPath(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }

  func layers(in size: CGSize) -> [FaceLayer] {
    let travel = max(size.width - knob, 1)
    let y = (size.height - track) / 2
    let middle = travel * animatableData + knob / 2
    let start = start.map { travel * $0 + knob / 2 } ?? 0
    let whole = CGRect(x: 0, y: y, width: size.width, height: track)
    let part = CGRect(x: min(start, middle), y: y, width: abs(middle - start), height: track)
    var layers = [
      FaceLayer(Capsule(), in: whole, color: .controlFill), FaceLayer(Capsule(), in: part, color: .accentColor),
    ]
    let marks = marks.shown(on: travel)
    if !marks.isEmpty {
      let frame = CGRect(origin: .zero, size: size)
      layers.append(FaceLayer(dots(marks, travel, y + track + Self.gap), in: frame, color: .primary.opacity(0.3)))
    }
    return layers
  }

  private func dots(_ marks: [Double], _ travel: CGFloat, _ y: CGFloat) -> Path {
    var path = Path()
    for mark in marks {
      let x = knob / 2 + travel * mark - Self.radius
      path.addEllipse(in: CGRect(x: x, y: y, width: 2 * Self.radius, height: 2 * Self.radius))
    }
    return path
  }
}

/// The knob of a slider, as large as it is offered.
nonisolated struct KnobFace: ControlFace {
  let size: CGSize? = nil
  let hasDirection = false
  let isPressed: Bool
  var animatableData: EmptyAnimatableData { EmptyAnimatableData() }

  func layers(in size: CGSize) -> [FaceLayer] {
    let frame = CGRect(origin: .zero, size: size)
    let edge = StrokeStyle(lineWidth: 0.5)
    let line = Circle().path(in: frame.insetBy(dx: 0.25, dy: 0.25))
    return [
      FaceLayer(Circle(), in: frame, color: .white),
      FaceLayer(line, stroke: edge, in: frame, color: .black.opacity(0.18)),
      FaceLayer(Circle(), in: frame, color: .black.opacity(isPressed ? 0.08 : 0)),
    ]
  }
}
