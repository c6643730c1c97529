import Foundation
import Geometry

/// How a symbol looks at a moment of its effects.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  /// Radians, clockwise.
  var angle = 0.0
  /// In heights of the symbol.
  var offset = CGSize.zero
  var opacity = 1.0
  /// The opacity of each variable part; nil where no effect runs through them.
  var parts: [Double]?

  /// Both at once.
  mutating func add(_ other: SymbolPose) {
    scale *= other.scale
    angle += other.angle
    offset.width += other.offset.width
    offset.height += other.offset.height
    opacity *= other.opacity
    guard let added = other.parts else { return }
    parts = parts.map { zip($0, added).map(min) } ?? added
  }

  /// From the symbol's space, in which it fills `frame`, to where it is shown.
  func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(
        CGAffineTransform(
          translationX: frame.midX + offset.width * frame.height, y: frame.midY + offset.height * frame.height))
  }
}

extension SymbolEffectConfiguration {
  /// Whether it moves the symbol, or changes its size.
  var hasMotion: Bool {
    switch kind {
    case .bounce, .rotate, .wiggle: true
    case .breathe: !pulses
    case .appear, .automatic, .disappear, .pulse, .replace, .scale, .variableColor: false
    }
  }

  /// Whether it is a state that the symbol goes to and comes back from, not a movement that is played.
  var isState: Bool { kind == .scale || kind == .disappear }

  /// How long a play takes, in seconds.
  func duration(parts: Int) -> Double {
    switch kind {
    case .appear, .scale, .disappear, .automatic, .replace: 0.35
    case .bounce: 0.6
    case .breathe: 2.4
    case .pulse: 1.6
    case .rotate: 1.5
    case .variableColor: 0.3 * Double(parts + 1) * (sequence.isReversing ? 2 : 1)
    case .wiggle: 0.7
    }
  }

  /// The look at a moment of a play.
  ///
  /// - Parameters:
  ///   - time: 0…1.
  ///   - isEndless: whether plays follow each other without a rest.
  ///   - isStill: whether nothing may move.
  func pose(at time: Double, parts: Int, isEndless: Bool, isStill: Bool, isRightToLeft: Bool) -> SymbolPose {
    var pose = SymbolPose()
    if isStill, hasMotion { return pose }
    let swell = pow(sin(.pi * time), 2)
    switch kind {
    case .bounce: pose.scale = 1 + (direction == .down ? -0.22 : 0.22) * sin(2 * .pi * time) * (1 - time)
    case .pulse: pose.opacity = 1 - 0.65 * swell
    case .breathe:
      if !isStill { pose.scale = 1 + 0.12 * swell }
      if pulses { pose.opacity = 1 - 0.4 * swell }
    case .rotate:
      let turned = isEndless ? time : time.eased
      pose.angle = 2 * .pi * turned * (direction == .counterClockwise ? -1 : 1)
    case .wiggle: shake(&pose, by: sin(6 * .pi * time) * (1 - time), isRightToLeft)
    case .variableColor:
      if parts > 0 { pose.parts = opacities(at: time, count: parts) }
    case .appear: pose = state(1 - time.eased, isStill: isStill)
    case .scale, .disappear: pose = state(time.eased, isStill: isStill)
    case .automatic, .replace: break
    }
    return pose
  }

  /// The look with a share of a state: 0 without, 1 all of it.
  func state(_ share: Double, isStill: Bool) -> SymbolPose {
    var pose = SymbolPose()
    let size = isStill && kind != .scale ? 1 : self.size
    pose.scale = 1 + (size - 1) * share
    if kind != .scale { pose.opacity = 1 - share }
    return pose
  }

  /// What the symbol grows to or comes from.
  private var size: CGFloat {
    switch (kind, direction) {
    case (.scale, .down): 0.8
    case (.scale, _): 1.2
    // Appearing upwards it grows, disappearing upwards too.
    case (.appear, .down), (.disappear, .up): 1.3
    default: 0.5
    }
  }

  private func shake(_ pose: inout SymbolPose, by amount: Double, _ isRightToLeft: Bool) {
    let forwards: Double = isRightToLeft ? .pi : 0
    let angle: Double
    switch direction {
    case .counterClockwise:
      pose.angle = -amount * .pi / 15
      return
    case .right: angle = 0
    case .left: angle = .pi
    case .down: angle = .pi / 2
    case .up: angle = -.pi / 2
    case .forward: angle = forwards
    case .backward: angle = forwards + .pi
    case .angle(let radians): angle = radians
    case .clockwise, .downUp, .upUp, .offUp, nil:
      pose.angle = amount * .pi / 15
      return
    }
    pose.offset = CGSize(width: 0.15 * amount * cos(angle), height: 0.15 * amount * sin(angle))
  }

  /// Each part's opacity: the front passes one after the other, and past the last before a play ends.
  private func opacities(at time: Double, count: Int) -> [Double] {
    let way = sequence.isReversing ? 1 - abs(2 * time - 1) : time
    let front = way * Double(count + 1)
    let faint = sequence.hidesInactive ? 0 : Symbol.faintOpacity
    return (0..<count).map { part in
      var share = min(max(front - Double(part), 0), 1)
      if sequence.isIterative { share -= min(max(front - Double(part) - 1, 0), 1) }
      return faint + (1 - faint) * share
    }
  }
}

extension Double {
  /// From 0 to 1, slow at both ends.
  fileprivate var eased: Double {
    let time = Swift.min(Swift.max(self, 0), 1)
    return time * time * (3 - 2 * time)
  }
}
