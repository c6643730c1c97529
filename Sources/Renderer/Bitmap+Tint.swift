import DisplayList
import Geometry

extension Bitmap {
  /// The bitmap's alpha in the colour `color`.
  func tinted(_ color: RGBA) -> Bitmap {
    let ramp = (0...255).map { color.opacity(Float($0) / 255).premultipliedARGB }
    return Bitmap(width: width, height: height, pixels: pixels.map { ramp[Int($0 >> 24)] }, isOpaque: false)
  }
}
