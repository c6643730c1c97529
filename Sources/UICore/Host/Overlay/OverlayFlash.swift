import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A mark on a view whose body ran.
struct OverlayFlash: Equatable {
  /// Seconds until the mark has faded out.
  static let duration = 0.5

  /// Why a view is marked, from least to worst. Where the frames of several views are equal, the worst shows.
  enum Severity: Int, Comparable {
    case changed
    /// The body ran again with an equal result.
    case wasted
    /// Longer than 0.5 ms, and longer than 1 ms: the limits at which Instruments shows orange and red.
    case long, veryLong

    init(_ run: UpdateMonitor.Run) {
      self =
        switch run.nanoseconds {
        case 1_000_001...: .veryLong
        case 500_001...: .long
        default: run.isWasted ? .wasted : .changed
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    var color: Color {
      switch self {
      case .changed: .blue
      case .wasted: .purple
      case .long: .orange
      case .veryLong: .red
      }
    }
  }

  var severity: Severity
  /// When the body last ran.
  var time: Double
  /// In points of the window.
  var frames: [CGRect]

  /// The mark's opacity, from 1 down to 0.
  func strength(at now: Double) -> Double {
    let rest = min(1, max(0, 1 - (now - time) / Self.duration))
    return rest * rest
  }

  /// A translucent rectangle and its outline, about 1.5 points wide, inside `frame`; edges are on whole pixels.
  static func items(
    around frame: CGRect, _ color: RGBA, strength: Double, id: UInt32, version: UInt32, scale: CGFloat
  ) -> [DisplayItem] {
    let snap = { (length: CGFloat) in (length * scale).rounded() / scale }
    let (left, top) = (snap(frame.minX), snap(frame.minY))
    let (width, height) = (max(snap(frame.maxX) - left, 1 / scale), max(snap(frame.maxY) - top, 1 / scale))
    let rect = CGRect(x: left, y: top, width: width, height: height)
    let line = min(max(1, snap(1.5)), width / 2, height / 2)
    let edges = [
      CGRect(x: left, y: top, width: width, height: line),
      CGRect(x: left, y: rect.maxY - line, width: width, height: line),
      CGRect(x: left, y: top + line, width: line, height: height - 2 * line),
      CGRect(x: rect.maxX - line, y: top + line, width: line, height: height - 2 * line),
    ]
    let alpha = Float(strength)
    return [
      DisplayItem(
        id: id, version: version, bounds: rect, content: .rectangles([rect], .color(color.opacity(0.14 * alpha)))),
      DisplayItem(
        id: id, version: version, bounds: rect, content: .rectangles(edges, .color(color.opacity(0.85 * alpha)))),
    ]
  }
}
