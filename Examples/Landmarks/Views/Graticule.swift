import SwiftUI

/// Parallels and meridians, 30° apart, in the orthographic projection centred on a place.
struct Graticule: Shape {
  let coordinate: Coordinate

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for longitude in stride(from: -180.0, to: 180, by: 30) {
      addLine(to: &path, in: rect, stride(from: -75.0, through: 75, by: 15).map { ($0, longitude) })
    }
    for latitude in stride(from: -60.0, through: 60, by: 30) {
      addLine(to: &path, in: rect, stride(from: -180.0, through: 180, by: 15).map { (latitude, $0) })
    }
    return path
  }

  /// Adds the parts of a line that lie on the visible half.
  private nonisolated func addLine(
    to path: inout Path, in rect: CGRect, _ places: [(latitude: Double, longitude: Double)]
  ) {
    var isDrawing = false
    for place in places {
      guard let point = project(place.latitude, place.longitude, in: rect) else {
        isDrawing = false
        continue
      }
      if isDrawing { path.addLine(to: point) } else { path.move(to: point) }
      isDrawing = true
    }
  }

  private nonisolated func project(_ latitude: Double, _ longitude: Double, in rect: CGRect) -> CGPoint? {
    let radians = Double.pi / 180
    let (phi, center) = (latitude * radians, coordinate.latitude * radians)
    let lambda = (longitude - coordinate.longitude) * radians
    guard sin(center) * sin(phi) + cos(center) * cos(phi) * cos(lambda) > 0.02 else { return nil }
    let x = cos(phi) * sin(lambda)
    let y = cos(center) * sin(phi) - sin(center) * cos(phi) * cos(lambda)
    let radius = min(rect.width, rect.height) / 2
    return CGPoint(x: rect.midX + x * radius, y: rect.midY - y * radius)
  }
}
