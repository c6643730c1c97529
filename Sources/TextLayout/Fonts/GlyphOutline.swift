import CText
import Foundation
import Geometry

/// Reads FreeType outlines: points with on- and off-curve tags, as both TrueType and CFF come.
enum GlyphOutline {
  /// - Parameter scale: from FreeType's units to pixels; y is turned down.
  static func path(_ outline: FT_Outline, scale: CGFloat) -> Path? {
    guard outline.n_contours > 0, let points = outline.points, let tags = outline.tags, let ends = outline.contours
    else { return nil }
    var elements: [Path.Element] = []
    var first = 0
    for contour in 0..<Int(outline.n_contours) {
      let last = Int(ends[contour])
      guard last >= first, last < Int(outline.n_points) else { break }
      append(points, tags, first...last, scale, to: &elements)
      first = last + 1
    }
    return elements.isEmpty ? nil : Path(.elements(elements))
  }

  private static func append(
    _ points: UnsafeMutablePointer<FT_Vector>, _ tags: UnsafeMutablePointer<CChar>, _ range: ClosedRange<Int>,
    _ scale: CGFloat, to elements: inout [Path.Element]
  ) {
    enum Kind { case on, conic, cubic }
    let count = range.count
    func point(_ i: Int) -> CGPoint {
      let v = points[range.lowerBound + i % count]
      return CGPoint(x: CGFloat(v.x) * scale, y: -CGFloat(v.y) * scale)
    }
    func kind(_ i: Int) -> Kind {
      switch tags[range.lowerBound + i % count] & 3 {
      case 1: .on
      case 2: .cubic
      default: .conic
      }
    }
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }

    // Start on the curve: at an on point if there is one, else between two conic controls.
    let startIndex = (0..<count).first { kind($0) == .on }
    let origin = startIndex ?? 0
    let start = startIndex.map(point) ?? middle(point(count - 1), point(0))
    elements.append(.move(to: start))
    var i = startIndex == nil ? 0 : 1
    while i < count + (startIndex == nil ? 0 : 1) {
      let at = origin + i
      let isClosing = i >= count
      switch kind(at) {
      case .on:
        if !isClosing { elements.append(.line(to: point(at))) }
        i += 1
      case .conic:
        let isLast = i + 1 >= count
        let end: CGPoint
        if isLast {
          end = start
        } else {
          end = kind(at + 1) == .on ? point(at + 1) : middle(point(at), point(at + 1))
        }
        elements.append(.quadCurve(to: end, control: point(at)))
        i += !isLast && kind(at + 1) == .on ? 2 : 1
      case .cubic:
        let end = i + 2 >= count ? start : point(at + 2)
        elements.append(.curve(to: end, control1: point(at), control2: point(at + 1)))
        i += 3
      }
    }
    elements.append(.closeSubpath)
  }
}
