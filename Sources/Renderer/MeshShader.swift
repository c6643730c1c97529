import DisplayList
import Foundation
import Geometry

/// A grid of coloured points.
final class MeshShader: Shader {
  private let raster: MeshRaster
  private let originX, originY: Int

  /// - Parameters:
  ///   - transform: the grid's units to pixels.
  ///   - alpha: the opacity, 0…1.
  init(_ grid: MeshGrid, transform: CGAffineTransform, alpha: Float) {
    let device = DeviceTransform(transform)
    (originX, originY) = (device.originX, device.originY)
    raster = MeshRaster(grid, alpha: alpha) { point in
      let (x, y) = (Float(point.x), Float(point.y))
      return SIMD2(device.x(x, y), device.y(x, y))
    }
  }

  func shade(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
    raster.shade(x: x - originX, y: y - originY, count: count, into: out)
  }
}
