import Foundation

extension Path {
  /// The outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// Lines follow curves within a twentieth of a point; round joins and caps are curves. If the width is not positive,
  /// the path is empty.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style)
    // An outline that is far from a tight curve enlarges its corners.
    let tolerance = 0.05 / (1 + style.lineWidth / 20)
    for line in Polyline.polylines(of: self, tolerance: tolerance) {
      if style.dash.isEmpty || line.points.count < 2 {
        stroker.add(line)
      } else {
        for dash in line.dashed(style.dash, phase: style.dashPhase) { stroker.add(dash) }
      }
    }
    return stroker.elements.isEmpty ? Path() : Path(.elements(stroker.elements))
  }
}
