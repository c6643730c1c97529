import Foundation

extension Path {
  /// The outline of the path as `style` traces it, to be filled by the non-zero rule.
  ///
  /// Curves are followed by lines to a twentieth of a point or closer; round joins and caps are curves. A width that is
  /// not positive gives an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style)
    // An outline far from a tight curve magnifies its corners.
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
