import DisplayList
import Foundation
import Geometry

extension Paint {
  /// Pixels a point; fewer where the picture would be larger than `largestPicture` pixels.
  private static let pictureDensity: CGFloat = 2
  private static let largestPicture: CGFloat = 4_000_000

  /// In pixels; nil where there is nothing to be seen.
  static func pictureSize(_ bounds: CGRect) -> (width: Int, height: Int)? {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let density = min(pictureDensity, (largestPicture / (bounds.width * bounds.height)).squareRoot())
    let (width, height) = (Int((bounds.width * density).rounded(.up)), Int((bounds.height * density).rounded(.up)))
    guard width > 0, height > 0, width < 16_384, height < 16_384 else { return nil }
    return (width, height)
  }

  /// Makes a picture of a paint that SVG does not have, in bounds; nil for those that it has.
  var bitmap: ((CGRect) -> Bitmap?)? {
    switch self {
    case .angular(let stops, let center, let start, let end):
      let gradient = AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end)
      return { gradient.bitmap($0) }
    case .mesh(let grid, let opacity): return { grid.bitmap($0, opacity) }
    default: return nil
    }
  }
}

extension MeshGrid {
  fileprivate func bitmap(_ bounds: CGRect, _ opacity: Float) -> Bitmap? {
    guard let (width, height) = Paint.pictureSize(bounds) else { return nil }
    let raster = MeshRaster(self, alpha: opacity) { point in
      SIMD2(
        Float((point.x - bounds.minX) / bounds.width * CGFloat(width)),
        Float((point.y - bounds.minY) / bounds.height * CGFloat(height)))
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<height { raster.shade(x: 0, y: row, count: width, into: pixels.baseAddress! + row * width) }
    }
    return Bitmap(
      width: width, height: height, pixels: pixels, isOpaque: Paint.mesh(self, opacity: opacity).isOpaque)
  }
}
