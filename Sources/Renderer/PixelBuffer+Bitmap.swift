import DisplayList

extension PixelBuffer {
  /// A copy of the pixels, rows without padding.
  public func bitmap(isOpaque: Bool) -> Bitmap {
    var copy: [UInt32] = []
    copy.reserveCapacity(width * height)
    for y in 0..<height { copy += UnsafeBufferPointer(start: pixels + y * pitch, count: width) }
    return Bitmap(width: width, height: height, pixels: copy, isOpaque: isOpaque)
  }
}
