import DisplayList
import Foundation
import Geometry

extension Paint {
  func opacity(_ factor: Double) -> Paint {
    let f = Float(factor)
    func fade(_ stops: GradientStops) -> GradientStops {
      GradientStops(stops.stops.map { .init(color: $0.color.opacity(f), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(color.opacity(f))
    case .linear(let stops, let from, let to): return .linear(fade(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(fade(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(fade(stops), center: center, startAngle: start, endAngle: end)
    case .elliptical(let stops, let center, let radii, let start, let end):
      return .elliptical(fade(stops), center: center, radii: radii, startRadius: start, endRadius: end)
    case .tiles(let bitmap, let tile, let opacity): return .tiles(bitmap, tile, opacity: opacity * f)
    case .mesh(let grid, let opacity): return .mesh(grid, opacity: opacity * f)
    }
  }

  /// A single colour for places that cannot draw gradients: the first stop's.
  var representative: RGBA {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _, _):
      stops.stops.first?.color ?? .clear
    case .tiles(_, _, let opacity): RGBA.black.opacity(opacity)
    case .mesh(let grid, let opacity): grid.representative.opacity(opacity)
    }
  }
}
