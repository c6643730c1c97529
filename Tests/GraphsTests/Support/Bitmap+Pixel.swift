import DisplayList

extension Bitmap {
  /// The parts of a pixel from 0 to 255.
  func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let value = pixels[y * width + x]
    return (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
  }
}
